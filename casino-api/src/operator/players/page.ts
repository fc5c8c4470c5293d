import type { OperatorEntry } from '../../features/desk';
import { renderMoney, renderTime } from '../../features/messages';
import type { Operator } from '../../features/operators';
import type { FoundPlayer, PlayerSheet } from '../../features/player-desk';
import { escaped } from '../../kernel/html';
import { holds } from '../desk';
import { deskFacts } from '../menu';
import { actForm, field, nothingIn, select } from '../forms';
import { blockedPath, blockFields, blockPairs } from './blocks';
import { breakable, facts, newsNote, operatorPage, section, table } from '../pages';

const { path } = deskFacts.players;

/** What a post came to. */
export type PlayerNews = { done: true } | PlayerProblem;
/** `form`: what was written there. */
interface PlayerProblem {
  problem: string;
  step: string;
  form?: URLSearchParams;
}

const when = (at: number): string => `${renderTime(at, 'en')} UTC`;
const searchForm = (text: string): string =>
  `<form class="search" method="get" action="${path}" role="search"><p><label for="q">User name, email, name, id, transaction or address of a payout</label><input id="q" name="q" type="search" maxlength="254" autocomplete="off" value="${escaped(text)}" autofocus></p><p><button class="go">Search</button></p></form>`;

/** @param found null while nothing was asked for */
export function searchPage(
  text: string,
  found: { players: readonly FoundPlayer[]; isMore: boolean } | null,
  operator: Operator,
): Response {
  const rows = (found?.players ?? []).map(
    ({ playerId, username, email, by }) =>
      `<li><span><a href="${path}/${playerId}"><b>${escaped(username)}</b></a><br>${breakable(email)}</span><small>by ${by}</small></li>`,
  );
  const list = !found
    ? ''
    : rows.length === 0
      ? '<p class="none">Nobody is found.</p>'
      : `<ul class="plain">${rows.join('')}</ul>${found.isMore ? '<p>More are found than these: write more of it.</p>' : ''}`;
  return operatorPage('Players', `${searchForm(text)}${list}<p><a href="${blockedPath}">Blocked accounts</a></p>`, {
    operator,
  });
}

/** All of a player, and what may be done. */
export function playerPage(
  sheet: PlayerSheet,
  entries: readonly OperatorEntry[],
  { news, status, operator, at }: { news: PlayerNews | null; status: number; operator: Operator; at: number },
): Response {
  const { account, balance, limit, excluded } = sheet;
  const money = (amount: number): string => renderMoney(amount, account.currency, 'en');
  const frozen = sheet.frozen === 'operator' ? 'Account blocked' : sheet.frozen ? 'Self-excluded' : null;
  const problem = news && 'problem' in news ? news : null;
  const title = `Player ${account.username}`;
  const body = `${searchForm('')}${newsNote(problem ? { problem: problem.problem, at: `note-${problem.step}` } : news && 'done')}<p>${frozen ? `<b class="mark outside">${frozen}</b> ` : ''}<span class="mark ${account.kycVerified ? 'inside' : 'warn'}">${account.kycVerified ? 'verified' : 'not verified'}</span></p>
    ${section(
      'Account',
      facts([
        ['Id', account.playerId],
        ['Email', account.email],
        ['Name', `${account.fname} ${account.lname}${account.kana && ` (${account.kana})`}`],
        ['Birth date', account.birthdate],
        ['Address', `${account.address}, ${account.zip} ${account.city}, ${account.country}`],
        ['Mobile', account.mobile],
        ['Language', account.language],
        ['Joined', when(account.createdAt)],
        ['Email confirmed', account.confirmedAt === null ? 'no' : when(account.confirmedAt)],
        ['Level', String(sheet.level)],
      ]),
    )}
    ${section(
      'Money and protection',
      facts([
        ['Cash', money(balance.cash)],
        ['Bonus', money(balance.bonus)],
        ['Withdrawals on hold', money(balance.held)],
        ['Unallocated', money(sheet.unallocated)],
        ['Deposit limit', limit.current === null ? 'none' : money(limit.current)],
        ['Left of it', limit.left === null ? 'no limit' : money(limit.left)],
        [
          'Excluded until',
          excluded === null ? 'not excluded' : excluded.until === null ? 'no end yet' : when(excluded.until),
        ],
        ...(sheet.block ? blockPairs(sheet.block) : []),
        ['Offers', sheet.offersWithheld === null ? 'may be offered' : `withheld: ${sheet.offersWithheld}`],
      ]) +
        (sheet.unallocated > 0
          ? `<p>What is unallocated is credited or refunded at <a href="/__ops/exceptions">Exceptions</a>.</p>`
          : ''),
    )}
    <p><a href="/__ops/care/${account.playerId}">Care</a></p>
    ${section('What to do', forms(sheet, { operator, problem, at }))}
    ${section(
      'Bookings',
      table(
        'Bookings',
        ['When, UTC', 'Kind', 'Cash', 'Id', 'Answers'],
        sheet.transactions.map(({ at, kind, amount, id, answers }) => [
          ...[renderTime(at, 'en'), kind.replaceAll('_', ' '), money(amount), id, answers ?? ''],
        ]),
      ),
    )}
    ${section(
      'Rounds',
      table(
        'Rounds',
        ['When, UTC', 'Game', 'Stake', 'Payout', 'State', 'Id'],
        sheet.rounds.map(({ startedAt, gametitle, stake, payout, state, id }) => [
          ...[renderTime(startedAt, 'en'), gametitle, money(stake), money(payout), state, id],
        ]),
      ),
    )}
    ${section(
      'Bonuses',
      table(
        'Bonuses',
        ['Name', 'State', 'Amount', 'Balance'],
        sheet.bonuses.map(({ name, state, amount, balance: left }) => [name, state, money(amount), money(left)]),
      ),
    )}
    ${section(
      `Log-ins (${sheet.openSessions} open)`,
      table(
        'Log-ins',
        ['When, UTC', 'Address', 'Country'],
        sheet.logins.map(({ at, ip, country }) => [renderTime(at, 'en'), ip, country]),
      ),
    )}
    ${section(
      'Log',
      table(
        'Log',
        ['When, UTC', 'Who', 'What', 'Why'],
        entries.map(({ at, actor, action, details }) => [renderTime(at, 'en'), actor, action, details.note ?? '']),
      ),
    )}`;
  return operatorPage(problem ? `There is a problem: ${title}` : title, body, { heading: title, operator, status });
}

function forms(
  { account, frozen, block }: PlayerSheet,
  { operator, problem, at }: { operator: Operator; problem: PlayerProblem | null; at: number },
): string {
  const form = (step: string, button: string, look: 'go' | 'stop', fields = '') =>
    actForm(path, step, button, {
      look,
      fields,
      hidden: { player: account.playerId },
      isWrong: problem?.step === step,
    });
  const blockForm = (step: string): string =>
    blockFields(
      block,
      (problem?.step === step && problem.form && { form: problem.form, prefix: `${step}-` }) || nothingIn(`${step}-`),
      at,
    );
  const correction =
    field('Booking that it answers, by its id', 'answers') +
    field(`Amount in ${account.currency}, below zero to take`, 'amount', 'inputmode="decimal" maxlength="12"');
  const mails = select('Mail', 'mail', [
    ['confirmation', 'The link that confirms the address'],
    ['reset', 'The link that sets a new password'],
  ]);
  const limit = field(
    `Deposits in 24 hours in ${account.currency}, as the player asked; lower than now`,
    'limit',
    'inputmode="decimal" maxlength="12"',
  );
  const asked = `<p><label class="tick" for="asked"><input id="asked" type="checkbox" name="asked" value="yes" required>The player asked for it in words. Nobody can take it back.</label></p>`;
  const shown = [
    ...(holds(operator, ['support', 'risk']) && frozen !== 'operator'
      ? [form('block', 'Block the account', 'stop', blockForm('block'))]
      : []),
    ...(holds(operator, ['risk']) && block
      ? [
          form('change_block', 'Change the block', 'stop', blockForm('change_block')),
          form('unblock', 'Lift the block', 'go'),
        ]
      : []),
    ...(holds(operator, ['support', 'risk']) ? [form('end_sessions', 'End all sessions', 'stop')] : []),
    form('note', 'Write a note', 'go'),
    ...(holds(operator, ['support']) ? [form('mail_again', 'Send a mail again', 'go', mails)] : []),
    ...(holds(operator, ['support', 'risk'])
      ? [
          form('lower_limit', 'Set a lower deposit limit', 'go', limit),
          form('exclude', 'Exclude on request', 'stop', asked),
        ]
      : []),
    ...(holds(operator, ['risk', 'identity']) ? [form('export', 'Export all data', 'go')] : []),
    ...(holds(operator, ['payments']) ? [form('correct', 'Correct the balance', 'stop', correction)] : []),
    ...(holds(operator, ['risk'])
      ? [
          form(
            'erase',
            'Erase the person',
            'stop',
            '<p>For good, by two persons. Write no name: what is written here stays.</p>',
          ),
        ]
      : []),
  ];
  return `<div class="steps">${shown.join('')}</div>`;
}
