import { minutes } from 'contract/constants';
import { entryOf, type GameEntry as Entry } from './games';

/** A game that was renamed or taken out is told of as it was for this long. */
const keptFor = 1 * minutes;
const mostKept = 1_000;

const kept = new Map<string, { entry: Entry; until: number }>();

/**
 * A game's entry as an isolate knows it, null when the catalogue has no such game: a provider's bet need not ask the
 * shared database for what it asked a second ago. What is not there is asked for anew each time. @param at epoch ms
 */
export async function knownGame(db: D1Database, id: string, at: number): Promise<Entry | null> {
  const known = kept.get(id);
  // A clock that was set back must not keep it for longer.
  if (known && at < known.until && at >= known.until - keptFor) return known.entry;
  const entry = await entryOf(db, id);
  if (kept.size >= mostKept) kept.clear();
  if (entry) kept.set(id, { entry, until: at + keptFor });
  else kept.delete(id);
  return entry;
}
