import { renderMoney, renderTime } from '../../features/messages';
import { pageStatements, racePage, takeDown } from '../../features/content';
import {
  announceRace,
  cancelRace,
  cardOf,
  changeRace,
  deskRaces,
  endSeries,
  findRace,
  isRepeated,
  type SeedRace,
  tellEntrants,
  textsOfRace,
} from '../../features/races';
import { answer } from '../../kernel/http/answer';
import { escaped } from '../../kernel/html';
import { refused } from '../../kernel/outcome';
import { type Act, type Asked, type Desk, noteOf, type Visit } from '../desk';
import { actForm } from '../forms';
import { deskFacts } from '../menu';
import { facts, newsNote, operatorPage, section, table } from '../pages';
import { pager, placeOf, standingAt } from '../paging';
import { type Done, recorded, type Undone } from '../recorded';
import { opened, type Shown } from '../shown';
import { isWeekly, raceFields, raceIn, writtenOf } from './form';

const { path } = deskFacts.races;
const shownAtOnce = 50;
const euro = (amount: number): string => renderMoney(amount, 'EUR', 'en');
const utc = (at: number): string => renderTime(at, 'en');

async function calendar(visit: Visit, { news, written, status } = opened(visit)): Promise<Response> {
  const { context, operator, at } = visit;
  const races = await deskRaces(context.env.DB, at, placeOf(visit), shownAtOnce);
  const list = table(
    'Races',
    ['Race', 'State', 'Starts, UTC', 'Ends, UTC', 'Prizes', 'Taking part'],
    races.rows
      .map((race) => cardOf(race, at))
      .map(({ id, title, state, startsAt, endsAt, prizeTotal, entrants }) => [
        { html: `<a href="${path}/${id}">${escaped(title)}</a>` },
        ...[state, utc(startsAt), utc(endsAt), euro(prizeTotal), String(entrants)],
      ]),
  );
  const make = actForm(standingAt(visit, path), 'make', 'Announce a race', {
    fields: raceFields(written, true),
    isWrong: status >= 400,
  });
  return operatorPage(
    status < 400 ? 'Races' : 'There is a problem: Races',
    `${newsNote(news)}<div class="steps">${make}</div>${section('The last to end first', list + pager(visit, path, races))}`,
    { heading: 'Races', operator, status },
  );
}

async function race(visit: Visit, id: string, shown = opened(visit)): Promise<Response> {
  const { context, operator, at } = visit;
  const found = await findRace(context.env.DB, id);
  if (!found) return answer(refused('not_found'), 'en');
  const { definition, enteredAt } = found;
  const texts = await textsOfRace(context.env.DB, id);
  const isOpen = at < definition.startsAt;
  const written = shown.status < 400 ? { form: writtenOf({ ...definition, texts }), prefix: '' } : shown.written;
  const acts = isOpen
    ? actForm(path, 'change', enteredAt === null ? 'Change the race' : 'Change the race; who joined is told', {
        hidden: { id },
        fields: raceFields(written, false),
        isWrong: shown.status >= 400,
      })
    : '<p>It has begun: who plays in it was promised it as it is.</p>';
  const callOff = isOpen
    ? actForm(path, 'cancel', 'Cancel the race; who joined is told', { look: 'stop', hidden: { id } })
    : '';
  const repeats = await isRepeated(context.env.DB, id);
  const noMore = repeats
    ? actForm(path, 'end_series', 'Have it come back no more', { look: 'stop', hidden: { id } })
    : '';
  return operatorPage(
    shown.status < 400 ? definition.title : `There is a problem: ${definition.title}`,
    `${newsNote(shown.news)}<p><a href="${path}">All races</a></p>${facts([
      ['Address', id],
      ['Starts', `${utc(definition.startsAt)} UTC`],
      ['Ends', `${utc(definition.endsAt)} UTC`],
      ['Prizes', definition.prizes.map(euro).join(', ')],
      ['Slots', definition.games.length > 20 ? String(definition.games.length) : definition.games.join(', ')],
      ['Comes back', repeats ? 'every week' : 'no'],
      ['First joined', enteredAt === null ? 'nobody yet' : `${utc(enteredAt)} UTC`],
    ])}<div class="steps">${acts}${callOff}${noMore}</div>`,
    { heading: definition.title, operator, status: shown.status },
  );
}

function problem(visit: Visit, form: URLSearchParams, says: string, status: number): Promise<Response> {
  const step = form.get('step') ?? '';
  const shown: Shown = { news: { problem: says, at: `note-${step}` }, written: { form, prefix: '' }, status };
  return step === 'make' ? calendar(visit, shown) : race(visit, form.get('id') ?? '', shown);
}

const factsOf = ({
  title,
  score,
  startsAt,
  endsAt,
  prizes,
  games,
}: Pick<SeedRace, 'title' | 'score' | 'startsAt' | 'endsAt' | 'prizes' | 'games'>) => ({
  ...{ title, score, starts: utc(startsAt), ends: utc(endsAt), games: games.length },
  prizes: prizes.map(euro).join(', '),
});

const taken: Undone = { problem: 'There is such a race already', status: 409 };
const closed: Undone = { problem: 'It has begun, or there is no such race', status: 409 };

/** What the second person reads of a race whose prizes are much in all; what can't be done is said to the first. */
const askLargeRace =
  (isChange: boolean): Act['ofTwo'] =>
  async (visit: Visit, form: URLSearchParams): Promise<Asked | Response | null> => {
    const { context, at } = visit;
    const wanted = await raceIn(context.env.DB, form, at);
    if (typeof wanted === 'string') return problem(visit, form, wanted, 422);
    const { id, prizes } = wanted;
    const total = prizes.reduce((sum, prize) => sum + prize, 0);
    const note = noteOf(form);
    if (note === '') return null;
    const before = await findRace(context.env.DB, id);
    // Announced, or begun, before: that is the act's to say.
    if (isChange ? !before || at >= before.definition.startsAt : before) return null;
    const often = isWeekly(form) ? ', every week' : '';
    return {
      says: `${isChange ? 'Change' : 'Announce'} the race ${id} with prizes of ${euro(total)} in all${often}: ${note}`,
      ...{ subject: id, playerId: null, worth: total },
    };
  };

async function make(visit: Visit, form: URLSearchParams): Promise<Done | Undone> {
  const { context, at } = visit;
  const { env } = context;
  const race = await raceIn(env.DB, form, at);
  if (typeof race === 'string') return { problem: race };
  if (await findRace(env.DB, race.id)) return taken;
  return {
    ...{ action: 'race_made', subject: race.id, to: standingAt(visit, path, { done: '1' }) },
    after: { ...factsOf(race), weekly: isWeekly(form) },
    changes: [
      ...pageStatements(env.DB, { ...racePage(race), publishedAt: at }, null, at),
      announceRace(env.DB, race, isWeekly(form)),
    ],
    unchanged: taken.problem,
  };
}

async function change({ context: { env }, at }: Visit, form: URLSearchParams): Promise<Done | Undone> {
  const to = await raceIn(env.DB, form, at);
  if (typeof to === 'string') return { problem: to };
  const before = await findRace(env.DB, to.id);
  if (!before || at >= before.definition.startsAt) return closed;
  const page = { ...racePage(to), image: before.text.image, publishedAt: at };
  return {
    ...{ action: 'race_changed', subject: to.id, to: `${path}/${to.id}?done=1` },
    ...{ before: factsOf(before.definition), after: factsOf(to) },
    changes: [...pageStatements(env.DB, page, null, at), changeRace(env.DB, to, at)],
    unchanged: 'Nothing of it is different, or it has begun',
  };
}

async function cancel({ context: { env }, at }: Visit, form: URLSearchParams): Promise<Done | Undone> {
  const id = form.get('id') ?? '';
  const before = await findRace(env.DB, id);
  if (!before || at >= before.definition.startsAt) return closed;
  return {
    ...{ action: 'race_cancelled', subject: id, before: factsOf(before.definition), to: `${path}?done=1` },
    changes: [takeDown(env.DB, 'slot-races', id, at), cancelRace(env.DB, id, at)],
    unchanged: closed.problem,
  };
}
/** Who had joined is told at once. */
const andTold =
  (run: Act['run']): Act['run'] =>
  async (visit, form, by) => {
    const response = await run(visit, form, by);
    if (response.status === 303) await tellEntrants(visit.context.env, form.get('id') ?? '');
    return response;
  };

async function endWeeks({ context: { env } }: Visit, form: URLSearchParams): Promise<Done | Undone> {
  const id = form.get('id') ?? '';
  return {
    ...{ action: 'race_series_ended', subject: id, to: `${path}/${id}?done=1` },
    changes: [endSeries(env.DB, id)],
    unchanged: 'It does not come back, or there is no such race',
  };
}

/** Races as they are announced: changed and called off until they begin. They settle themselves (DOMAIN §4). */
export const racesDesk: Desk = {
  ...deskFacts.races,
  pages: {
    '': (visit) => calendar(visit),
    '/:id': (visit) => race(visit, visit.context.req.param('id') ?? ''),
  },
  acts: {
    make: { roles: ['bonus'], needsFreshProof: true, ofTwo: askLargeRace(false), run: recorded(make, problem) },
    change: {
      ...{ roles: ['bonus'], needsFreshProof: true, ofTwo: askLargeRace(true) },
      run: andTold(recorded(change, problem)),
    },
    cancel: { roles: ['bonus'], run: andTold(recorded(cancel, problem)) },
    end_series: { roles: ['bonus'], run: recorded(endWeeks, problem) },
  },
};
