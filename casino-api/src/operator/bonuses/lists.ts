import papa from 'papaparse';
import {
  findList,
  giveStatement,
  type GrantList,
  latestLists,
  listStatements,
  longestList,
  wrongLines,
  workOffLists,
  faceOf,
} from '../../features/bonuses';
import { renderTime } from '../../features/messages';
import { playersNamed } from '../../features/player-desk';
import { answer } from '../../kernel/http/answer';
import { refused } from '../../kernel/outcome';
import { type Act, type Asked, noteOf, pressOf, seeOther, type Visit } from '../desk';
import { actForm, area, field, type Written } from '../forms';
import { fileIn } from '../form-values';
import { deskFacts } from '../menu';
import { facts, newsNote, operatorPage, section, table } from '../pages';
import { pager, placeOf, standingAt } from '../paging';
import { type Done, recorded, type Undone } from '../recorded';
import { grantInWords, termFields, termsIn } from './terms';

const { path } = deskFacts.bonuses;
const listsShown = 20;
const wrongShown = 100;
const namedTogether = 1_000;
const pathOf = (id: string): string => `${path}/lists/${encodeURIComponent(id)}`;

interface WrongLine {
  line: number;
  text: string;
  wrong: string;
}

/** The text of a list, written or as a file; null for a file that is none. */
function listIn(form: URLSearchParams): { text: string } | 'both' | null {
  const [text, file] = [form.get('list') ?? '', fileIn(form, 'file')];
  if (file.length === 0) return { text };
  if (text.trim() !== '') return 'both';
  try {
    const read = new TextDecoder('utf-8', { fatal: true }).decode(file);
    return read.includes('\0') ? null : { text: read };
  } catch {
    return null;
  }
}

/** The players of a CSV, by the number of their line, and every line that names none: nobody by that name, named before, or more than a name. */
async function readList(
  db: D1Database,
  text: string,
): Promise<{ lines: { line: number; playerId: string }[]; wrong: WrongLine[] }> {
  const { data } = papa.parse<string[]>(text, { skipEmptyLines: false });
  const named = data.flatMap((cells, index) => {
    const [name = '', ...more] = cells.map((cell) => cell.trim());
    return name === '' && more.every((cell) => cell === '')
      ? []
      : [{ line: index + 1, text: name.slice(0, 254), hasMore: more.some((cell) => cell !== '') }];
  });
  const players: (string | null)[] = [];
  for (let from = 0; from < named.length && named.length <= longestList; from += namedTogether)
    players.push(
      ...(await playersNamed(
        db,
        named.slice(from, from + namedTogether).map((each) => each.text),
      )),
    );
  const first = new Map<string, number>();
  const lines: { line: number; playerId: string }[] = [];
  const wrong: WrongLine[] = [];
  for (const [index, { line, text: name, hasMore }] of named.entries()) {
    const playerId = players[index] ?? null;
    const before = playerId === null ? undefined : first.get(playerId);
    const why = hasMore
      ? 'more than a name'
      : playerId === null
        ? 'nobody goes by this'
        : before !== undefined
          ? `the same player as in line ${before}`
          : null;
    if (playerId !== null && before === undefined) first.set(playerId, line);
    if (why === null) lines.push({ line, playerId: playerId! });
    else wrong.push({ line, text: name, wrong: why });
  }
  return { lines, wrong };
}

const wrongTable = (wrong: readonly WrongLine[]): string =>
  section(
    'What is wrong, line by line',
    table(
      'Wrong lines',
      ['Line', 'Who', 'Why'],
      wrong.map(({ line, text, wrong: why }) => [String(line), text, why]),
    ),
  );

const phases: Record<GrantList['phase'], string> = {
  checking: 'being checked: nothing is given yet',
  wrong: 'not given: something stands against some of it',
  ready: 'checked: nothing stands against it, nothing is given yet',
  giving: 'being given',
  given: 'given',
};

/** The form, and the lists of lately. */
export async function listsSection(visit: Visit, form: Written, isWrong: boolean): Promise<string> {
  const list = 'lists';
  const lists = await latestLists(visit.context.env.DB, placeOf(visit, list), listsShown);
  const make = actForm(standingAt(visit, path), 'check_list', 'Check a list', {
    isWrong,
    takesFile: true,
    fields: `${area(`CSV: a user name, address or id a line, ${longestList.toLocaleString('en')} at the most`, 'list', form, 10).replace(' required', '')}${field('Or the same as a file', 'file', 'type="file" accept=".csv,.txt,text/csv,text/plain"', 'list-file').replace(' required', '')}${termFields(form)}`,
  });
  return section(
    'Grants to a list',
    `<div class="steps">${make}</div>${table(
      'Lists',
      ['Asked for, UTC', 'By', 'Bonus', 'Players', 'State'],
      lists.rows.map(({ id, askedAt, askedBy, terms, total, phase }) => [
        { html: `<a href="${pathOf(id)}">${renderTime(askedAt, 'en')}</a>` },
        ...[askedBy, terms.names.en, String(total), phase],
      ]),
    )}${pager(visit, path, lists, { list, words: { label: 'Lists' } })}`,
  );
}

/** A list as far as it was worked off. */
export async function listPage(visit: Visit, id: string, problem: { says: string; status: number } | null = null) {
  const { context, operator } = visit;
  const { DB } = context.env;
  const list = await findList(DB, id);
  if (!list) return answer(refused('not_found'), 'en');
  const wrong = await wrongLines(DB, id, placeOf(visit), wrongShown);
  const isAtWork = list.phase === 'checking' || list.phase === 'giving';
  const acts = isAtWork
    ? `<p>It is worked off part by part, by itself every minute.</p><form method="post" action="${path}"><input type="hidden" name="step" value="work_list"><input type="hidden" name="id" value="${id}"><p><button class="go">Go on now</button></p></form>`
    : list.phase === 'ready'
      ? `<div class="steps">${actForm(path, 'give_list', 'Give it to all of them', { hidden: { id }, isWrong: problem !== null })}</div>`
      : '';
  return operatorPage(
    problem ? 'There is a problem: Grants to a list' : 'Grants to a list',
    `${newsNote(problem ? { problem: problem.says, at: 'note-give_list' } : null)}<p><a href="${path}">All bonuses</a></p>${facts(
      [
        ['Bonus', list.terms.names.en],
        ['Asked for by', list.askedBy],
        ['State', phases[list.phase]],
        ['Players', String(list.total)],
        ['Not looked at yet', String(list.unseen)],
        ['Good', String(list.good)],
        ['Given', String(list.given)],
      ],
    )}${acts}${wrong.rows.length > 0 ? wrongTable(wrong.rows.map(({ line, playerId, state }) => ({ line, text: playerId, wrong: state }))) + pager(visit, pathOf(id), wrong) : ''}`,
    { heading: 'Grants to a list', operator, status: problem?.status ?? 200 },
  );
}

type ShowForm = (
  visit: Visit,
  form: URLSearchParams,
  says: string,
  more?: { status?: number; below?: string },
) => Promise<Response>;

/** Checks a list and keeps it, gives nothing. Every line that is wrong is told before. */
export const checkList =
  (show: ShowForm): Act['run'] =>
  async (visit, form, { actor }) => {
    const { context, at } = visit;
    const { DB } = context.env;
    const terms = await termsIn(DB, form);
    if (typeof terms === 'string') return show(visit, form, terms);
    if (noteOf(form) === '') return show(visit, form, 'Write down why first');
    const written = listIn(form);
    if (written === null) return show(visit, form, 'The file is no CSV: it has to be text in UTF-8');
    if (written === 'both') return show(visit, form, 'Write the list or choose a file, not both');
    // What a file held is mended in the form.
    form.set('list', written.text);
    const { lines, wrong } = await readList(DB, written.text);
    const all = lines.length + wrong.length;
    if (all === 0) return show(visit, form, 'Nobody is named');
    if (all > longestList) return show(visit, form, `A list has ${longestList} lines at the most`);
    if (wrong.length > 0)
      return show(visit, form, `${wrong.length} of ${all} lines are wrong: nothing was given`, {
        below: wrongTable(wrong),
      });
    const id = pressOf(form, visit);
    await DB.batch(listStatements(DB, { id, askedBy: actor, askedAt: at, terms }, lines));
    await workOffLists(context.env, at, id);
    return seeOther(pathOf(id));
  };

export const workList: Act['run'] = async ({ context: { env }, at }, form) => {
  const id = form.get('id') ?? '';
  await workOffLists(env, at, id);
  return (await findList(env.DB, id)) ? seeOther(pathOf(id)) : answer(refused('not_found'), 'en');
};

const noSuchList: Undone = { problem: 'There is no such list', status: 404 };
const notReady = 'It is given already, or not checked to its end';

const showList = (visit: Visit, form: URLSearchParams, says: string, status: number): Promise<Response> =>
  listPage(visit, form.get('id') ?? '', { says, status });

/** What the second person reads of a list that gives much in all. One that is not there, or not ready, is told at once: it could be by the time it is given. */
export async function askToGive(visit: Visit, form: URLSearchParams): Promise<Asked | Response | null> {
  const id = form.get('id') ?? '';
  const list = await findList(visit.context.env.DB, id);
  if (!list) return showList(visit, form, noSuchList.problem, 404);
  const note = noteOf(form);
  if (note === '') return null;
  // Given before, by this press or by somebody: that is the act's to say.
  if (list.phase === 'giving' || list.phase === 'given') return null;
  if (list.phase !== 'ready') return showList(visit, form, notReady, 409);
  const worth = faceOf(list.terms) * list.total;
  return { says: grantInWords(list.terms, list.total, note), subject: id, playerId: null, worth };
}

async function give({ context: { env } }: Visit, form: URLSearchParams): Promise<Done | Undone> {
  const id = form.get('id') ?? '';
  const list = await findList(env.DB, id);
  if (!list) return noSuchList;
  const { amount, freeSpins, names } = list.terms;
  return {
    ...{ action: 'list_granted', subject: id, to: pathOf(id) },
    after: { name: names.en, amount, spins: freeSpins?.count ?? 0, players: list.total },
    changes: [giveStatement(env.DB, id)],
    unchanged: notReady,
  };
}

const recordedGive = recorded(give, showList);
/** The first part is given at once. */
export const giveList: Act['run'] = async (visit, form, by) => {
  const response = await recordedGive(visit, form, by);
  if (response.status === 303) await workOffLists(visit.context.env, visit.at, form.get('id') ?? '');
  return response;
};
