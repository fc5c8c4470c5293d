import { operatorActions, type OperatorEntry, operatorLog, type LogQuery } from '../../features/desk';
import { renderTime } from '../../features/messages';
import { escaped } from '../../kernel/html';
import { csvStream } from '../csv';
import type { Desk, Visit } from '../desk';
import { deskFacts } from '../menu';
import { breakable, operatorPage, table } from '../pages';
import { pager, placeOf, standingAt } from '../paging';
import type { Page, Place } from '../../kernel/paged-list';

const shownAtOnce = 50;
/** Read together. */
const exportedAtOnce = 5_000;
const { path } = deskFacts.log;

type Entry = OperatorEntry & { seq: number };

/** What the address asks for. */
function queryOf({ context: { req } }: Visit): LogQuery {
  const text = (name: string) => (req.query(name) ?? '').trim().slice(0, 254);
  const action = text('action');
  return {
    actor: text('actor').toLowerCase(),
    action: operatorActions.find((each) => each === action) ?? '',
    playerId: text('player'),
  };
}

const facts = (of: Readonly<Record<string, unknown>>): string =>
  Object.entries(of)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ');
/** A line of facts under a head, where there are any. */
const factsLine = (of: Readonly<Record<string, unknown>> | undefined, head = ''): string[] =>
  of && Object.keys(of).length > 0 ? [head + facts(of)] : [];
const inWords = (action: string): string => action.replaceAll('_', ' ');

/** What an entry has to tell besides, in a line. */
const tellsOf = ({ details: { before, after, note, ...rest } }: Entry): string[] => [
  ...(note ? [`“${note}”`] : []),
  ...factsLine(before, 'before: '),
  ...factsLine(after, 'after: '),
  ...factsLine(rest),
];

async function page(visit: Visit): Promise<Response> {
  const { context, operator } = visit;
  const query = queryOf(visit);
  const entries = await operatorLog(context.env.DB, query, placeOf(visit), shownAtOnce);
  const rows = entries.rows.map(
    (entry) =>
      [
        ...[String(entry.seq), renderTime(entry.at, 'en'), entry.actor],
        {
          html: `<b>${escaped(inWords(entry.action))}</b> ${breakable(entry.subject)}${tellsOf(entry)
            .map((line) => `<br><small>${breakable(line)}</small>`)
            .join('')}`,
        },
      ] as const,
  );
  const field = (name: string, label: string, value: string) =>
    `<p><label for="${name}">${label}</label><input id="${name}" name="${name}" value="${escaped(value)}" autocomplete="off" maxlength="254"></p>`;
  const options = operatorActions
    .map(
      (action) => `<option value="${action}"${action === query.action ? ' selected' : ''}>${inWords(action)}</option>`,
    )
    .join('');
  const first = entries.rows[0];
  const whole = first ? standingAt(visit, path, { from: String(first.seq) }) : standingAt(visit, path);
  return operatorPage(
    'Log',
    `<p>Each entry carries the hash of the one before. Nothing in it is ever changed; what it told of a person goes when the person is erased.</p>
    <form class="search" method="get" action="${path}">${field('actor', 'Who', query.actor ?? '')}${field('player', 'On whom (player id)', query.playerId ?? '')}
    <p><label for="action">What</label><select id="action" name="action"><option value="">everything</option>${options}</select></p><p><button>Search</button></p></form>
    ${table('Entries', ['No.', 'When, UTC', 'Who', 'What'], rows)}
    ${pager(visit, path, entries)}<p><a href="${escaped(whole.replace(path, `${path}/export`))}">Export as CSV</a></p>`,
    { operator },
  );
}

/** From an entry on, or from the newest, to the first there is. */
async function* entriesOf(visit: Visit): AsyncGenerator<(string | number | null)[][]> {
  const from = visit.context.req.query('from') ?? '';
  let place: Place | null = /^\d{1,15}$/.test(from) ? { side: 'after', keys: [Number(from) + 1] } : null;
  yield [['seq', 'at', 'actor', 'action', 'subject', 'details']];
  do {
    const page: Page<Entry> = await operatorLog(visit.context.env.DB, queryOf(visit), place, exportedAtOnce);
    if (page.rows.length > 0)
      yield page.rows.map(({ seq, at, actor, action, subject, details }) => [
        ...[seq, new Date(at).toISOString(), actor, action, subject, JSON.stringify(details)],
      ]);
    place = page.next;
  } while (place);
}

const exported = (visit: Visit): Response => csvStream('operator-log', entriesOf(visit));

/** Everything that was done, to be read, searched and taken away. */
export const logDesk: Desk = { ...deskFacts.log, pages: { '': page, '/export': exported }, acts: {} };
