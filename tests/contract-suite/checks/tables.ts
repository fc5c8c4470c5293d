import { createHash } from 'node:crypto';
import { betAtTable, cashOut, getTable, listTables, tableFloor, type Clockwork } from 'contract/tables';
import { must, same, type Bench, type Caller } from '../bench';
import { check, type Check } from '../check';
import { better, cashOf } from '../people';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const nextOf = ({ next }: Clockwork) => next.round;

/** A roulette table, where what a bet is needs no explaining; null when the API has none. */
async function rouletteOf(bench: Bench): Promise<string | null> {
  const { tables } = (await bench.call(listTables)).data;
  return tables.find(({ kind }) => kind === 'roulette')?.id ?? null;
}

const look = async (bench: Bench, id: string, caller: Caller) =>
  (await bench.call(getTable, { params: { id }, query: { mode: 'real' } }, caller)).data;

/** A bet of the table's smallest chip on red, in the round that takes bets now. */
async function redBet(bench: Bench, id: string, caller: Caller) {
  const { table, limits } = await look(bench, id, caller);
  const stake = limits!.chip;
  return {
    round: nextOf(table),
    mode: 'real',
    stake,
    choice: { kind: 'bets', bets: [{ spot: 'red', amount: stake }] },
    requestId: bench.requestId(),
  };
}

export const tablesChecks: Check[] = [
  check(tableFloor, 'it tells of tables that are listed, each once', async (bench) => {
    const known = new Set((await bench.call(listTables)).data.tables.map(({ id }) => id));
    const told = (await bench.call(tableFloor)).data.tables.map(({ id }) => id);
    must(
      told.every((id) => known.has(id)),
      'a table that is not listed',
    );
    must(new Set(told).size === told.length, 'a table twice');
  }),
  check(listTables, 'each table takes bets on one round, which closes in the future', async (bench) => {
    const { now, tables } = (await bench.call(listTables)).data;
    for (const { id, phase, round, endsAt, next } of tables) {
      must(
        endsAt > now && next.closesAt > now && next.resultAt >= next.closesAt,
        `${id} is over at ${endsAt}, ${next.closesAt}, ${next.resultAt}`,
      );
      must(
        phase === 'betting' ? next.round === round : next.round > round,
        `${id}: ${phase} of ${round}, bets on ${next.round}`,
      );
    }
  }),
  check(
    getTable,
    "each secret in the history is the preimage of the one before, down to the chain's end",
    async (bench) => {
      const id = await rouletteOf(bench);
      if (!id) return;
      const { table } = await look(bench, id, await bench.player());
      const { history, chain } = table;
      history
        .slice(1)
        .forEach(({ secret, round }, index) =>
          must(
            hashOf(history[index]!.secret) === secret || round < chain.firstRound,
            `the secret of ${round} is another`,
          ),
        );
      const [latest] = history;
      if (!latest || latest.round < chain.firstRound) return;
      let link = latest.secret;
      for (let round = latest.round; round >= chain.firstRound; round -= 1) link = hashOf(link);
      must(link === chain.terminal, `the chain ends in ${link} instead of ${chain.terminal}`);
    },
  ),
  check(getTable, 'nothing is told of a round that takes bets', async (bench) => {
    const id = await rouletteOf(bench);
    if (!id) return;
    const { table } = await look(bench, id, await bench.player());
    must(
      table.history.every(({ round, shownAt }) => round < table.next.round && shownAt <= table.now),
      'a result is shown before its time',
    );
  }),
  check(betAtTable, 'takes the stake, and a repeated requestId gives the same round', async (bench) => {
    const [id, who] = [await rouletteOf(bench), await better(bench)];
    if (!id) return;
    const before = await cashOf(bench, who);
    const body = await redBet(bench, id, who);
    const first = await bench.call(betAtTable, { params: { id }, body }, who);
    if (first.info.resultCode === 'betting_closed') return;
    must(first.info.success, first.info.resultCode);
    must(first.data.stake >= body.stake && first.data.gameid === id, 'another bet than was asked for');
    const again = await bench.call(betAtTable, { params: { id }, body }, who);
    must(
      again.data.id === first.data.id && again.data.stake === first.data.stake,
      'another round for a repeated requestId',
    );
    if (first.data.state === 'open')
      must((await cashOf(bench, who)) === before - body.stake, `${before} became ${await cashOf(bench, who)}`);
    const { status, info } = await bench.call(
      betAtTable,
      { params: { id }, body: { ...body, stake: body.stake * 2 } },
      who,
    );
    must(
      status === 409 && info.resultCode === 'duplicate_transaction',
      `with another stake: ${status} ${info.resultCode}`,
    );
  }),
  check(
    betAtTable,
    'on a round that takes no bets is refused with betting_closed, and moves nothing',
    async (bench) => {
      const [id, who] = [await rouletteOf(bench), await better(bench)];
      if (!id) return;
      const body = await redBet(bench, id, who);
      const before = await cashOf(bench, who);
      const codes: string[] = [];
      for (const round of [body.round - 1, body.round + 2])
        codes.push(
          (
            await bench.call(
              betAtTable,
              { params: { id }, body: { ...body, round, requestId: bench.requestId() } },
              who,
            )
          ).info.resultCode,
        );
      must(same(codes, ['betting_closed', 'betting_closed']), codes.join(', '));
      must((await cashOf(bench, who)) >= before, 'money was moved');
    },
  ),
  check(betAtTable, 'takes no spot and no amount that the table does not have', async (bench) => {
    const [id, who] = [await rouletteOf(bench), await better(bench)];
    if (!id) return;
    const body = await redBet(bench, id, who);
    const bets = {
      'an unknown spot': { spot: 'nowhere', amount: body.stake },
      'half a chip': { spot: 'red', amount: Math.max(1, Math.floor(body.stake / 2)) },
    };
    for (const [what, laid] of Object.entries(bets)) {
      const { info } = await bench.call(
        betAtTable,
        {
          params: { id },
          body: { ...body, stake: laid.amount, choice: { kind: 'bets', bets: [laid] }, requestId: bench.requestId() },
        },
        who,
      );
      must(!info.success && info.resultCode !== 'betting_closed', `${what}: ${info.resultCode}`);
    }
  }),
  check(cashOut, 'without a bet in the round, or before it starts, is refused and moves nothing', async (bench) => {
    const { tables } = (await bench.call(listTables)).data;
    const table = tables.find(({ kind }) => kind === 'crash');
    if (!table) return;
    const who = await better(bench);
    const before = await cashOf(bench, who);
    const leave = async (round: number, requestId = bench.requestId()) =>
      (await bench.call(cashOut, { params: { id: table.id }, body: { round, mode: 'real', requestId } }, who)).info;
    // Where time goes on meanwhile, a round that had just closed may be over.
    const refusals = ['nothing_to_cash_out', 'cash_out_too_late'];
    for (const round of [nextOf(table) - 1, nextOf(table) + 3]) {
      const { success, resultCode } = await leave(round);
      must(!success && refusals.includes(resultCode), `round ${round}: ${resultCode}`);
    }
    must((await cashOf(bench, who)) === before, 'money was moved');
  }),
];
