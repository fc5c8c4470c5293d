import * as contract from 'contract/races';
import { must, same, type Bench } from '../bench';
import { check, type Check } from '../check';

/** The races of the list. */
async function namedRaces(bench: Bench): Promise<contract.Race[]> {
  const { data } = await bench.call(contract.races);
  const races: contract.Race[] = [];
  for (const { id } of data.items) {
    const { info, data: race } = await bench.call(contract.race, { params: { id } });
    must(info.success && race.id === id, `${id} is on a card and ${info.resultCode}`);
    races.push(race);
  }
  return races;
}

const inOrder = ['running', 'coming', 'settled'] as const;

export const racesChecks: Check[] = [
  check(contract.races, 'running races come first, and each is told as on its own page', async (bench) => {
    const { items } = (await bench.call(contract.races)).data;
    const ranks = items.map(({ state }) => inOrder.indexOf(state));
    must(
      same(
        ranks,
        [...ranks].sort((a, b) => a - b),
      ),
      `states in the order ${items.map(({ state }) => state).join(', ')}`,
    );
    for (const card of items) {
      const { data } = await bench.call(contract.race, { params: { id: card.id } });
      must(
        same(
          [card.title, card.startsAt, card.endsAt, card.score],
          [data.title, data.startsAt, data.endsAt, data.score],
        ),
        `${card.id} reads otherwise in the list`,
      );
      must(
        card.prizeTotal === data.prizes.reduce((sum, { prize }) => sum + prize, 0) &&
          card.places === data.prizes.length,
        `${card.id}: prizes of ${card.prizeTotal} in all`,
      );
    }
  }),
  check(contract.race, 'window, prizes and board are in order', async (bench) => {
    for (const { id, startsAt, endsAt, prizes, board, entrants, mine } of await namedRaces(bench)) {
      must(startsAt < endsAt, `${id} ends before it starts`);
      must(
        same(
          prizes.map(({ place }) => place),
          prizes.map((_, index) => index + 1),
        ),
        `${id}: prizes of the places ${prizes.map(({ place }) => place).join(', ')}`,
      );
      must(
        same(
          board.map(({ place }) => place),
          board.map((_, index) => index + 1),
        ),
        `${id}: the places ${board.map(({ place }) => place).join(', ')}`,
      );
      must(
        board.every(({ score }, index) => index === 0 || score <= board[index - 1]!.score),
        `${id}: a lower score stands above a higher one`,
      );
      must(board.length <= entrants, `${id}: ${board.length} places of ${entrants} entrants`);
      must(mine === null, `${id}: somebody's own part without a session`);
    }
  }),
  check(contract.race, 'a race that was never announced is not found', async (bench) => {
    const { status, info } = await bench.call(contract.race, { params: { id: `no-such-race-${bench.mark}` } });
    must(status === 404 && info.resultCode === 'not_found', `${status} ${info.resultCode}`);
  }),
  check(contract.race, 'a player is told the own part, and nobody keeps it', async (bench) => {
    const { player } = await bench.player();
    for (const { id } of await namedRaces(bench)) {
      const { data, headers } = await bench.call(contract.race, { params: { id } }, { player });
      must(data.mine !== null, `${id}: nothing of the own part`);
      must(
        /no-store|private/.test(headers.get('cache-control') ?? ''),
        `${id}: cache-control: ${headers.get('cache-control')}`,
      );
    }
  }),
  check(contract.joinRace, 'joining twice is joining once, and is seen', async (bench) => {
    const { player } = await bench.player();
    for (const { id } of (await namedRaces(bench)).filter(
      ({ endsAt, state }) => state !== 'settled' && endsAt > Date.now() + 60_000,
    )) {
      const join = () => bench.call(contract.joinRace, { params: { id } }, { player });
      const [first, again] = [await join(), await join()];
      must(
        first.info.success && same(first.data, again.data),
        `${id}: ${first.info.resultCode}, then ${again.info.resultCode} at ${again.data?.joinedAt}`,
      );
      const { mine } = (await bench.call(contract.race, { params: { id } }, { player })).data;
      must(mine?.joinedAt === first.data.joinedAt, `${id}: joined at ${first.data.joinedAt}, shown ${mine?.joinedAt}`);
    }
  }),
  check(contract.joinRace, 'a race that is over takes nobody', async (bench) => {
    const { player } = await bench.player();
    for (const { id } of (await namedRaces(bench)).filter(({ state }) => state === 'settled')) {
      const shown = await bench.call(contract.race, { params: { id } }, { player });
      const { info } = await bench.call(contract.joinRace, { params: { id } }, { player });
      must(info.resultCode === (shown.data.mine?.joinedAt ? 'ok' : 'race_over'), `${id}: ${info.resultCode}`);
    }
  }),
];
