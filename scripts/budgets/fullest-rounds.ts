/** Rounds that fill a game's page: played by the games' own engines, so that a page is weighed with what it can really come to show. */
import type { RoundChoice } from 'contract/play';
import type { Position, RoundReceipt } from 'contract/receipt';
import type { TableRound, TableView } from 'contract/tables';
import { opening, type GameEngine, type Played } from '../../casino-api/src/games/engine';
import { seededRandom } from '../../casino-api/src/games/seeded-random';
import type { TableEngine } from '../../casino-api/src/games/table/table-engine';

/** How many rounds of a game are looked through for its fullest. The seeds are fixed: it is the same one each time. */
const tries = 400;
/** A round that asks again and again is followed so far. */
const mostDecisions = 30;

interface Stood {
  position: Position;
  played: Played;
}

const choices: (RoundChoice | null)[] = [
  null,
  { kind: 'plinko', rows: 16, risk: 'high' },
  { kind: 'mines', mines: 3 },
  { kind: 'dice', side: 'high', chance: 40 },
];

const sizeOf = ({ position, played }: Stood): number =>
  JSON.stringify(played.outcome).length + position.decisions.length;

const startOf = (engine: GameEngine, choice: RoundChoice | null): Position => {
  const stake = engine.stakes('EUR').at(-1)!;
  return engine.jackpot
    ? { ...opening(stake, choice), jackpot: { euroStake: stake, prize: null } }
    : opening(stake, choice);
};

/** One round from its stake to its end, with every stop where it waited for a decision. */
function* stopsOf(engine: GameEngine, choice: RoundChoice | null, seed: number): Generator<Stood> {
  const wanted = seededRandom(-seed);
  let position = startOf(engine, choice);
  for (let step = 0; step <= mostDecisions; step += 1) {
    let played = engine.play(position, seededRandom(seed))!;
    if (played.hitsPool) {
      position = { ...position, jackpot: { ...position.jackpot!, prize: 1_234_567_89 } };
      played = engine.play(position, seededRandom(seed))!;
    }
    yield { position, played };
    if (played.options.length === 0) return;
    position = {
      ...position,
      decisions: [
        ...position.decisions,
        { what: played.options[wanted.integer(played.options.length)]!, after: step * 1_000 },
      ],
    };
  }
}

/** The fullest round that is over, and for games that ask for decisions the fullest that waits for one. */
export function fullestRounds(engine: GameEngine): RoundReceipt[] {
  const choice = choices.find((candidate) => engine.play(startOf(engine, candidate), seededRandom(1)) !== null) ?? null;
  const fullest = new Map<boolean, Stood>();
  for (let seed = 1; seed <= tries; seed += 1) {
    for (const stood of stopsOf(engine, choice, seed)) {
      const isOpen = stood.played.options.length > 0;
      const before = fullest.get(isOpen);
      if (!before || sizeOf(stood) > sizeOf(before)) fullest.set(isOpen, stood);
    }
  }
  return [...fullest.values()].map((stood) => receiptOf(engine, stood));
}

const minute = 60_000;

function receiptOf(engine: GameEngine, { position, played }: Stood, id = 'rnd_fullest-of-all-01234'): RoundReceipt {
  const isOpen = played.payout === null;
  const at = Date.UTC(2026, 10, 22, 12);
  return {
    id,
    gameid: engine.id,
    gametitle: engine.id,
    mode: 'real',
    state: isOpen ? 'open' : 'settled',
    currency: 'EUR',
    stake: played.stake,
    payout: played.payout ?? 0,
    balanceAfter: 12_345_67,
    startedAt: at,
    settledAt: isOpen ? null : at + minute,
    fairness: { serverSeedHash: 'a'.repeat(64), serverSeed: null, clientSeed: 'lantern', nonce: 7 },
    position,
    options: [...played.options],
    outcome: played.outcome,
    signature: isOpen ? null : 'A'.repeat(86),
  };
}

/** What a player has laid: every place of the table, or what is chosen otherwise. Amounts differ, as they would. */
function laidOn(engine: TableEngine, spots: readonly string[], round: number): { stake: number; choice: RoundChoice } {
  const chip = engine.stakes('EUR')[0]!;
  if (spots.length === 0) return { stake: engine.stakes('EUR').at(-1)!, choice: { kind: 'crash', auto: 1_01 + round } };
  const bets = spots.map((spot, index) => ({ spot, amount: chip * (1 + ((index * 7 + round) % 19)) }));
  return { stake: bets.reduce((sum, { amount }) => sum + amount, 0), choice: { kind: 'bets', bets } };
}

/** A table in the middle of everything: all its places taken in three rounds, a full history, a full house. */
export function fullestTable(
  engine: TableEngine,
  given: TableView,
  spots: readonly string[],
  phase: 'result' | 'dealing',
) {
  const rounds = [given.round, given.round - 1, given.round - 2];
  const history = Array.from({ length: 20 }, (_, back): TableRound => {
    const round = given.round - back - (phase === 'dealing' ? 1 : 0);
    return {
      round,
      shownAt: given.now - back * minute,
      result: engine.table.resultOf(seededRandom(1 + back)),
      secret: round.toString(16).padStart(64, '0'),
    };
  });
  const mine = rounds.map((round, index): RoundReceipt => {
    const { stake, choice } = laidOn(engine, spots, index);
    const position = opening(stake, choice);
    const played = engine.play(position, seededRandom(1 + index))!;
    const isOpen = phase === 'dealing' && index === 0;
    return receiptOf(
      engine,
      { position, played: isOpen ? { ...played, payout: null } : played },
      `tbl_${round}-fullest-01234`,
    );
  });
  const endsAt = given.now + 9_000;
  const table: TableView = {
    ...given,
    phase,
    endsAt,
    history,
    seats: 487,
    betsTotal: 1_234,
    next: { round: given.round + 1, closesAt: endsAt + 20_000, resultAt: endsAt + 30_000 },
    bets: Array.from({ length: 20 }, (_, index) => ({
      player: index % 3 ? `${'AMFTZKRW'[index % 8]}${'aeiou'[index % 5]}***` : '',
      currency: 'EUR' as const,
      stake: 100 * (index + 3) ** 2,
      choice: mine[0]!.position!.choice!,
      payout: phase === 'result' && index % 2 ? 137 * (index + 1) ** 2 : null,
    })),
    flight: given.flight && { startedAt: given.now - 9_000, multiple: 1_57, crashed: false },
  };
  return {
    table,
    mine: mine.map((receipt) => (receipt.state === 'open' ? { ...receipt, outcome: null } : receipt)),
    rounds,
  };
}
