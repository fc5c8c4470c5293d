import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { GameDetails } from 'contract/games';
import type { TableView } from 'contract/tables';
import { EventReader, eventText, type StreamEvent } from '~/edge/event-stream';
import { isTable, tableFamilyOf } from '~/tables/families';
import type { TableFamily } from '~/tables/family';
import { liveHtml, liveNames, type LiveHtml } from '~/tables/live-parts';

/**
 * What happens at a table as it happens, for the island that shows it without a reload: the API's events with what they mean for the page, rendered
 * in the reader's language. `state` carries the moment in figures and the pieces of HTML that changed, `result` the number of the round that is over. What
 * was missed after `last-event-id` comes first, as the API sends it.
 * @throws Response 404 for what is no table, 503 when the API has no connection to give
 */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const id = params.id!;
  const after = context.request.headers.get('last-event-id') ?? context.url.searchParams.get('after');
  const [game, events] = await Promise.all([context.api.games.get(id), context.api.tables.live(id, after)]);
  const kind = game.rules?.kind;
  if (!kind || !isTable(kind)) throw new Response(null, { status: 404 });
  const body = forPages(context, game, tableFamilyOf(kind), events.getReader());
  // A proxy must neither hold events back nor pack them.
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'private, no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  });
}

/** What the API told of a table, and the page's pieces of it. */
interface Standing {
  data: string;
  html: LiveHtml;
}

/** The way from one standing of a table to the next, as it is sent to all who were at the first. */
interface Step {
  from: Standing | null;
  to: Standing;
  bytes: Uint8Array;
}

/**
 * What everybody at a table is sent is made once for each language, however many listen: the last standing and the last step that led to it. To be
 * told alike costs a connection a comparison.
 */
const latest = new Map<string, Step>();
/** Tables times languages: far more than there are. */
const mostKept = 500;

const encoder = new TextEncoder();

/** One stage alone: pipes of streams would cost more than what flows through them. */
function forPages(
  context: AppLoadContext,
  game: GameDetails,
  family: TableFamily,
  source: ReadableStreamDefaultReader<Uint8Array>,
): ReadableStream<Uint8Array> {
  const key = `${context.locale} ${game.id}`;
  const events = new EventReader();
  let known: Standing | null = null;
  return new ReadableStream<Uint8Array>({
    start(out) {
      // How soon to come back after a lost connection, in ms.
      out.enqueue(encoder.encode('retry: 2000\n\n'));
    },
    async pull(out) {
      for (;;) {
        const { done, value } = await source.read();
        if (done) return out.close();
        const read = events.read(value);
        for (const event of read) out.enqueue(event.event === 'state' ? stateBytes(event) : resultBytes(event));
        if (read.length > 0) return;
      }
    },
    cancel: (reason) => source.cancel(reason),
  });

  function stateBytes({ data, id }: StreamEvent): Uint8Array {
    const step = latest.get(key);
    if (step?.to.data === data && step.from === known && id === null) {
      known = step.to;
      return step.bytes;
    }
    const table = JSON.parse(data) as TableView;
    const to = step?.to.data === data ? step.to : { data, html: liveHtml(context.page, game, table, family) };
    const bytes = encoder.encode(stepText(known?.html ?? null, to.html, table, id));
    if (latest.size > mostKept) latest.clear();
    // Who has just come is told more than the others: theirs is not the step that all take.
    if (id === null) latest.set(key, { from: known, to, bytes });
    known = to;
    return bytes;
  }
}

const resultBytes = ({ event, data, id }: StreamEvent): Uint8Array =>
  encoder.encode(eventText({ event, id, data: String((JSON.parse(data) as { round: number }).round) }));

function stepText(
  before: LiveHtml | null,
  html: LiveHtml,
  { phase, round, now, next, flight }: TableView,
  id: string | null,
): string {
  const changed = Object.fromEntries(
    liveNames.filter((name) => before?.[name] !== html[name]).map((name) => [name, html[name]]),
  );
  return eventText({
    event: 'state',
    id,
    data: JSON.stringify({ phase, round, now, next: next.round, closesAt: next.closesAt, flight, html: changed }),
  });
}
