import * as contract from 'contract/jackpots';
import { must, type Bench } from '../bench';
import { check, type Check } from '../check';

const pools = async (bench: Bench): Promise<contract.JackpotPool[]> => {
  const { info, data } = await bench.call(contract.listJackpots, {});
  must(info.success, info.resultCode);
  return data.jackpots;
};

export const jackpotsChecks: Check[] = [
  check(contract.listJackpots, 'the largest pool stands first, each game once', async (bench) => {
    const shown = await pools(bench);
    must(
      shown.every(({ amount }, index) => index === 0 || amount <= shown[index - 1]!.amount),
      `${shown.map(({ amount }) => amount).join(', ')} in this order`,
    );
    must(new Set(shown.map(({ gameid }) => gameid)).size === shown.length, 'a game with two pools');
    must(
      shown.every(({ amount }) => amount > 0),
      'a pool that holds nothing: who wins it now is paid nothing',
    );
  }),
  check(
    contract.listJackpots,
    'a hit is told with its amount and its time, and only where there was one',
    async (bench) => {
      for (const { gameid, hits, lastHit } of await pools(bench)) {
        must(hits > 0 === (lastHit !== null), `${gameid}: ${hits} hits, the last one ${JSON.stringify(lastHit)}`);
        must(
          lastHit === null || (lastHit.amount > 0 && lastHit.at <= Date.now() + 60_000),
          `${gameid}: a hit of ${lastHit?.amount} at ${lastHit?.at}`,
        );
      }
    },
  ),
  check(contract.listJackpots, 'a pool does not fall without a hit', async (bench) => {
    const [before, after] = [await pools(bench), await pools(bench)];
    for (const { gameid, amount, hits } of before) {
      const now = after.find((pool) => pool.gameid === gameid);
      must(now !== undefined, `${gameid} has lost its pool`);
      must(now!.amount >= amount || now!.hits > hits, `${gameid}: ${amount}, then ${now!.amount} without a hit`);
    }
  }),
];
