import { apiTexts } from 'locales/api';
import { days } from 'contract/constants';
import { type AccountBlock, blockReasons, blockReviewers, longestBlock, usualBlock } from '../../features/accounts';
import { type BlockedPlayer, blockedPlayers } from '../../features/exclusion';
import { renderTime } from '../../features/messages';
import { playerDeskPort } from '../../features/player-desk';
import { escaped } from '../../kernel/html';
import { systemOf } from '../../kernel/player-client';
import type { Visit } from '../desk';
import { momentIn, momentText } from '../form-values';
import { filled, select, type Written } from '../forms';
import { deskFacts } from '../menu';
import { operatorPage, section, table } from '../pages';
import { pager, placeOf } from '../paging';
import type { Work } from './personal-acts';

const { path } = deskFacts.players;
export const blockedPath = `${path}/blocked`;
const shownAtOnce = 25;

const { block: reasons, team: teams } = apiTexts('en').terms;

/** What the desk shows of a block. */
export const blockPairs = ({ reason, payoutsHeld, until, reviewer }: AccountBlock): [string, string][] => [
  ['Blocked for', reasons[reason]],
  ['Withdrawals', payoutsHeld ? 'on hold' : 'open'],
  ['Reviewed by', `${teams[reviewer]}, until ${renderTime(until, 'en')} UTC`],
];

/** What a block says, to be filled in: as it was written, else as it stands, else as usual. */
export function blockFields(standing: AccountBlock | null, { form, prefix }: Written, at: number): string {
  const known = standing ?? usualBlock(at);
  const choice = (label: string, name: string, options: readonly (readonly [string, string])[], chosen: string) =>
    select(label, name, options, `${prefix}${name}`, form.get(name) ?? chosen);
  return [
    choice(
      'Reason, as the player reads it',
      'reason',
      blockReasons.map((reason) => [reason, reasons[reason]] as const),
      known.reason,
    ),
    choice(
      'Withdrawals',
      'payouts',
      [
        ['held', 'On hold'],
        ['open', 'Open'],
      ],
      known.payoutsHeld ? 'held' : 'open',
    ),
    choice(
      'Reviewed by',
      'reviewer',
      blockReviewers.map((reviewer) => [reviewer, teams[reviewer]] as const),
      known.reviewer,
    ),
    filled(
      'Reviewed until, UTC',
      'until',
      { form, prefix },
      {
        attributes: 'type="datetime-local"',
        hint: momentText(Math.max(known.until, at)),
        isNeeded: true,
      },
    ),
  ].join('');
}

const chosen = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

/** What was filled in, or what is wrong with it. */
function blockIn(form: URLSearchParams, at: number): AccountBlock | string {
  const reason = chosen(blockReasons, form.get('reason'));
  const reviewer = chosen(blockReviewers, form.get('reviewer'));
  const payouts = chosen(['held', 'open'], form.get('payouts'));
  const until = momentIn(form, 'until');
  if (!reason) return 'Choose the reason';
  if (!payouts) return 'Choose whether withdrawals are on hold';
  if (!reviewer) return 'Choose who reviews it';
  if (!until || until <= at || until > at + longestBlock)
    return `Write until when it is reviewed: later than now, within ${longestBlock / days} days`;
  return { reason, reviewer, payoutsHeld: payouts === 'held', until };
}

const deskOf = ({ context }: Visit, player: string) => systemOf(context.env, player, playerDeskPort);

export const block: Work = async (player, by, visit, form) => {
  const wanted = blockIn(form, visit.at);
  if (typeof wanted === 'string') return wanted;
  await deskOf(visit, player).block(wanted, by, visit.at);
  return null;
};

export const changeBlock: Work = async (player, by, visit, form) => {
  const wanted = blockIn(form, visit.at);
  if (typeof wanted === 'string') return wanted;
  const changed = await deskOf(visit, player).changeBlock(wanted, by, visit.at);
  return changed.ok ? null : 'The account is not blocked.';
};

export const unblock: Work = async (player, by, visit) => {
  await deskOf(visit, player).liftBlock(by, visit.at);
  return null;
};

const row =
  (at: number) =>
  ({ playerId, username, reason, payoutsHeld, reviewer, reviewBy, since }: BlockedPlayer) => [
    { html: `<a href="${path}/${playerId}">${escaped(username)}</a>` },
    reasons[reason],
    payoutsHeld ? 'on hold' : 'open',
    teams[reviewer],
    reviewBy <= at
      ? { html: `<b class="mark outside">${escaped(renderTime(reviewBy, 'en'))}</b>` }
      : renderTime(reviewBy, 'en'),
    renderTime(since, 'en'),
  ];

/** Whose account is blocked, the soonest to be reviewed first: what is overdue stands on top. */
export async function blockedPage(visit: Visit): Promise<Response> {
  const { context, operator, at } = visit;
  const blocked = await blockedPlayers(context.env.DB, placeOf(visit), shownAtOnce);
  const heads = ['Player', 'Reason', 'Withdrawals', 'Reviewed by', 'Until, UTC', 'Since, UTC'];
  return operatorPage(
    'Blocked accounts',
    `<p><a href="${path}">Players</a></p><p>What operators blocked. Each player reads the reason, whether withdrawals are on hold, and who decides until when.</p>${section('Blocked', table('Blocked', heads, blocked.rows.map(row(at))) + pager(visit, blockedPath, blocked))}`,
    { operator },
  );
}
