import { errorText } from 'contract/log-line';
import { log } from './log';
import { type Page, type Place, readPage } from './paged-list';

/** What operators can switch off at once: a game, a provider's games by its system, a country, or the whole house for maintenance. */
export type SwitchKind = 'game' | 'provider' | 'country' | 'house';

/** The one subject of the kind `house`. */
export const maintenance = 'maintenance';

/** What is off, as `<kind> <subject>`. */
export type Switches = ReadonlySet<string>;

const nameOf = (kind: SwitchKind, subject: string): string => `${kind} ${subject}`;
export const isOff = (switches: Switches, kind: SwitchKind, subject: string): boolean =>
  switches.has(nameOf(kind, subject));
/** Whether no new round of a game may open. @param system who runs its rounds */
export const isGameOff = (switches: Switches, gameid: string, system: string): boolean =>
  isOff(switches, 'game', gameid) || isOff(switches, 'provider', system);
export const isInMaintenance = (switches: Switches): boolean => isOff(switches, 'house', maintenance);

/** So long nobody asks anew, ms. */
const freshFor = 5_000;
/** So long what is known is good enough to go on with while it is asked anew, ms: a round does not wait for the shared database. */
const goodFor = 20_000;

let known: { switches: Switches; at: number } | null = null;
let isBeingAsked = false;

/** A switch that was just turned here counts at once. */
export const forgetSwitches = (): void => void (known = null);

async function ask(db: D1Database, at: number): Promise<Switches> {
  try {
    const { results } = await db
      .prepare('SELECT kind, subject FROM switches')
      .all<{ kind: SwitchKind; subject: string }>();
    const switches = new Set(results.map(({ kind, subject }) => nameOf(kind, subject)));
    known = { switches, at };
    return switches;
  } catch (error) {
    // Play goes on without the shared database (DESIGN §11), by what was known last.
    log('error', { event: 'switches_not_read', reason: errorText(error) });
    const switches = known?.switches ?? new Set<string>();
    known = { switches, at };
    return switches;
  } finally {
    isBeingAsked = false;
  }
}

/**
 * What is switched off, as this isolate knows it: a few seconds old at most where anybody asks, so that a round asks nobody for it.
 * @param at epoch ms @param later lets it be asked anew behind an answer
 */
export async function switchesAt(
  db: D1Database,
  at: number,
  later: (work: Promise<unknown>) => void,
): Promise<Switches> {
  // A clock that was set back must not keep it for longer.
  const age = known && at >= known.at ? at - known.at : Infinity;
  if (known && age < freshFor) return known.switches;
  if (known && age < goodFor) {
    if (!isBeingAsked) {
      isBeingAsked = true;
      later(ask(db, at));
    }
    return known.switches;
  }
  // Nobody waits for what another request began: the platform may end that one first.
  return ask(db, at);
}

/** What is off, the latest first; `since` in epoch ms. */
export const switchedOff = (
  db: D1Database,
  place: Place | null,
  size: number,
): Promise<Page<{ kind: SwitchKind; subject: string; since: number }>> =>
  readPage(
    db,
    {
      columns: 'kind, subject, since',
      from: 'switches',
      keys: ['since', 'kind', 'subject'],
      isDescending: true,
    },
    place,
    size,
  );

/** Changes nothing where it is so already. */
export const switchStatement = (
  db: D1Database,
  { kind, subject, turn }: { kind: SwitchKind; subject: string; turn: 'off' | 'on' },
  at: number,
): D1PreparedStatement =>
  turn === 'off'
    ? db
        .prepare('INSERT INTO switches (kind, subject, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
        .bind(kind, subject, at)
    : db.prepare('DELETE FROM switches WHERE kind = ? AND subject = ?').bind(kind, subject);
