import {
  chooseStatement,
  type DeskGame,
  deskGame,
  deskGames,
  forgetGames,
  type GameChoice,
} from '../../features/catalogue';
import { answer } from '../../kernel/http/answer';
import { escaped } from '../../kernel/html';
import { refused } from '../../kernel/outcome';
import { forgetSwitches, switchStatement } from '../../kernel/switches';
import { type Act, type Desk, noteOf, type Visit } from '../desk';
import { actForm, filled, select, type Written } from '../forms';
import { lineIn, wholeIn } from '../form-values';
import { deskFacts } from '../menu';
import { type DeskNews, facts, newsNote, operatorPage, table } from '../pages';
import { pager, placeOf } from '../paging';
import { type Done, recorded, type Undone } from '../recorded';
import { pictureActs, pictureField, pictureSteps, shownPicture } from './title-picture';
import { addTitleForm, titleActs, titleSteps } from './titles';

const { path } = deskFacts.games;
const shownAtOnce = 50;
const lastPlace = 999;

const marks = ({ isNew, isJackpot }: DeskGame): string =>
  [...(isNew ? ['new'] : []), ...(isJackpot ? ['jackpot'] : [])].join(', ');

async function list(visit: Visit, shown: Shown): Promise<Response> {
  const { context, operator } = visit;
  const { env, req } = context;
  const text = (req.query('q') ?? '').trim().slice(0, 60);
  const onlyOff = req.query('off') === 'yes';
  const games = await deskGames(env.DB, { text, onlyOff }, placeOf(visit), shownAtOnce);
  const rows = table(
    'Games',
    ['Game', 'By', 'Run by', 'State', 'Place', 'Marks'],
    games.rows.map((game) => [
      { html: `<a href="${path}/${encodeURIComponent(game.id)}">${escaped(game.title)}</a>` },
      game.provider,
      game.system,
      { html: game.isOff ? '<b class="outside">off</b>' : 'on' },
      game.place === null ? '' : String(game.place),
      marks(game),
    ]),
  );
  return operatorPage(
    shown.status < 400 ? 'Games' : 'There is a problem: Games',
    `${newsNote(shown.news)}<form class="search" method="get" action="${path}" role="search"><p><label for="q">Title, studio, id or who runs it</label><input id="q" name="q" type="search" maxlength="60" autocomplete="off" value="${escaped(text)}"></p><p><label class="tick"><input type="checkbox" name="off" value="yes"${onlyOff ? ' checked' : ''}>Only what is off</label></p><p><button class="go">Search</button></p></form>
    <div class="steps">${addTitleForm(path, env, shown.form)}</div>${rows}${pager(visit, path, games)}`,
    { operator, heading: 'Games', status: shown.status },
  );
}

const asItSays = [
  ['', 'As the game says'],
  ['yes', 'Yes'],
  ['no', 'No'],
] as const;
const markText = (mark: boolean | null): string => (mark === null ? '' : mark ? 'yes' : 'no');
const writtenOf = ({ place, isNew, isJackpot }: GameChoice): URLSearchParams =>
  new URLSearchParams({
    place: place === null ? '' : String(place),
    isNew: markText(isNew),
    isJackpot: markText(isJackpot),
  });

const choice = (label: string, name: string, { form }: Written): string =>
  select(label, name, asItSays, name, form.get(name) ?? '');

interface Shown {
  news: DeskNews;
  form: URLSearchParams | null;
  status: number;
}
const fresh = ({ context }: Visit): Shown => ({
  news: context.req.query('done') === undefined ? null : 'done',
  form: null,
  status: 200,
});

async function game(visit: Visit, id: string, { news, form, status } = fresh(visit)): Promise<Response> {
  const found = await deskGame(visit.context.env.DB, id);
  if (!found) return answer(refused('not_found'), 'en');
  const step = form?.get('step');
  const written: Written = {
    form: form && step === 'arrange' ? form : writtenOf(found.choice),
    prefix: '',
  };
  const turn = found.isOff
    ? actForm(path, 'game_on', 'Switch it on', { hidden: { id }, isWrong: step === 'game_on' })
    : actForm(path, 'game_off', 'Switch it off', { look: 'stop', hidden: { id }, isWrong: step === 'game_off' });
  const arrange = actForm(path, 'arrange', 'Place and marks', {
    hidden: { id },
    isWrong: step === 'arrange',
    fields:
      filled(`Place in front, 1 to ${lastPlace}, or none`, 'place', written, {
        attributes: 'inputmode="numeric" maxlength="3"',
      }) +
      choice('Marked as new', 'isNew', written) +
      choice('Marked with a jackpot', 'isJackpot', written),
  });
  const titleForms = await titleActs(path, visit.context.env, id, form);
  return operatorPage(
    status < 400 ? found.title : `There is a problem: ${found.title}`,
    `${newsNote(news)}<p><a href="${path}">All games</a></p>${facts([
      ['Id', found.id],
      ['By', found.provider],
      ['Run by', found.system],
      ['Category', found.category],
      ['State', found.isOff ? 'off: no new round opens, open ones can be finished' : 'on'],
      ['Place', found.place === null ? 'by popularity' : String(found.place)],
      ['Marks', marks(found) || 'none'],
    ])}${shownPicture(found)}<div class="steps">${turn}${arrange}${titleForms && titleForms + pictureActs(path, found, step)}</div>`,
    { heading: found.title, operator: visit.operator, status, hasPictures: true },
  );
}

function problem(visit: Visit, form: URLSearchParams, says: string, status: number): Promise<Response> {
  const step = form.get('step') ?? '';
  const at = step === 'title_picture' && noteOf(form) !== '' ? pictureField : `note-${step}`;
  const shown: Shown = { news: { problem: says, at }, form, status };
  return step === 'title_add' ? list(visit, shown) : game(visit, form.get('id') ?? '', shown);
}

const backTo = (id: string): string => `${path}/${encodeURIComponent(id)}?done=1`;
const noSuchGame = { problem: 'There is no such game', status: 404 } as const;

/** A game whose provider is off stays off with it, whatever is turned here. */
function turning(turn: 'off' | 'on'): Act['run'] {
  const work = async ({ context: { env }, at }: Visit, form: URLSearchParams): Promise<Done | Undone> => {
    const id = lineIn(form, 'id', 80);
    const found = await deskGame(env.DB, id);
    if (!found) return noSuchGame;
    return {
      ...{ action: `game_${turn}`, subject: id, to: backTo(id) },
      ...{ before: { off: found.isOff }, after: { off: turn === 'off' } },
      changes: [switchStatement(env.DB, { kind: 'game', subject: id, turn }, at)],
      unchanged: turn === 'off' ? 'It is off already' : 'It is on, or off with its provider',
    };
  };
  return recorded(work, problem);
}

async function arrange({ context: { env } }: Visit, form: URLSearchParams): Promise<Done | Undone> {
  const id = lineIn(form, 'id', 80);
  const found = await deskGame(env.DB, id);
  if (!found) return noSuchGame;
  const place = wholeIn(form, 'place', 1, lastPlace);
  if (place === undefined) return { problem: `A place is 1 to ${lastPlace}, or none` };
  const markIn = (name: string): boolean | null | undefined => {
    const text = form.get(name) ?? '';
    return text === '' ? null : text === 'yes' ? true : text === 'no' ? false : undefined;
  };
  const [isNew, isJackpot] = [markIn('isNew'), markIn('isJackpot')];
  if (isNew === undefined || isJackpot === undefined) return { problem: 'A mark is yes, no, or as the game says' };
  return {
    ...{ action: 'game_arranged', subject: id, to: backTo(id) },
    ...{ before: { ...found.choice }, after: { place, isNew, isJackpot } },
    changes: [chooseStatement(env.DB, id, { place, isNew, isJackpot })],
    unchanged: 'It is so already',
  };
}

/** What is changed here counts at once in this isolate, and elsewhere as soon as what is known there is too old. */
const countsAtOnce = ({ run, ...act }: Act): Act => ({
  ...act,
  run: async (...given) => {
    const response = await run(...given);
    forgetSwitches();
    forgetGames();
    return response;
  },
});

const acts: Record<string, Act> = {
  game_off: { roles: ['content', 'risk'], run: turning('off') },
  game_on: { roles: ['content', 'risk'], run: turning('on') },
  arrange: { roles: ['content'], run: recorded(arrange, problem) },
  ...titleSteps(path, problem),
  ...pictureSteps(path, problem),
};

/** What the lobby offers: games on and off, their order and marks, and the titles of outside providers. What is chosen here outlives every deployment. */
export const gamesDesk: Desk = {
  ...deskFacts.games,
  pages: {
    '': (visit) => list(visit, fresh(visit)),
    '/:id': (visit) => game(visit, visit.context.req.param('id') ?? ''),
  },
  acts: Object.fromEntries(Object.entries(acts).map(([step, act]) => [step, countsAtOnce(act)])),
};
