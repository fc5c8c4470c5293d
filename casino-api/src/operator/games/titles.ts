import { type GameCategory, gameCategories } from 'contract/games';
import {
  launchable,
  OutsideTitle,
  outsideTitle,
  titleOffStatement,
  titleStatement,
} from '../../features/outside-games';
import { deskGame } from '../../features/catalogue';
import type { Env } from '../../kernel/env';
import { type Act, type Asked, noteOf, type Visit } from '../desk';
import { lineIn, wholeIn } from '../form-values';
import { actForm, filled, nothingIn, select, type Written } from '../forms';
import { type Done, recorded, type ShowProblem, type Undone } from '../recorded';

const highestMultiple = 1_000_000;
const categories = {
  slots: 'Slots',
  livecasino: 'Live casino',
  'game-shows': 'Game shows',
  'crash-and-fast': 'Crash and fast',
} as const satisfies Record<GameCategory, string>;
const devices = [
  ['both', 'Computers and phones'],
  ['pc', 'Computers alone'],
  ['mobile', 'Phones alone'],
] as const;
const devicesOf = ({ pc, mobile }: OutsideTitle): string => (pc && mobile ? 'both' : pc ? 'pc' : 'mobile');

const fields = (written: Written): string =>
  filled('Title', 'title', written, { attributes: 'maxlength="60"', isNeeded: true }) +
  filled('Studio', 'provider', written, { attributes: 'maxlength="60"', isNeeded: true }) +
  select('Category', 'category', Object.entries(categories), `${written.prefix}category`, chosen(written, 'category')) +
  filled('Out since', 'releasedAt', written, { attributes: 'type="date"', isNeeded: true }) +
  filled('The most that a round pays, in stakes, as its provider states it', 'maxWinMultiple', written, {
    attributes: 'inputmode="numeric" maxlength="7"',
  }) +
  select('Played on', 'devices', devices, `${written.prefix}devices`, chosen(written, 'devices'));
const chosen = ({ form }: Written, name: string): string => form.get(name) ?? '';

/** The form that adds a title; nothing where no provider's games can be opened. */
export function addTitleForm(path: string, env: Env, refused: URLSearchParams | null): string {
  const systems = launchable(env);
  if (systems.length === 0) return '';
  const written: Written = refused ? { form: refused, prefix: 'add-' } : nothingIn('add-');
  return actForm(path, 'title_add', 'Add a title of an outside provider', {
    isWrong: refused !== null,
    fields:
      '<p>Two persons add it. Its picture is given to it once it is listed; until then its tile has its name alone.</p>' +
      select(
        'Run by',
        'system',
        systems.map((system) => [system, system]),
        'add-system',
        chosen(written, 'system'),
      ) +
      filled('Id, as its provider knows it', 'id', written, { attributes: 'maxlength="60"', isNeeded: true }) +
      fields(written),
  });
}

/** What can be done to a title of an outside provider; nothing for a game of our own. @param refused what was written, where it was refused */
export async function titleActs(path: string, env: Env, id: string, refused: URLSearchParams | null): Promise<string> {
  const listed = await outsideTitle(env.DB, id);
  if (!listed) return '';
  const step = refused?.get('step');
  const { title, provider, category, releasedAt, maxWinMultiple } = listed.title;
  const stands = new URLSearchParams({
    ...{ title, provider, category, releasedAt, devices: devicesOf(listed.title) },
    maxWinMultiple: maxWinMultiple === undefined ? '' : String(maxWinMultiple),
  });
  const written: Written = { form: refused && step === 'title_correct' ? refused : stands, prefix: 'correct-' };
  return (
    actForm(path, 'title_correct', 'Correct what is told of it', {
      hidden: { id },
      fields: `<p>Two persons correct it. What is told anew counts within a minute.</p>${fields(written)}`,
      isWrong: step === 'title_correct',
    }) +
    actForm(path, 'title_off', 'Take it out of the catalogue', {
      look: 'stop',
      hidden: { id },
      isWrong: step === 'title_off',
    })
  );
}

/** The title that a form holds, or what is wrong. */
function titleIn(form: URLSearchParams, id: string, before: OutsideTitle | null): OutsideTitle | string {
  const most = wholeIn(form, 'maxWinMultiple', 1, highestMultiple);
  if (most === undefined) return 'The most that a round pays is a whole number of stakes, up to 1,000,000, or nothing';
  const on = form.get('devices') ?? '';
  if (!devices.some(([value]) => value === on)) return 'Choose on what it is played';
  const read = OutsideTitle.safeParse({
    ...(before && { isNew: before.isNew, isJackpot: before.isJackpot, popularity: before.popularity }),
    id,
    ...Object.fromEntries(['title', 'provider'].map((name) => [name, lineIn(form, name, 100)])),
    ...{ category: form.get('category'), releasedAt: form.get('releasedAt') },
    ...{ pc: on !== 'mobile', mobile: on !== 'pc' },
    ...(most !== null && { maxWinMultiple: most }),
  });
  if (read.success) return read.data;
  const [field] = read.error.issues[0]!.path;
  return said[field as keyof typeof said] ?? 'That can’t be listed';
}
const said = {
  id: 'The id is small letters and digits with single hyphens between, up to 60',
  title: 'Write a title of up to 60 characters',
  provider: 'Write a studio of up to 60 characters',
  category: `Choose a category: ${gameCategories.map((each) => categories[each]).join(', ')}`,
  releasedAt: 'Write the day it came out',
} as const;

interface Wanted {
  system: string;
  title: OutsideTitle;
  before: OutsideTitle | null;
}

async function wantedIn({ context: { env } }: Visit, form: URLSearchParams): Promise<Wanted | Undone> {
  const id = lineIn(form, 'id', 80);
  const listed = await outsideTitle(env.DB, id);
  const isNew = form.get('step') === 'title_add';
  if (!isNew && !listed) return noSuchTitle;
  if (isNew && (listed || (await deskGame(env.DB, id)))) return { problem: 'There is a game of that id', status: 409 };
  const system = listed?.system ?? launchable(env).find((each) => each === form.get('system'));
  if (!system) return { problem: 'Choose who runs it: a provider whose games can be opened' };
  const title = titleIn(form, id, listed?.title ?? null);
  return typeof title === 'string' ? { problem: title } : { system, title, before: listed?.title ?? null };
}
const noSuchTitle: Undone = { problem: 'There is no such title of an outside provider', status: 404 };

const factsOf = ({ title, provider, category, releasedAt, maxWinMultiple, ...rest }: OutsideTitle) => ({
  ...{ title, studio: provider, category, releasedAt, playedOn: devicesOf({ ...rest } as OutsideTitle) },
  mostStakes: maxWinMultiple ?? 'not stated',
});
const inWords = (title: OutsideTitle): string =>
  Object.entries(factsOf(title))
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

/**
 * Two persons tell of a title: what a round pays at the most decides which wins wait for an operator. One person takes a title out; its rounds stay, and its
 * players finish them.
 */
export function titleSteps(path: string, show: ShowProblem): Record<'title_add' | 'title_correct' | 'title_off', Act> {
  const ask = async (visit: Visit, form: URLSearchParams): Promise<Asked | Response> => {
    const wanted = await wantedIn(visit, form);
    if ('problem' in wanted) return show(visit, form, wanted.problem, wanted.status ?? 422);
    const note = noteOf(form);
    if (note === '') return show(visit, form, 'Write down why first', 422);
    const { system, title, before } = wanted;
    if (before && inWords(before) === inWords(title)) return show(visit, form, 'That is as it stands', 409);
    const now = before ? ` (now ${inWords(before)})` : '';
    return {
      says: `${before ? 'Correct' : 'Add'} ${title.id}, run by ${system}: ${inWords(title)}${now}: ${note}`,
      subject: `${title.id} ${inWords(title)}`,
      playerId: null,
    };
  };
  const put = recorded(async (visit, form, { askedBy }): Promise<Done | Undone> => {
    const wanted = await wantedIn(visit, form);
    if ('problem' in wanted) return wanted;
    if (!askedBy) return { problem: 'Titles are told of by two persons' };
    const { system, title, before } = wanted;
    return {
      ...{ action: before ? 'title_corrected' : 'title_added', subject: title.id },
      to: `${path}/${encodeURIComponent(title.id)}?done=1`,
      before: before ? factsOf(before) : {},
      after: { ...factsOf(title), system },
      changes: [titleStatement(visit.context.env.DB, system, title)],
      unchanged: 'Another provider has a game of that id',
    };
  }, show);
  const off = recorded(async ({ context: { env } }, form): Promise<Done | Undone> => {
    const id = lineIn(form, 'id', 80);
    const listed = await outsideTitle(env.DB, id);
    if (!listed) return noSuchTitle;
    return {
      ...{ action: 'title_off', subject: id, to: `${path}?done=1` },
      before: { ...factsOf(listed.title), system: listed.system },
      after: { state: 'not listed' },
      changes: [titleOffStatement(env.DB, id)],
    };
  }, show);
  const told = { roles: ['content'], needsFreshProof: true, ofTwo: ask, run: put } as const;
  return { title_add: told, title_correct: told, title_off: { roles: ['content', 'risk'], run: off } };
}
