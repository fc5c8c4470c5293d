import type { Market } from 'contract/sports/markets';
import type { LiveMatch } from 'contract/sports/matches';
import { EventReader, eventText } from '~/edge/event-stream';
import type { Page } from '~/i18n/page';
import { formatOdds, type OddsFormat } from './odds';

interface Wording {
  format: OddsFormat;
  page: Pick<Page, 'locale' | 't'>;
}

/** What the island is told (`app/islands/live-match.ts`). `odds` by `<market>~<selection>`: their text and thousandths, open ones alone. */
interface LivePrices {
  phase: LiveMatch['phase'];
  score: { home: number; away: number } | null;
  minute: string | null;
  /** Names what a page shows besides prices: another one, and the page is asked for anew. */
  shape: string;
  odds: Record<string, [string, number]>;
}

/** Changes when more of a match's page does than its odds. */
export const shapeOf = ({
  phase,
  scoreboard,
  markets,
}: {
  phase: LiveMatch['phase'];
  scoreboard: { home: number; away: number; parts: readonly unknown[] } | null;
  markets: readonly { id: string; state: Market['state'] }[];
}): string =>
  [
    phase,
    scoreboard ? `${scoreboard.home}-${scoreboard.away}-${scoreboard.parts.length}` : '',
    ...markets.flatMap(({ id, state }) => (state === 'closed' ? [] : [id])).sort(),
  ].join(' ');

function pricesOf({ phase, scoreboard, markets }: LiveMatch, { format, page }: Wording): LivePrices {
  const odds: LivePrices['odds'] = {};
  for (const { id, state, selections } of markets) {
    if (state !== 'open') continue;
    for (const selection of selections)
      if (selection.odds !== null)
        odds[`${id}~${selection.id}`] = [formatOdds(selection.odds, format, page.locale), selection.odds];
  }
  const minute = scoreboard?.minute ?? null;
  return {
    phase,
    score: scoreboard && { home: scoreboard.home, away: scoreboard.away },
    minute: minute === null ? null : page.t('sports.minute', { minute: String(minute) }),
    shape: shapeOf({ phase, scoreboard, markets }),
    odds,
  };
}

const encoder = new TextEncoder();
/** The last state of each match as it was put into words: whoever else follows it in them is sent the same bytes. */
const latest = new Map<string, { data: string; bytes: Uint8Array }>();
/** Matches in play times languages times formats: more than there are at once. */
const mostKept = 500;

function bytesOf(data: string, wording: Wording): Uint8Array {
  const match = JSON.parse(data) as LiveMatch;
  const key = `${match.id} ${wording.page.locale} ${wording.format}`;
  const known = latest.get(key);
  if (known?.data === data) return known.bytes;
  const text = eventText({ event: 'state', id: null, data: JSON.stringify(pricesOf(match, wording)) });
  const bytes = encoder.encode(text);
  if (latest.size >= mostKept) latest.clear();
  latest.set(key, { data, bytes });
  return bytes;
}

/** The API's events of this name, put into words. */
export function livePrices(
  source: ReadableStreamDefaultReader<Uint8Array>,
  name: string,
  wording: Wording,
): ReadableStream<Uint8Array> {
  const events = new EventReader();
  return new ReadableStream<Uint8Array>({
    start(out) {
      // How soon to come back after a lost connection, in ms.
      out.enqueue(encoder.encode('retry: 2000\n\n'));
    },
    async pull(out) {
      for (;;) {
        const { done, value } = await source.read();
        if (done) return out.close();
        const states = events.read(value).filter(({ event }) => event === name);
        for (const { data } of states) out.enqueue(bytesOf(data, wording));
        if (states.length > 0) return;
      }
    },
    cancel: (reason) => source.cancel(reason),
  });
}
