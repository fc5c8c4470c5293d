import { seconds } from 'contract/constants';

/** So many files an isolate reads at once: with a part of each it stays below the 128 MB at which it is ended, and everybody's request in it. */
const mostAtOnce = 16;
/** So many of them may be one player's: who opens more takes no place that others need. */
const mostOfOne = 2;
/** Bytes a second over an upload's whole time, from its tenth second on; a weak EDGE connection brings more. */
const slowest = 8 * 1024;
const startUp = 10 * seconds;
/** Slower than this an upload is carried on while there is room; where there is none, it makes way. */
const fair = 32 * 1024;
/** Nothing at all for so long, and the upload is over. */
const longestPause = 30 * seconds;
/** How often an upload looks at itself. */
const looks = 1 * seconds;

interface Place {
  owner: string;
  since: number;
  heard: number;
  bytes: number;
  /** Somebody else has it now. */
  isLost: boolean;
}

const places = new Map<string, Place>();

const isTooSlow = ({ since, heard, bytes }: Place, now: number): boolean =>
  now - heard > longestPause || now - since > startUp + (bytes / slowest) * seconds;
/** Bytes a second so far. */
const pace = ({ since, bytes }: Place, now: number): number => (bytes * seconds) / Math.max(1, now - since);

function lose(key: string, place: Place): void {
  place.isLost = true;
  places.delete(key);
}

/** Who hangs up ends a request without a word, so an upload does not always give its place back. */
function clearUp(now: number): void {
  for (const [key, place] of places) if (isTooSlow(place, now)) lose(key, place);
}

/** An upload's place in the isolate. */
export interface UploadPlace {
  /** Notes what has come. */
  heard(bytes: number, now: number): void;
  /** Settles once the place is lost, because too little came or because somebody who had none needed it more. */
  lost: Promise<'lost'>;
  giveBack(): void;
}

/**
 * A place for a player's upload; null when there is none. Where all are taken, the slowest of those that crawl makes room for a player who
 * has none: many accounts that hold uploads open keep nobody out, and nobody can drive away who sends at a fair pace.
 */
export function takePlace(key: string, owner: string, clock: () => number): UploadPlace | null {
  const now = clock();
  clearUp(now);
  const own = [...places.values()].filter((place) => place.owner === owner).length;
  if (own >= mostOfOne) return null;
  if (places.size >= mostAtOnce) {
    const [slow] =
      own > 0
        ? []
        : [...places]
            .filter(([, place]) => now - place.since > startUp && pace(place, now) < fair)
            .sort(([, a], [, b]) => pace(a, now) - pace(b, now));
    if (!slow) return null;
    lose(...slow);
  }
  const place: Place = { owner, since: now, heard: now, bytes: 0, isLost: false };
  places.set(key, place);
  let timer: ReturnType<typeof setInterval> | undefined;
  // Each request looks after itself: the platform lets none wake up another.
  const lost = new Promise<'lost'>((resolve) => {
    timer = setInterval(() => {
      if (!place.isLost && !isTooSlow(place, clock())) return;
      clearInterval(timer);
      resolve('lost');
    }, looks);
  });
  return {
    heard(bytes, at) {
      place.bytes += bytes;
      place.heard = at;
    },
    lost,
    giveBack() {
      clearInterval(timer);
      if (!place.isLost) places.delete(key);
    },
  };
}
