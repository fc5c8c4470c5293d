import { chainFrom, chainLength, placeOf, secretsDownFrom, type Chain, type KnownLink } from '../../games/table/chain';
import { newServerSeed } from '../../games/fairness';
import { openRound, type Schedule } from '../../games/table/schedule';

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
  firstPlayed(round: number, schedule: Schedule, at: number): number {
    const { chain } = placeOf(round);
    return Math.max(chain * chainLength, openRound(schedule, this.chain(chain, at).madeAt));
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
