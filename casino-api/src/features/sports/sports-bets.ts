import { days } from 'contract/constants';
import { fromEuro, type Currency } from 'contract/money';
import type { PriceChange } from 'contract/sports/bets';
import { sportsbookGameId } from 'contract/sports/markets';
import { highestStake } from '../../kernel/licence-profile';
import type { Sends } from '../../kernel/outbox';
import { done, refused, type Outcome } from '../../kernel/outcome';
import type { Ledger } from '../../ledger/ledger-store';
import type { Owner } from '../../ledger/owner';
import type { RoundRows } from '../../ledger/rounds/round-rows';
import { timedId, type RunAsOneStep, type StoredAnswers } from '../../ledger/stored-answers';
import type { PlayerWallet } from '../../ledger/wallet';
import type { MessageKey, Messages, MessageValues } from '../messages';
import { inHouse } from '../rounds';
import { decidedLeg, type MatchEnd } from './ends';
import { legsTold, messagesOf, ToldTogether, type SportsMessage, type ToldLeg } from './told-bets';
import { excludingLegs, takenOffers, type LegAsked, type Offer } from './offers';
import { cashOutValue, combinationsOf, countingOdds, lowestStake, settlementOf, stakesFor } from './rules/tickets';
import { TicketRows, type BetMatch, type KeptBet, type KeptLeg } from './ticket-rows';

/** What a player places: odds in thousandths, as they were seen, stakes in minor units. */
export interface SlipOrder {
  kind: 'singles' | 'accumulator' | 'system';
  system?: string | undefined;
  legs: readonly (LegAsked & { odds: number; stake?: number | undefined })[];
  stake?: number | undefined;
  priceChange: PriceChange;
  requestId: string;
}

/** What a player cashes out: `amount` as it was told for all that is left, `share` of it in whole percent. */
export interface CashOutOrder {
  betId: string;
  amount: number;
  share: number;
  requestId: string;
}

/** Bets that were placed so long ago are not settled anew by a look; who corrects a result tells their players. */
const correctedWithin = 7 * days;

/** Sees to it that somebody asks for the end of a match, from a time on (epoch ms), until it is known. */
export interface ResultPlans {
  plan(matchId: string, at: number): void;
  cancel(matchId: string): void;
}

/** One bet of a slip, not placed yet. */
interface Draft {
  kind: KeptBet['kind'];
  system: string | null;
  offers: (Offer & { odds: number })[];
  unit: number;
  combinations: number[][];
}

/** The wallet refused one bet of a slip, so none of them is placed. */
class SlipRefused extends Error {
  constructor(readonly refusal: Outcome<never>) {
    super('The slip is refused.');
  }
}

/** What is asked of a ticket's rules. */
export const ticketOf = (bet: KeptBet) => ({
  ...bet,
  combinations: combinationsOf(bet.kind, bet.system, bet.legs.length)!,
});

/** A player's bets on sports. Each is an in-house round, open until it is settled: money, bonuses and rewards see to it as to any other. */
export class SportsBets {
  private readonly tickets: TicketRows;
  private readonly placed = new ToldTogether();

  constructor(
    private readonly parts: {
      sql: SqlStorage;
      asOneStep: RunAsOneStep;
      answers: StoredAnswers;
      /** Its instructions are part of the bet's step and need no keys. */
      wallet: PlayerWallet;
      ledger: Pick<Ledger, 'atOnce'>;
      rows: Pick<RoundRows, 'atOnce' | 'isUnknown'>;
      facts: () => Owner;
      plans: ResultPlans;
      outbox: Sends<SportsMessage>;
      messages: Pick<Messages, 'write'>;
    },
  ) {
    this.tickets = new TicketRows(parts.sql);
  }

  /**
   * Places all bets of a slip, or none; the same `requestId` again gives the stored ones, whatever has changed since.
   * @param offers what stands on offer for each leg now, null for nothing
   * Refusals: those of `placeSportsBet` in the contract.
   */
  place({ requestId, ...order }: SlipOrder, offers: readonly (Offer | null)[], at: number): Outcome<KeptBet[]> {
    const { answers } = this.parts;
    const key = `sports:${requestId}`;
    // The bets are read within the step: a call whose answer can't be had has had no effect either.
    const once = (work: () => Outcome<{ betIds: string[] }>) =>
      this.inOneGo((): Outcome<KeptBet[]> => {
        const placed = answers.once<{ betIds: string[] }>(key, order, at, work);
        return placed.ok ? done(this.tickets.byIds(placed.data.betIds)) : placed;
      });
    try {
      return once(() => {
        const drafts = this.drafts(order, offers, at);
        if (!drafts.ok) return drafts;
        return done({ betIds: drafts.data.map((draft, index) => this.write(draft, `${key}:${index}`, order, at)) });
      });
    } catch (error) {
      if (!(error instanceof SlipRefused)) throw error;
      // All that its other bets wrote is undone by now; what it was refused with is kept as any answer is.
      return once(() => error.refusal);
    }
  }

  /**
   * Cashes out all or a part of what is left of a bet; the same `requestId` again gives the bet as it stands.
   * @param now the prices of the open legs by index, null where one is not on offer; a refusal where they can't be had
   */
  cashOut({ requestId, ...order }: CashOutOrder, now: Outcome<(number | null)[]>, at: number): Outcome<KeptBet> {
    const { answers } = this.parts;
    return this.inOneGo(() => {
      const answer = answers.once(`sports-cash-out:${requestId}`, order, at, () => {
        const bet = this.tickets.byId(order.betId);
        if (!bet) return refused('not_found');
        if (bet.state !== 'open') return refused('nothing_to_cash_out');
        if (!now.ok) return now;
        const amount = cashOutValue(ticketOf(bet), now.data);
        if (amount < 1) return refused('nothing_to_cash_out');
        if (amount < order.amount) return refused('price_changed', { amount });
        return this.pay(bet, amount, order.share, at);
      });
      if (!answer.ok) return answer;
      return done(this.tickets.byId(order.betId)!);
    });
  }

  private pay(bet: KeptBet, whole: number, share: number, at: number): Outcome<{ amount: number }> {
    const isAll = share === 100;
    const stake = isAll ? bet.left : Math.floor((bet.left * share) / 100);
    const amount = isAll ? whole : Math.floor((whole * share) / 100);
    if (stake < 1 || amount < 1) return refused('nothing_to_cash_out');
    const paid: KeptBet = {
      ...bet,
      left: bet.left - stake,
      cashOuts: [...bet.cashOuts, { at, stake, amount }],
      ...(isAll ? { state: 'cashed_out', settledPayout: 0, settledAt: at } : {}),
    };
    const transactionId = `${bet.id}:cash-out:${bet.cashOuts.length}`;
    const won = this.parts.wallet.win({ ...this.instructionOf(paid), transactionId, amount, closes: isAll }, at);
    if (!won.ok) throw new Error(`The wallet refused to cash a bet out: ${won.code}.`);
    this.tickets.update(paid);
    this.tell(this.toldOf(paid), at);
    return done({ amount });
  }

  /** The matches whose ends have to be asked for. @param at epoch ms */
  awaited(at: number): string[] {
    return this.tickets.awaited(at - correctedWithin);
  }

  /** A match that open bets wait for, as the first of them knew it; null when none does. */
  awaitedMatch(matchId: string): BetMatch | null {
    return this.tickets.awaitedMatch(matchId);
  }

  /** Settles the bets on matches that have ended, anew those whose result is another now; told again, nothing changes. Neither session nor freeze stops it. */
  settle(ends: readonly MatchEnd[], at: number): void {
    const { plans } = this.parts;
    for (const end of ends) {
      this.inOneGo(() => {
        this.tell(
          this.tickets.onMatch(end.matchId).flatMap((bet) => this.decide(bet, end, at)),
          at,
        );
        if (!this.tickets.awaitedMatch(end.matchId)) plans.cancel(end.matchId);
      });
    }
  }

  page(list: Parameters<TicketRows['page']>[0], limit: number, offset: number): { total: number; bets: KeptBet[] } {
    return this.tickets.page(list, limit, offset);
  }

  byId(id: string): KeptBet | null {
    return this.tickets.byId(id);
  }

  /** What the player may stake at these limits, in his currency: no more than the licence allows. @param limits euro minor units */
  limits(limits: { stake: number; payout: number }, at: number): { lowest: number; stake: number; payout: number } {
    const { currency, stakeCap } = this.owner();
    return {
      lowest: fromEuro(lowestStake, currency),
      stake: Math.min(fromEuro(limits.stake, currency), highestStake(stakeCap(at), currency)),
      payout: fromEuro(limits.payout, currency),
    };
  }

  private drafts(
    { kind, system, legs, stake, priceChange }: Omit<SlipOrder, 'requestId'>,
    offers: readonly (Offer | null)[],
    at: number,
  ): Outcome<Draft[]> {
    const taken = takenOffers(legs, offers, priceChange);
    if (!taken.ok) return taken;
    if (kind === 'singles') {
      const drafts = taken.data.map((offer, index): Draft => {
        return { kind: 'single', system: null, offers: [offer], unit: legs[index]!.stake ?? 0, combinations: [[0]] };
      });
      return this.within(drafts, at);
    }
    if (legs.length < 2) return refused('too_few_legs', { minimum: 2 });
    const combinations = combinationsOf(kind, system ?? null, legs.length);
    if (!combinations) return refused('too_few_legs', { minimum: legs.length + 1 });
    const excluding = excludingLegs(legs);
    if (excluding.length > 0)
      return refused('selections_exclude_each_other', {
        legs: excluding.map((index) => {
          const { matchId, marketId, selectionId } = legs[index]!;
          return { matchId, marketId, selectionId };
        }),
      });
    return this.within(
      [{ kind, system: kind === 'system' ? system! : null, offers: taken.data, unit: stake ?? 0, combinations }],
      at,
    );
  }

  /** The drafts, unless one is staked with too little or too much. */
  private within(drafts: Draft[], at: number): Outcome<Draft[]> {
    for (const [leg, { offers, unit, combinations, kind }] of drafts.entries()) {
      const limits = this.limits(
        {
          stake: Math.min(...offers.map((offer) => offer.limits.stake)),
          payout: Math.min(...offers.map((offer) => offer.limits.payout)),
        },
        at,
      );
      const stakes = stakesFor(
        combinations,
        offers.map(({ odds }) => odds),
        limits,
      );
      if (unit < stakes.minimum || unit > stakes.maximum)
        return refused('stake_not_offered', kind === 'single' ? { ...stakes, leg } : stakes);
    }
    return done(drafts);
  }

  private write(draft: Draft, key: string, { priceChange }: Pick<SlipOrder, 'priceChange'>, at: number): string {
    const { wallet, plans, rows } = this.parts;
    const { playerId, currency } = this.owner();
    const { kind, system, offers, unit, combinations } = draft;
    const stake = unit * combinations.length;
    const bet: KeptBet = {
      id: timedId(playerId, key, at),
      kind,
      system,
      legs: offers.map(({ match, marketId, selectionId, odds }): KeptLeg => {
        return { match, marketId, selectionId, odds, state: 'open', isOff: false, seed: null, score: null };
      }),
      unit,
      stake,
      left: stake,
      currency,
      priceChange,
      state: 'open',
      settledPayout: null,
      cashOuts: [],
      corrections: [],
      placedAt: at,
      settledAt: null,
    };
    const instruction = { ...this.instructionOf(bet), transactionId: `${bet.id}:bet` };
    rows.isUnknown(inHouse, bet.id);
    const taken = wallet.bet({ ...instruction, amount: stake, category: 'sportsbook' }, at);
    if (!taken.ok) throw new SlipRefused(taken);
    this.tickets.insert(bet);
    this.tell(this.toldOf(bet), at, this.placed.wait(at));
    for (const { match } of bet.legs) plans.plan(match.id, match.endsAt);
    return bet.id;
  }

  /** What the end of a match makes of a bet's legs, and of the bet. @returns what the house is to hear of it */
  private decide(bet: KeptBet, end: MatchEnd, at: number): ToldLeg[] {
    let changes = false;
    const legs = bet.legs.map((leg, index) => {
      if (leg.match.id !== end.matchId || leg.isOff) return leg;
      const decided = decidedLeg(leg, end, bet.id);
      if (!decided || (decided.state === leg.state && decided.isOff === leg.isOff)) return leg;
      changes = true;
      this.tickets.updateLeg(bet.id, index, decided);
      return decided;
    });
    // What was cashed out is over, whatever its matches come to.
    return changes && bet.state !== 'cashed_out' ? this.settleBet({ ...bet, legs }, at) : [];
  }

  private settleBet(bet: KeptBet, at: number): ToldLeg[] {
    const settlement = settlementOf(ticketOf(bet));
    const before = bet.settledPayout;
    if (settlement && before === settlement.payout && bet.state === settlement.state) return [];
    const { wallet } = this.parts;
    const instruction = this.instructionOf(bet);
    const turn = bet.corrections.length;
    if (before !== null && before > 0) {
      const winTransactionId = settlementId(bet, turn);
      must(wallet.revoke({ ...instruction, transactionId: `${winTransactionId}:revoked`, winTransactionId }, at));
    }
    const corrections = before === null ? bet.corrections : [...bet.corrections, { at, payout: before }];
    const settled: KeptBet = {
      ...bet,
      corrections,
      ...(settlement
        ? { state: settlement.state, settledPayout: settlement.payout, settledAt: at }
        : { state: 'open' as const, settledPayout: null, settledAt: null }),
    };
    if (settlement) {
      // Only what can't be settled anew is void for good; a stake that came back by the score is paid as a win.
      const isOff = settlement.state === 'void' && bet.legs.every((leg) => leg.isOff) && bet.cashOuts.length === 0;
      must(
        isOff && before === null
          ? wallet.void({ ...instruction, transactionId: `${bet.id}:void` }, at)
          : wallet.win(
              {
                ...instruction,
                transactionId: settlementId(settled, corrections.length),
                amount: settlement.payout,
                closes: true,
              },
              at,
            ),
      );
    }
    this.tickets.update(settled);
    if (settlement) this.parts.messages.write(...settlementMessage(settled, before ?? corrections.at(-1)?.payout), at);
    return this.toldOf(settled);
  }

  private toldOf(bet: KeptBet): ToldLeg[] {
    return legsTold(bet, this.owner().playerId);
  }

  private tell(legs: readonly ToldLeg[], at: number, wait = 0): void {
    for (const message of messagesOf(legs)) this.parts.outbox.write(message, at, wait);
  }

  /** One step, whose rounds and transactions are written once, at its end. */
  private inOneGo<T>(work: () => T): T {
    const { asOneStep, ledger, rows } = this.parts;
    return asOneStep(() => ledger.atOnce(() => rows.atOnce(work)));
  }

  /** The round of a bet; the wallet wants decimal odds. */
  private instructionOf({ id, kind, system, legs, cashOuts }: KeptBet) {
    const odds = legs.map((leg) => leg.odds);
    const combinations = combinationsOf(kind, system, legs.length)!;
    return {
      provider: inHouse,
      roundId: id,
      gameid: sportsbookGameId,
      gametitle: legs.map(({ match }) => `${match.home} – ${match.away}`).join(' · '),
      mode: 'real' as const,
      odds: cashOuts.length > 0 ? 1 : countingOdds(combinations, odds),
    };
  }

  private owner(): Owner & { currency: Currency } {
    const facts = this.parts.facts();
    if (!hasCurrency(facts)) throw new Error('A visitor has no bets.');
    return facts;
  }
}

const hasCurrency = (facts: Owner): facts is Owner & { currency: Currency } => facts.currency !== null;

/** What the bell says of a settled bet. @param before what it had paid by another result, if it was settled before */
function settlementMessage(
  { legs, state, settledPayout, currency }: KeptBet,
  before: number | undefined,
): [MessageKey, MessageValues] {
  const { home, away } = legs[0]!.match;
  const match = `${home} – ${away}${legs.length > 1 ? ` (+${legs.length - 1})` : ''}`;
  const amount = { amount: settledPayout ?? 0, currency };
  if (before !== undefined) return ['bet_settled_anew', { match, amount, before: { amount: before, currency } }];
  if (amount.amount === 0) return ['bet_lost', { match }];
  return [state === 'void' ? 'bet_void' : 'bet_paid', { match, amount }];
}

const settlementId = ({ id }: KeptBet, turn: number): string => `${id}:win${turn === 0 ? '' : `:${turn}`}`;

function must(outcome: Outcome<unknown>): void {
  if (!outcome.ok) throw new Error(`The wallet refused to settle a bet: ${outcome.code}.`);
}
