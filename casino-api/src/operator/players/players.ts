import { parseMoney } from './money-field';
import { duplicatesOf, recordEntry } from '../../features/desk';
import { renderMoney } from '../../features/messages';
import { findPlayers, isPlayer, type Obstacle, playerDeskPort } from '../../features/player-desk';
import { answer } from '../../kernel/http/answer';
import { refused } from '../../kernel/outcome';
import { systemOf } from '../../kernel/player-client';
import { type Act, type Asked, type Desk, type DoneBy, holds, noteOf, pressOf, seeOther, type Visit } from '../desk';
import { deskFacts } from '../menu';
import { placeOf } from '../paging';
import { block, blockedPage, changeBlock, unblock } from './blocks';
import { exclude, exportData, lowerLimit, mailAgain, type Work } from './personal-acts';
import { beginningsOf, listPage } from './lists';
import { playerPage, type PlayerNews, searchPage } from './page';
import { outsideRoundPage, roundPage } from './round';

const shownAtOnce = 25;
const { path } = deskFacts.players;

const isId = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

async function search(visit: Visit): Promise<Response> {
  const { env, req } = visit.context;
  const text = (req.query('q') ?? '').trim().slice(0, 254);
  return searchPage(visit, text, text === '' ? null : await findPlayers(env.DB, text, placeOf(visit), shownAtOnce));
}

/** Who sees which accounts seem to be of one person. */
const seesDuplicates = ['identity', 'risk'] as const;

/** One page with all of a player: his object is asked once, the shared side once for each list. */
async function sheet(visit: Visit, id: string, news: PlayerNews | null = null, status = 200): Promise<Response> {
  const { context, operator, at } = visit;
  const { env } = context;
  if (!isId(id) || !(await isPlayer(env.DB, id))) return answer(refused('not_found'), 'en');
  const shown = await systemOf(env, id, playerDeskPort).sheet(at);
  if (!shown.ok) return answer(shown, 'en');
  const [lists, duplicates] = await Promise.all([
    beginningsOf(visit, id, shown.data),
    holds(operator, seesDuplicates) ? duplicatesOf(env.DB, [id]) : null,
  ]);
  return playerPage(visit, shown.data, { lists, duplicates }, { news, status });
}

/** An act about one player, with the reason that it can't be done without. @param work gives what went wrong, or null */
function act(
  roles: Act['roles'],
  work: Work,
  { to = (player) => `${path}/${player}?done=1`, ...more }: Partial<Act> & { to?: (player: string) => string } = {},
): Act {
  const run = async (visit: Visit, form: URLSearchParams, { actor, askedBy }: DoneBy): Promise<Response> => {
    const player = form.get('player') ?? '';
    if (!isId(player) || !(await isPlayer(visit.context.env.DB, player))) return answer(refused('not_found'), 'en');
    const note = noteOf(form);
    if (note === '')
      return sheet(visit, player, { problem: 'Write down why first', step: form.get('step') ?? '', form }, 422);
    const id = `${player}:${pressOf(form, visit)}`;
    const problem = await work(player, { id, actor, note, ...(askedBy ? { askedBy } : {}) }, visit, form);
    if (problem instanceof Response) return problem;
    return problem === null
      ? seeOther(to(player))
      : sheet(visit, player, { problem, step: form.get('step') ?? '', form }, 409);
  };
  return { roles, run, ...more };
}

const deskOf = ({ context }: Visit, player: string) => systemOf(context.env, player, playerDeskPort);

const endSessions: Work = async (player, by, visit) => {
  await deskOf(visit, player).endSessions(by, visit.at);
  return null;
};

const note: Work = async (player, { id, actor, note: text }, { context, at }) => {
  const entry = { id: `note:${id}`, at, actor, action: 'note', subject: player, playerId: player } as const;
  await recordEntry(context.env.DB, { ...entry, details: { note: text } });
  return null;
};

const corrections: Partial<Record<string, string>> = {
  not_found: 'There is no such booking of this player in the account’s currency.',
  insufficient_funds: 'The balance would fall below zero.',
};

const correct: Work = async (player, by, visit, form) => {
  const amount = parseMoney(form.get('amount') ?? '');
  if (amount === null) return 'Write an amount, such as 12.50 or -12.50';
  if (!by.askedBy) return 'A correction takes two persons.';
  const done = await deskOf(visit, player).correct(form.get('answers') ?? '', amount, by, visit.at);
  return done.ok ? null : (corrections[done.code] ?? done.code);
};

/** What the second person reads; what can't be done is said to the first. */
async function askCorrection(visit: Visit, form: URLSearchParams): Promise<Asked | Response | null> {
  const player = form.get('player') ?? '';
  const amount = parseMoney(form.get('amount') ?? '');
  if (!isId(player) || !(await isPlayer(visit.context.env.DB, player)) || amount === null || noteOf(form) === '')
    return null;
  const shown = await deskOf(visit, player).sheet(visit.at);
  if (!shown.ok) return null;
  const { username, currency } = shown.data.account;
  const answers = form.get('answers') ?? '';
  if (!(await deskOf(visit, player).isBooking(answers, visit.at)))
    return sheet(visit, player, { problem: corrections.not_found!, step: 'correct' }, 422);
  if (shown.data.balance.cash + amount < 0)
    return sheet(visit, player, { problem: corrections.insufficient_funds!, step: 'correct' }, 422);
  const says = `Correct the balance of ${username} by ${renderMoney(amount, currency, 'en')} (booking ${answers}): ${noteOf(form)}`;
  return { says, subject: `${player}:${pressOf(form, visit)}`, playerId: player };
}

const standsAgainst: Record<Obstacle, string> = {
  money: 'money of the player’s that has to be paid out or corrected to zero',
  rounds: 'rounds that are not over',
  withdrawals: 'withdrawals that are on their way',
  undecided: 'payments that nobody has decided about',
  law: 'the time for which the licence has it kept who a player is',
};

/** Null: nothing stands against it. */
function whyNot({ obstacles, until }: { obstacles: Obstacle[]; until: number }): string | null {
  if (obstacles.length === 0) return null;
  const ends = obstacles.includes('law') ? ` (until ${new Date(until).toISOString().slice(0, 10)})` : '';
  return `The person can’t be erased yet. In the way: ${obstacles.map((each) => standsAgainst[each]).join('; ')}${ends}.`;
}

/** What the second person reads: no name, which the request would keep. */
async function askErasure(visit: Visit, form: URLSearchParams): Promise<Asked | Response | null> {
  const player = form.get('player') ?? '';
  if (!isId(player) || !(await isPlayer(visit.context.env.DB, player)) || noteOf(form) === '') return null;
  const problem = whyNot(await deskOf(visit, player).erasable(visit.at));
  if (problem) return sheet(visit, player, { problem, step: 'erase' }, 409);
  const says = `Erase the person behind player ${player} for good: ${noteOf(form)}`;
  return { says, subject: `erase:${player}`, playerId: player };
}

const erase: Work = async (player, by, visit) => {
  if (!by.askedBy) return 'An erasure takes two persons.';
  return whyNot(await deskOf(visit, player).erase(by, visit.at));
};

/** The desk where a player is found, seen whole, and helped. No act of it lifts an exclusion, or raises a limit of the player's own (DOMAIN §6). */
export const playersDesk: Desk = {
  ...deskFacts.players,
  pages: {
    '': search,
    '/blocked': blockedPage,
    '/:id/rounds/:round': roundPage,
    '/:id/rounds/:provider/:round': outsideRoundPage,
    '/:id/:list': listPage,
    '/:id': (visit) =>
      sheet(visit, visit.context.req.param('id') ?? '', visit.context.req.query('done') ? { done: true } : null),
  },
  acts: {
    block: act(['support', 'risk'], block),
    change_block: act(['risk'], changeBlock),
    unblock: act(['risk'], unblock),
    end_sessions: act(['support', 'risk'], endSessions),
    note: act(['support', 'payments', 'identity', 'risk'], note),
    mail_again: act(['support'], mailAgain),
    lower_limit: act(['support', 'risk'], lowerLimit),
    exclude: act(['support', 'risk'], exclude),
    export: act(['risk', 'identity'], exportData, { needsFreshProof: true }),
    correct: act(['payments'], correct, { needsFreshProof: true, ofTwo: askCorrection }),
    erase: act(['risk'], erase, { needsFreshProof: true, ofTwo: askErasure, to: () => path }),
  },
};
