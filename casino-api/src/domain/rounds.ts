import type { RoundState } from 'contract/receipt';
import { splitWin, type Funding } from './bonus-funding';

/** The part of an amount that is a bonus's money. 0 for a bet of a bonus that cash paid alone. */
export interface BonusShare {
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

/** `parked`: came before its bet. `unpaid`: its round was rolled back or voided. */
export interface WinEntry {
  id: string;
  amount: number;
  state: 'parked' | 'paid' | 'unpaid';
  /** Decided when it was paid, by what had funded the stake until then (DOMAIN §3). */
  bonus?: BonusShare;
}

/** What is known of a round. Amounts in minor units of one currency. */
export interface Round {
  bets: readonly BetEntry[];
  wins: readonly WinEntry[];
  /** A win has said that no more will come. */
  closing: boolean;
  voided: boolean;
}

/** `id` is the provider's transaction id: an event that comes again with its id changes nothing. */
export type RoundEvent =
  | { kind: 'bet'; id: string; amount: number; bonus?: BetEntry['bonus'] }
  | { kind: 'win'; id: string; amount: number; closes: boolean }
  | { kind: 'rollback'; betId: string }
  | { kind: 'void' };

/** Money between the player and the house: negative leaves the player. `win` is what a reversal may fall short of. */
export interface RoundMove {
  kind: 'bet' | 'win' | 'rollback';
  /** The bet or win that it moves or takes back. */
  entryId: string;
  amount: number;
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

/** Pays the wins that waited for a bet, or takes back those that were paid, as the round's state asks. */
function withWinsSettled(round: Round, moves: RoundMove[]): RoundStep {
  const state = stateOf(round);
  const wanted = state === 'rolled_back' || state === 'void' ? 'unpaid' : round.bets.some(isTaken) ? 'paid' : 'parked';
  const wins = round.wins.map((win) => {
    if (win.state === wanted) return win;
    const share = wanted === 'paid' ? bonusShareOf(win.amount, round) : {};
    if (wanted === 'paid' && win.amount > 0) moves.push({ kind: 'win', entryId: win.id, amount: win.amount, ...signed(share.bonus, 1) });
    if (win.state === 'paid' && win.amount > 0) moves.push({ kind: 'rollback', entryId: win.id, amount: -win.amount, ...signed(win.bonus, -1) });
    return { ...win, ...share, state: wanted } satisfies WinEntry;
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
 * that refuses it, and a rollback outranks a win whichever came first. Only bets can be refused (DOMAIN §2).
 */
export function afterEvent(round: Round, event: RoundEvent): RoundStep {
  const moves: RoundMove[] = [];
  switch (event.kind) {
    case 'bet': {
      const known = round.bets.find(({ id }) => id === event.id);
      if (known?.state === 'taken') return { refused: false, round, moves };
      if (known || stateOf(round) !== 'open') return { refused: true };
      const { id, amount, bonus } = event;
      moves.push({ kind: 'bet', entryId: id, amount: -amount, ...signed(bonus, -1) });
      return withWinsSettled({ ...round, bets: [...round.bets, { id, amount, state: 'taken', ...(bonus ? { bonus } : {}) }] }, moves);
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
    case 'void':
      return withWinsSettled({ ...round, voided: true, bets: returned(round.bets, () => true, moves) }, moves);
  }
}
