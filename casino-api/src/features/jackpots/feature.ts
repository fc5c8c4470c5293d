import { seconds } from 'contract/constants';
import type { RoundReceipt } from 'contract/receipt';
import type { Ground, Session } from '../../kernel/feature';
import { log } from '../../kernel/log';
import { refused, type Outcome } from '../../kernel/outcome';
import { jackpotCalls } from './jackpot-calls';
import { UnknownToPool, type Jackpots } from './jackpots';
import type { JackpotSystemCalls } from './port';
import { jackpotTables } from './schema';

/** How long a jackpot that was hit waits until its pool is asked again. */
const recheckEvery = 10 * seconds;
/** How long a player waits for the pool; it is asked on after the answer, and by the object's schedule. */
const longestWait = 1 * seconds;

/** The rounds of the player's that pools have to pay. */
export interface HitRounds {
  payJackpot(roundId: string, prize: number, at: number): unknown;
  receipt(roundId: string): Outcome<RoundReceipt>;
}

/** The player's part in progressive jackpots (DOMAIN §11). */
export function jackpotsFeature(
  { env, schedule, turns }: Pick<Ground, 'env' | 'schedule' | 'turns'>,
  jackpots: Jackpots,
  rounds: HitRounds,
) {
  /** One question after the other: a hit is paid when its pool has answered, and only then is it looked for the next. */
  let asking: Promise<void> = Promise.resolve();

  async function enterPool(gameid: string, at: number): Promise<boolean> {
    try {
      const visit = turns.step(at, () => jackpots.entering(gameid, at));
      await jackpotCalls(env, gameid).enter(visit);
      jackpots.entered(gameid, visit.visit);
      return true;
    } catch (error) {
      log('error', { event: 'jackpot_not_entered', game: gameid, reason: String(error) });
      return false;
    }
  }

  async function payHits(at: number): Promise<void> {
    for (const { gameid, ...claim } of jackpots.waiting()) {
      try {
        const pool = jackpotCalls(env, gameid);
        let { amount } = await pool.claim(claim, at);
        while (amount === null) ({ amount } = await pool.claim(claim, at));
        const prize = amount;
        turns.step(at, () => rounds.payJackpot(claim.roundId, prize, at));
      } catch (error) {
        log('error', { event: 'jackpot_not_paid', game: gameid, round: claim.roundId, reason: String(error) });
      }
    }
  }

  /** Asks the pools of the rounds that wait, and pays them. Never rejects: what could not be asked is asked again by the object's schedule. @param at epoch ms */
  function ask(at: number): Promise<void> {
    if (jackpots.waiting().length > 0) asking = asking.then(() => payHits(at));
    return asking;
  }

  return {
    ask,

    /**
     * Plays a round. The first one for a pool waits until the pool knows of the player: it then asks for every stake that it was not told when
     * somebody wins. Refusal: `unavailable` when the pool is away, and nothing was staked.
     */
    async known<Data>(session: Session, play: () => Outcome<Data>): Promise<Outcome<Data>> {
      for (;;) {
        try {
          return session.step(play);
        } catch (error) {
          if (!(error instanceof UnknownToPool)) throw error;
          if (!(await enterPool(error.gameid, session.at))) return refused('unavailable');
        }
      }
    },

    /** A round as it is answered: one that has won a pool as it stands once the pool was asked, or after a second. */
    async paid(outcome: Outcome<RoundReceipt>, at: number): Promise<Outcome<RoundReceipt>> {
      if (!outcome.ok || outcome.data.state !== 'open' || !jackpots.isWaiting(outcome.data.id)) return outcome;
      const asked = ask(at);
      turns.later(asked);
      await Promise.race([asked, scheduler.wait(longestWait)]);
      return rounds.receipt(outcome.data.id);
    },

    tasks: {
      jackpot_told: (gameid: string, at: number) => jackpots.tell(gameid, at),

      /** What a pool holds has to be asked for; the plan stands until it was told. */
      jackpot_asked(roundId: string, at: number) {
        if (!jackpots.isWaiting(roundId)) return;
        schedule.plan('jackpot_asked', roundId, at + recheckEvery);
        turns.later(ask(at));
      },
    },

    system: {
      stakedForJackpot: (gameid: string, at: number) => jackpots.stakedFor(gameid, at),
    } satisfies JackpotSystemCalls,
  };
}
jackpotsFeature.schema = jackpotTables;
