import { minutes, seconds } from 'contract/constants';
import { voidWithoutResultAfter } from 'contract/sports/matches';
import type { PlayTime } from 'contract/games';
import type { Currency } from 'contract/money';
import type { betLists } from 'contract/sports/bets';
import type { Ground, Session } from '../../kernel/feature';
import { log } from '../../kernel/log';
import { done, refused, type Outcome } from '../../kernel/outcome';
import type { Ledger } from '../../ledger/ledger-store';
import type { Owner } from '../../ledger/owner';
import type { RoundRows } from '../../ledger/rounds/round-rows';
import { sha256, type StoredAnswers } from '../../ledger/stored-answers';
import type { PlayerWallet } from '../../ledger/wallet';
import { matchEnds, type MatchEnd } from './ends';
import type { Messages } from '../messages';
import type { SportsMessage } from './told-bets';
import type { Offer } from './offers';
import { isDrawn } from './matches';
import { sportsTables } from './schema';
import { SportsBets, type CashOutOrder, type SlipOrder } from './sports-bets';
import type { KeptBet } from './ticket-rows';

/** How long a bet whose match is over waits for the next try to learn of its end; one that is long overdue waits longer. */
const resultRetry = 30 * seconds;
const lateRetry = 10 * minutes;

/**
 * The match's object tells who has bet on it how it ended. A player's own object asks only where nobody has told it by then; those of a match do
 * not ask in one moment.
 */
const toldUntil = 20 * seconds;
const askedWithin = 40 * seconds;
const ownWait = ({ playerId }: Owner): number =>
  toldUntil + (parseInt(sha256(playerId).slice(0, 6), 16) / 0xff_ff_ff) * askedWithin;

/** Bets on sports. */
export function sportsFeature(
  {
    env,
    own: { sql, asOneStep },
    schedule,
    turns,
    outbox,
  }: Pick<Ground<SportsMessage>, 'env' | 'own' | 'schedule' | 'turns' | 'outbox'>,
  parts: {
    answers: StoredAnswers;
    wallet: PlayerWallet;
    ledger: Pick<Ledger, 'atOnce'>;
    rows: Pick<RoundRows, 'atOnce' | 'isUnknown'>;
    facts: () => Owner;
    messages: Pick<Messages, 'write'>;
    playTime: (session: Session) => PlayTime;
  },
) {
  const plans = {
    plan: (matchId: string, endsAt: number) =>
      schedule.planFirst('match_ends', matchId, endsAt + ownWait(parts.facts())),
    cancel: (matchId: string) => schedule.cancel('match_ends', matchId),
  };
  const sports = new SportsBets({ ...parts, sql, asOneStep, plans, outbox });
  /** One question after the other, so that what is asked later knows the later time. */
  let asking: Promise<void> = Promise.resolve();

  /** A match that is really played and has no result so long after its start is not waited for any more (DOMAIN §12). */
  function overdue(awaited: readonly string[], known: readonly MatchEnd[], at: number): MatchEnd[] {
    const decided = new Set(
      known.flatMap((end) => (end.isPlayed && !end.result && end.seed === null ? [] : end.matchId)),
    );
    return awaited.flatMap((matchId) => {
      const match = sports.awaitedMatch(matchId);
      if (!match || isDrawn(match) || decided.has(matchId) || at < match.startsAt + voidWithoutResultAfter) return [];
      return [{ matchId, isPlayed: false, seed: null, result: null, voided: [] }];
    });
  }

  async function settleEnded(at: number): Promise<void> {
    try {
      const awaited = sports.awaited(at);
      if (awaited.length === 0) return;
      const known = await matchEnds(env.DB, awaited, at);
      const ends = [...known, ...overdue(awaited, known, at)];
      if (ends.length > 0) turns.step(at, () => sports.settle(ends, at));
    } catch (error) {
      log('error', { event: 'bets_not_settled', reason: String(error) });
    }
  }

  /**
   * Asks how the matches of open bets ended and settles those that did. Never rejects: what could not be asked is asked again by the
   * object's schedule. @param at epoch ms
   */
  const ask = (at: number): Promise<void> => (asking = asking.then(() => settleEnded(at)));

  return {
    sports,
    /** Resolves when what was asked is answered, and settled. */
    asked: () => asking,

    tasks: {
      /** The end of a match is known elsewhere and has to be asked for; the plan stands until it was told. */
      match_ends(matchId: string, at: number) {
        const match = sports.awaitedMatch(matchId);
        if (!match) return;
        schedule.plan('match_ends', matchId, at + (at - match.endsAt > lateRetry ? lateRetry : resultRetry));
        turns.later(ask(at));
      },
    },

    player: (session: Session) => ({
      /** Refusals: those of `placeSportsBet` in the contract. */
      placeSportsBet: (order: SlipOrder, offers: (Offer | null)[]): Outcome<KeptBet[]> =>
        sports.place(order, offers, session.at),

      /** Newest first. Matches that have ended or were called off are settled before. */
      async sportsBets(
        list: (typeof betLists)[number],
        page: { limit: number; offset: number },
      ): Promise<Outcome<{ total: number; bets: KeptBet[] }>> {
        await ask(session.at);
        return session.step(() => done(sports.page(list, page.limit, page.offset)));
      },

      async sportsBet(id: string): Promise<Outcome<KeptBet>> {
        await ask(session.at);
        return session.step(() => {
          const bet = sports.byId(id);
          return bet ? done(bet) : refused('not_found');
        });
      },

      /** Refusals: those of `cashOutSportsBet` in the contract. */
      cashOutSportsBet: (order: CashOutOrder, now: Outcome<(number | null)[]>): Outcome<KeptBet> =>
        sports.cashOut(order, now, session.at),

      /** By what a slip's stakes are reckoned, and how long the player has been at play. */
      sportsLimits: (
        limits: { stake: number; payout: number }[],
      ): Outcome<{
        currency: Currency;
        limits: { lowest: number; stake: number; payout: number }[];
        playTime: PlayTime;
      }> => {
        const { currency } = parts.facts();
        if (!currency) return refused('session_expired');
        return done({
          currency,
          limits: limits.map((limit) => sports.limits(limit, session.at)),
          playTime: parts.playTime(session),
        });
      },
    }),

    system: {
      /**
       * Takes how matches ended, as often as it is told, and settles anew what was settled by another result. Resolves when the house has heard of it:
       * who tells many goes no faster than the shared database writes, or those who bet meanwhile would wait behind all of it. @param at epoch ms
       */
      takeMatchEnds(ends: MatchEnd[], at: number): Promise<void> {
        turns.step(at, () => sports.settle(ends, at));
        return turns.delivered();
      },
    },
  };
}
sportsFeature.schema = sportsTables;
