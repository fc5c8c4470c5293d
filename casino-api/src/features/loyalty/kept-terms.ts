import { minutes, seconds } from 'contract/constants';
import { errorText } from 'contract/log-line';
import type { Clock } from '../../kernel/clock';
import { log } from '../../kernel/log';
import type { OwnStorage, Remembered } from '../../kernel/storage/own-storage';
import type { SetTerms } from './terms';
import { setTerms } from './terms-store';

/** So long nobody asks anew, ms. */
const freshFor = 1 * minutes;
/** So long what is known is good enough to count by while it is asked anew, ms. */
const goodFor = 90 * seconds;
/** What is set begins so long after it was decided at the soonest, ms: later than anybody counts by what was known before. */
export const shortestNotice = 2 * minutes;
/** So long a call waits for the shared database at the most, ms; after that it goes by what the object knew last. */
const longestWait = 1 * seconds;

/** As this isolate knows it, JSON of `SetTerms[]`; null while it could not be read. By the machine's clock. */
let known: { json: string | null; at: number } | null = null;
let isBeingAsked = false;

/** What was just set here counts at once. */
export const forgetTerms = (): void => void (known = null);

async function ask(db: D1Database, clock: Clock): Promise<void> {
  const at = clock();
  try {
    known = { json: JSON.stringify(await setTerms(db)), at };
  } catch (error) {
    // Play goes on without the shared database (DESIGN §11), by what was known last.
    log('error', { event: 'terms_not_read', reason: errorText(error) });
    known = { json: known?.json ?? null, at };
  } finally {
    isBeingAsked = false;
  }
}

/**
 * The terms that a player's rounds and periods count by. An isolate asks for them once in a minute at the most, and apart from the calls that count by them; an
 * object keeps what it was told last, so that it counts by it though the shared database is away.
 */
export class KeptTerms {
  private readonly kept: Remembered<{ json: string; set: readonly SetTerms[] }>;

  constructor(
    private readonly parts: {
      own: OwnStorage;
      db: () => D1Database;
      clock: Clock;
      /** Lets it be asked anew behind an answer. */
      later: (work: Promise<unknown>) => void;
    },
  ) {
    const { sql, remember } = parts.own;
    this.kept = remember(() => {
      const json = sql.exec<{ terms: string }>('SELECT terms FROM kept_terms').toArray()[0]?.terms ?? '[]';
      return { json, set: JSON.parse(json) as SetTerms[] };
    });
  }

  read(): readonly SetTerms[] {
    return this.kept.read().set;
  }

  /** Before anything is counted: null where nothing has to be waited for. Never rejects. */
  refresh(): Promise<void> | null {
    const { db, clock, later } = this.parts;
    const age = known ? clock() - known.at : Infinity;
    if (age >= 0 && age < goodFor) {
      this.take();
      if (age >= freshFor && !isBeingAsked) {
        isBeingAsked = true;
        later(ask(db(), clock));
      }
      return null;
    }
    // Nobody waits for what another object began: the platform may end that one first.
    return Promise.race([ask(db(), clock), scheduler.wait(longestWait)]).then(() => this.take());
  }

  private take(): void {
    const json = known?.json ?? null;
    if (json === null || json === this.kept.read().json) return;
    this.parts.own.sql.exec('INSERT OR REPLACE INTO kept_terms (only, terms) VALUES (1, ?)', json);
    this.kept.is({ json, set: JSON.parse(json) as SetTerms[] });
  }
}
