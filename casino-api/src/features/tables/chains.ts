import { chainFrom, chainLength, placeOf, secretsDownFrom, type Chain, type KnownLink } from '../../games/table/chain';
import { newServerSeed } from '../../games/fairness';
import type { RoundClock } from '../../games/table/schedule';

interface KeptChain extends Chain {
  madeAt: number;
}

type ChainRow = { terminal: string; knots: string; made_at: number };

/**
 * The hash chains of one table. A chain is made with the one before it, so that its end is public before its first round; only a table
 * that nobody has looked at for a whole chain makes one when somebody comes, and still before anybody can bet on it.
 */
export class Chains {
  private readonly known = new Map<number, KeptChain>();
  private started: { number: number; startsAt: number } | null = null;

  constructor(
    private readonly sql: SqlStorage,
    private readonly randomBytes: (count: number) => Uint8Array,
  ) {}

  /** The secrets of up to `count` rounds, `last` first, and back no further than the first chain that was made. @param at epoch ms */
  secrets(last: number, count: number, at: number): string[] {
    const { chain, place } = placeOf(last);
    const secrets = secretsDownFrom(this.chain(chain, at), place, count);
    const before = secrets.length < count ? this.read(chain - 1) : null;
    return before ? [...secrets, ...secretsDownFrom(before, chainLength - 1, count - secrets.length)] : secrets;
  }

  /** What of the chain of `round` is public when the results up to `shown` are: never more than that. @param at epoch ms */
  publicLink(round: number, shown: number, at: number): KnownLink {
    const { chain } = placeOf(round);
    const first = chain * chainLength;
    return shown >= first
      ? { round: shown, hash: this.secrets(shown, 1, at)[0]! }
      : { round: first - 1, hash: this.chain(chain, at).terminal };
  }

  /** What is published of the chain of `round` and of the one after it. @param at epoch ms */
  published(
    round: number,
    at: number,
  ): { terminal: string; firstRound: number; rounds: number; madeAt: number; nextTerminal: string } {
    const { chain } = placeOf(round);
    const { terminal, madeAt } = this.chain(chain, at);
    return {
      terminal,
      madeAt,
      firstRound: chain * chainLength,
      rounds: chainLength,
      nextTerminal: this.chain(chain + 1, at).terminal,
    };
  }

  /** The first round of the chain of `round` that bets were taken on once the chain was there. @param at epoch ms */
  firstPlayed(round: number, clock: Pick<RoundClock, 'firstPlayed'>, at: number): number {
    const { chain } = placeOf(round);
    return clock.firstPlayed({ firstRound: chain * chainLength, madeAt: this.chain(chain, at).madeAt });
  }

  /** The last chain whose first flight has a start, or will have. */
  lastStarted(): { number: number; startsAt: number } | null {
    this.started ??= this.startOf(null);
    return this.started;
  }

  /** When the first flight of a chain starts, epoch ms; null for one that nobody has flown on. */
  startsAt(number: number): number | null {
    return this.startOf(number)?.startsAt ?? null;
  }

  /** Says once and for all when the first flight of a chain starts. */
  start(number: number, startsAt: number, at: number): void {
    this.chain(number, at);
    this.sql.exec('UPDATE chains SET starts_at = ? WHERE number = ? AND starts_at IS NULL', startsAt, number);
    this.started = null;
  }

  /** The last chain that there is, whatever was done with it. */
  last(): number | null {
    return this.sql.exec<{ last: number | null }>('SELECT max(number) AS last FROM chains').one().last;
  }

  private startOf(number: number | null): { number: number; startsAt: number } | null {
    const [row] = this.sql.exec<{ number: number; startsAt: number }>(
      'SELECT number, starts_at AS startsAt FROM chains WHERE starts_at IS NOT NULL AND number = ifnull(?, number) ORDER BY number DESC LIMIT 1',
      number,
    );
    return row ?? null;
  }

  private chain(number: number, at: number): KeptChain {
    return this.read(number) ?? this.make(number, at);
  }

  private read(number: number): KeptChain | null {
    const known = this.known.get(number);
    if (known) return known;
    const [row] = this.sql.exec<ChainRow>('SELECT terminal, knots, made_at FROM chains WHERE number = ?', number);
    if (!row) return null;
    const chain = { terminal: row.terminal, knots: JSON.parse(row.knots) as string[], madeAt: row.made_at };
    this.known.set(number, chain);
    return chain;
  }

  private make(number: number, at: number): KeptChain {
    const { terminal, knots } = chainFrom(newServerSeed(this.randomBytes));
    this.sql.exec(
      'INSERT INTO chains (number, terminal, knots, made_at) VALUES (?, ?, ?, ?)',
      number,
      terminal,
      JSON.stringify(knots),
      at,
    );
    return this.read(number)!;
  }
}
