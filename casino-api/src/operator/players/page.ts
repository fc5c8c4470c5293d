import { terms } from 'locales/en/terms';
import type { Duplicate } from '../../features/desk';
import { renderMoney, renderTime } from '../../features/messages';
import type { Operator } from '../../features/operators';
import type { FoundPlayer, PlayerSheet } from '../../features/player-desk';
import { escaped } from '../../kernel/html';
import type { Page } from '../../kernel/paged-list';
import { carePath, markersText } from '../care/page';
import { holds, type Visit } from '../desk';
import { sameBy } from '../documents/page';
import { deskFacts } from '../menu';
import { actForm, field, nothingIn, select } from '../forms';
import { blockedPath, blockFields, blockPairs } from './blocks';
import type { beginningsOf } from './lists';
import { breakable, facts, newsNote, operatorPage, section, table } from '../pages';
import { pager } from '../paging';

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
export function searchPage(visit: Visit, text: string, found: Page<FoundPlayer> | null): Response {
  const rows = (found?.rows ?? []).map(
    ({ playerId, username, email, by }) =>
      `<li><span><a href="${path}/${playerId}"><b>${escaped(username)}</b></a><br>${breakable(email)}</span><small>by ${by}</small></li>`,
  );
  const list = !found
    ? ''
    : rows.length === 0
      ? '<p class="none">Nobody is found.</p>'
      : `<ul class="plain">${rows.join('')}</ul>${pager(visit, path, found)}`;
  return operatorPage('Players', `${searchForm(text)}${list}<p><a href="${blockedPath}">Blocked accounts</a></p>`, {
    operator: visit.operator,
  });
}

/** What is known of a player besides his sheet. */
export interface PlayerParts {
  /** The beginning of each list that the operator may see, by its name: markup. */
  lists: Awaited<ReturnType<typeof beginningsOf>>;
  /** Other accounts that seem to be of the same person; null for who may not see them. */
  duplicates: readonly Duplicate[] | null;
}

/** All of a player, and what may be done. */
export function playerPage(
  { operator, at }: Visit,
  sheet: PlayerSheet,
  { lists, duplicates }: PlayerParts,
  { news, status }: { news: PlayerNews | null; status: number },
): Response {
  const { account, balance, limit, excluded } = sheet;
  const money = (amount: number): string => renderMoney(amount, account.currency, 'en');
  const frozen = sheet.frozen === 'operator' ? 'Account blocked' : sheet.frozen ? 'Self-excluded' : null;
  const problem = news && 'problem' in news ? news : null;
  const title = `Player ${account.username}`;
  const marks = [
    ...(frozen ? [`<b class="mark outside">${frozen}</b>`] : []),
    `<span class="mark ${account.kycVerified ? 'inside' : 'warn'}">${account.kycVerified ? 'verified' : 'not verified'}</span>`,
    ...(holds(operator, deskFacts.care.roles) && sheet.care.isMarked
      ? ['<b class="mark outside">marked for care</b>']
      : []),
  ].join(' ');
  const body = `${searchForm('')}${newsNote(problem ? { problem: problem.problem, at: `note-${problem.step}` } : news && 'done')}<p>${marks}</p>
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
        ['Level', String(sheet.loyalty.level)],
        ['Cash points', sheet.loyalty.points.toLocaleString('en')],
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
    ${riskSection(sheet, duplicates, operator)}
    ${section('What to do', forms(sheet, { operator, problem, at }))}
    ${lists.notes ?? ''}${lists.messages ?? ''}${lists.support ?? ''}${lists.documents ?? ''}${askedFor(sheet, operator)}
    ${lists.bookings ?? ''}${lists.rounds ?? ''}${lists.bonuses ?? ''}
    ${lists['log-ins'] ?? ''}${lists.log ?? ''}`;
  return operatorPage(problem ? `There is a problem: ${title}` : title, body, { heading: title, operator, status });
}

/** What gives reason to look closer: markers of care, and other accounts of the same person. */
function riskSection(
  { account, care }: PlayerSheet,
  duplicates: readonly Duplicate[] | null,
  operator: Operator,
): string {
  const found = holds(operator, deskFacts.care.roles)
    ? facts([
        ['Care', care.isMarked ? `marked since ${when(care.since)}` : 'not marked'],
        ...(care.isMarked ? [['Found', markersText(care.markers)] as const] : []),
      ]) + `<p><a href="${carePath(account.playerId)}">Care: contacts, and what to do</a></p>`
    : '';
  const others =
    duplicates === null
      ? ''
      : table(
          'Possible second accounts',
          ['Possible second account', 'By'],
          duplicates.map(({ otherId, username, by }) => [
            { html: `<a href="${path}/${escaped(otherId)}">${escaped(username)}</a>` },
            sameBy[by],
          ]),
        );
  const parts = found + (others && `<h3>Possible second accounts</h3>${others}`);
  return parts && section('Risk', parts);
}

/** Documents that were asked for and did not come yet, for who decides about documents. */
const askedFor = ({ askedDocuments }: PlayerSheet, operator: Operator): string =>
  askedDocuments.length === 0 || !holds(operator, deskFacts.documents.roles)
    ? ''
    : facts(
        askedDocuments.map(
          ({ type, reason, askedAt }) =>
            ['Asked for', `${terms.document[type]}: ${terms.ask[reason]}, ${when(askedAt)}`] as const,
        ),
      );

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
