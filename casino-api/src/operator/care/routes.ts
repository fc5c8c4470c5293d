import {
  type CareContact,
  careContacts,
  careOutcomes,
  carePort,
  careWays,
  contactStatements,
  markedPlayers,
} from '../../features/care';
import { hasEntry, recordEntry } from '../../features/desk';
import { isPlayer } from '../../features/player-desk';
import { answer } from '../../kernel/http/answer';
import { refused } from '../../kernel/outcome';
import { systemOf } from '../../kernel/player-client';
import { type Act, type Desk, type DoneBy, noteOf, pressOf, seeOther, type Visit } from '../desk';
import { deskFacts } from '../menu';
import { placeOf } from '../paging';
import { careCasePage, carePage, carePath, type CareProblem } from './page';

const shownAtOnce = 25;
const contactsShown = 25;

const isId = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

async function queue(visit: Visit): Promise<Response> {
  return carePage(visit, await markedPlayers(visit.context.env.DB, placeOf(visit), shownAtOnce));
}

/** The player's object says whether there is a mark; the shared side, who spoke with the player. */
async function page(visit: Visit, playerId: string, wrong: CareProblem = null, status = 200): Promise<Response> {
  const { context, at } = visit;
  if (!isId(playerId) || !(await isPlayer(context.env.DB, playerId))) return answer(refused('not_found'), 'en');
  const [view, contacts] = await Promise.all([
    systemOf(context.env, playerId, carePort).care(at),
    careContacts(context.env.DB, playerId, placeOf(visit), contactsShown),
  ]);
  if (!view.ok) return answer(view, 'en');
  const isDone = context.req.query('done') !== undefined;
  return careCasePage(visit, { playerId, view: view.data, contacts }, { isDone, wrong, status });
}

type Work = (
  visit: Visit,
  playerId: string,
  form: URLSearchParams,
  by: DoneBy & { id: string; note: string },
) => Promise<string | null>;

/** @param work gives what is wrong, or null */
const act = (roles: Act['roles'], step: string, work: Work): Act => ({
  roles,
  async run(visit, form, by) {
    const playerId = form.get('player') ?? '';
    const { DB } = visit.context.env;
    if (!isId(playerId) || !(await isPlayer(DB, playerId))) return answer(refused('not_found'), 'en');
    const note = noteOf(form);
    if (note === '') return page(visit, playerId, { problem: 'Write down why first', step }, 422);
    const problem = await work(visit, playerId, form, { ...by, id: `${playerId}:${pressOf(form, visit)}`, note });
    return problem === null ? seeOther(`${carePath(playerId)}?done=1`) : page(visit, playerId, { problem, step }, 422);
  },
});

const turn =
  (isMarked: boolean): Work =>
  async ({ context, at }, playerId, _, { id, actor, note }) => {
    await systemOf(context.env, playerId, carePort).setCare(isMarked, { id, actor, note }, at);
    return null;
  };

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

const contact: Work = async ({ context, at }, playerId, form, { id, actor, note }) => {
  const { DB } = context.env;
  const way = oneOf(careWays, form.get('way'));
  const outcome = oneOf(careOutcomes, form.get('outcome'));
  if (!way || !outcome) return 'Choose how the player was reached, and what came of it';
  const kept: CareContact = { id, at, actor, way, outcome, note };
  const entry = { id: `care_contact:${id}`, at, actor, action: 'care_contact', subject: playerId, playerId } as const;
  if (await hasEntry(DB, entry.id)) return null;
  await recordEntry(
    DB,
    { ...entry, details: { note, after: { way, outcome } } },
    contactStatements(DB, playerId, kept),
  );
  return null;
};

/** The queue of players who need care, and every contact with them. A mark keeps all offers away; who takes one away says why. */
export const careDesk: Desk = {
  ...deskFacts.care,
  pages: { '': queue, '/:id': (visit) => page(visit, visit.context.req.param('id') ?? '') },
  acts: {
    contact: act(['support', 'risk'], 'contact', contact),
    mark: act(['support', 'risk'], 'mark', turn(true)),
    unmark: act(['risk'], 'unmark', turn(false)),
  },
};
