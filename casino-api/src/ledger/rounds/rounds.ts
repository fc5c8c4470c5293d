import type { RoundState } from 'contract/receipt';
import { splitWin, type Funding } from './bonus-funding';

/** The part of an amount that is a bonus's money. 0 for a bet of a bonus that cash paid alone. */
interface BonusShare {
  id: string;
  amount: number;
}

/** A bet as the round knows it. A tombstone is a rolled-back bet that never arrived: its amount is 0. */
export interface BetEntry {
  id: string;
  amount: number;
  state: 'taken' | 'rolled_back';
  /** Of a bet that was laid while a bonus was active. `isFree`: the bonus's free spin, so all that it wins is the bonus's. */
  bonus?: BonusShare & { isFree?: true };
}

/** `parked`: came before its bet. `unpaid`: its round was rolled back or voided, or an operator voided it, or it was revoked. `held`: above what may be paid, an operator decides. */
export interface WinEntry {
  id: string;
  amount: number;
  state: 'parked' | 'paid' | 'unpaid' | 'held';
  /** What an operator said of it while it was held, or that its result was wrong; it stands, whatever comes. */
  decided?: HeldWinDecision;
  /** How often it was taken back: another bet of its round may pay it again. */
  turn?: number;
  /** Decided when it was paid, by what had funded the stake until then (DOMAIN §3). */
  bonus?: BonusShare;
}

export type HeldWinDecision = 'release' | 'void';

/** What a round of somebody else's game may pay before an operator looks at it. */
export interface WinLimits {
  /** Of the round's stake, where the catalogue states one. */
  multiple: number | null;
  /** Minor units of the round's currency. */
  ceiling: number;
}

/** What is known of a round. Amounts in minor units of one currency. */
export interface Round {
  bets: readonly BetEntry[];
  wins: readonly WinEntry[];
  /** A win has said that no more will come. */
  closing: boolean;
  voided: boolean;
  /** An operator ended it with what was won so far: it takes no more bets. */
  ended?: true;
  /** Of its game, as they stood with its first bet. */
  limits?: WinLimits;
}

/** `id` is the provider's transaction id: an event that comes again with its id changes nothing. */
export type RoundEvent =
  | { kind: 'bet'; id: string; amount: number; bonus?: BetEntry['bonus']; limits?: WinLimits }
  | { kind: 'win'; id: string; amount: number; closes: boolean }
  | { kind: 'rollback'; betId: string }
  | { kind: 'void' }
  | { kind: 'decide'; winId: string; decision: HeldWinDecision }
  | { kind: 'revoke'; winId: string }
  | { kind: 'end' };

/** Money between the player and the house: negative leaves the player. `win` is what a reversal may fall short of. `hold` moves nothing of the player's. */
export interface RoundMove {
  kind: 'bet' | 'win' | 'rollback' | 'hold';
  /** The bet or win that it moves or takes back. */
  entryId: string;
  amount: number;
  /** What the house puts aside for a win that waits; negative: what it takes from there. */
  held?: number;
  /** Of a win that was taken back before. */
  turn?: number;
  /** The part of `amount` that moves to or from a bonus; of the same sign. */
  bonus?: BonusShare;
}

export type RoundStep = { refused: false; round: Round; moves: RoundMove[] } | { refused: true };

export const unknownRound: Round = { bets: [], wins: [], closing: false, voided: false };

const isTaken = (bet: BetEntry) => bet.state === 'taken';

/** `open → settled | rolled_back | void` (DOMAIN §2). A round is rolled back when each of its bets is. */
export function stateOf({ bets, closing, voided }: Round): RoundState {
  if (voided) return 'void';
  if (bets.length > 0 && !bets.some(isTaken)) return 'rolled_back';
  return closing && bets.some(isTaken) ? 'settled' : 'open';
}

const total = (entries: readonly { amount: number }[]) => entries.reduce((sum, { amount }) => sum + amount, 0);
export const stakeOf = (round: Round): number => total(round.bets.filter(isTaken));
export const payoutOf = (round: Round): number => total(round.wins.filter(({ state }) => state === 'paid'));

const signed = (bonus: BonusShare | undefined, sign: 1 | -1): { bonus?: BonusShare } =>
  bonus && bonus.amount > 0 ? { bonus: { id: bonus.id, amount: sign * bonus.amount } } : {};

/** What the standing bets were funded by. */
export function fundingOf(round: Round): Funding {
  const bonus = total(round.bets.filter(isTaken).map(({ bonus }) => bonus ?? { amount: 0 }));
  return { cash: stakeOf(round) - bonus, bonus };
}

/** The bonus's part of a win. The standing bets of a round know one bonus at most: it can't end before they are settled. */
function bonusShareOf(amount: number, round: Round): { bonus?: BonusShare } {
  const bet = round.bets.findLast((bet) => isTaken(bet) && bet.bonus !== undefined);
  if (!bet?.bonus) return {};
  const { id, isFree } = bet.bonus;
  return { bonus: { id, amount: isFree ? amount : splitWin(amount, fundingOf(round)).bonus } };
}

/** Whether a round that has paid so much may pay a win without anybody looking at it. A round for nothing has no multiple. */
function isWithin({ limits, ...round }: Round, paid: number, amount: number): boolean {
  if (!limits || amount === 0) return true;
  const stake = stakeOf(round);
  return (
    paid + amount <= limits.ceiling &&
    (limits.multiple === null || stake === 0 || paid + amount <= stake * limits.multiple)
  );
}

/** Pays the wins that waited for a bet, holds those above the limits, or takes back those that were paid, as the round's state asks. */
function withWinsSettled(round: Round, moves: RoundMove[]): RoundStep {
  const state = stateOf(round);
  const isOff = state === 'rolled_back' || state === 'void';
  const stands = round.bets.some(isTaken);
  let paid = payoutOf(round);
  const wantedFor = ({ state: now, decided, amount }: WinEntry): WinEntry['state'] => {
    if (isOff || (stands && decided === 'void')) return 'unpaid';
    if (!stands) return 'parked';
    // What was paid stays so; what waits for an operator waits, whatever the round comes to meanwhile.
    if (now === 'paid' || decided === 'release') return 'paid';
    return now === 'held' || !isWithin(round, paid, amount) ? 'held' : 'paid';
  };
  const wins = round.wins.map((win): WinEntry => {
    const wanted = wantedFor(win);
    if (win.state === wanted) return win;
    const { id: entryId, amount, turn, bonus, ...rest } = win;
    const again = turn === undefined ? {} : { turn };
    const move = (what: Pick<RoundMove, 'kind' | 'amount' | 'bonus' | 'held'>) =>
      void (amount > 0 && moves.push({ entryId, ...again, ...what }));
    if (win.state === 'held') move({ kind: 'hold', amount: 0, held: -amount });
    if (win.state === 'paid') move({ kind: 'rollback', amount: -amount, ...signed(bonus, -1) });
    if (wanted === 'held') move({ kind: 'hold', amount: 0, held: amount });
    const share = wanted === 'paid' ? bonusShareOf(amount, round) : {};
    if (wanted === 'paid') move({ kind: 'win', amount, ...signed(share.bonus, 1) });
    if (wanted === 'paid') paid += amount;
    const turns = isOff && win.state !== 'parked' && amount > 0 ? { turn: (turn ?? 0) + 1 } : again;
    return { ...rest, id: entryId, amount, ...turns, ...share, state: wanted };
  });
  return { refused: false, round: { ...round, wins }, moves };
}

const returned = (bets: readonly BetEntry[], which: (bet: BetEntry) => boolean, moves: RoundMove[]): BetEntry[] =>
  bets.map((bet) => {
    if (!isTaken(bet) || !which(bet)) return bet;
    moves.push({ kind: 'rollback', entryId: bet.id, amount: bet.amount, ...signed(bet.bonus, 1) });
    return { ...bet, state: 'rolled_back' };
  });

/**
 * What an event does to a round. Providers deliver at least once and in any order, so the result depends on which events
 * came, not on their order: a win that overtakes its bet waits for it, a rollback that overtakes its bet leaves a tombstone
 * that refuses it and no other, a rollback outranks a win whichever came first, and a bet that the closing win overtook is a bet.
 * Only bets can be refused (DOMAIN §2): one that was taken back, and any once the house itself has voided or ended the round.
 */
export function afterEvent(round: Round, event: RoundEvent): RoundStep {
  const moves: RoundMove[] = [];
  switch (event.kind) {
    case 'bet': {
      const known = round.bets.find(({ id }) => id === event.id);
      if (known?.state === 'taken') return { refused: false, round, moves };
      if (known || round.voided || round.ended) return { refused: true };
      const { id, amount, bonus } = event;
      const limits = round.limits ?? event.limits;
      moves.push({ kind: 'bet', entryId: id, amount: -amount, ...signed(bonus, -1) });
      return withWinsSettled(
        {
          ...round,
          ...(limits && { limits }),
          bets: [...round.bets, { id, amount, state: 'taken', ...(bonus ? { bonus } : {}) }],
        },
        moves,
      );
    }
    case 'win': {
      if (round.wins.some(({ id }) => id === event.id)) return { refused: false, round, moves };
      const wins: WinEntry[] = [...round.wins, { id: event.id, amount: event.amount, state: 'parked' }];
      return withWinsSettled({ ...round, wins, closing: round.closing || event.closes }, moves);
    }
    case 'rollback': {
      const isKnown = round.bets.some(({ id }) => id === event.betId);
      const bets: BetEntry[] = isKnown
        ? returned(round.bets, ({ id }) => id === event.betId, moves)
        : [...round.bets, { id: event.betId, amount: 0, state: 'rolled_back' }];
      return withWinsSettled({ ...round, bets }, moves);
    }
    case 'decide': {
      const wins = round.wins.map((win) =>
        win.id === event.winId && win.state === 'held' ? { ...win, decided: event.decision } : win,
      );
      return withWinsSettled({ ...round, wins }, moves);
    }
    // A win that was paid by a result which was wrong. It stays taken back, whatever comes.
    case 'revoke': {
      const wins = round.wins.map((win): WinEntry => (win.id === event.winId ? { ...win, decided: 'void' } : win));
      return withWinsSettled({ ...round, wins }, moves);
    }
    case 'end':
      return withWinsSettled({ ...round, closing: true, ended: true }, moves);
    case 'void':
      return withWinsSettled({ ...round, voided: true, bets: returned(round.bets, () => true, moves) }, moves);
  }
}
