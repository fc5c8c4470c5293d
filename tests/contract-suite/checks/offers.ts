import * as contract from 'contract/offers';
import { must, same, type Bench } from '../bench';
import { check, type Check } from '../check';

const inOrder = { running: 0, coming: 1, ended: 2 } as const;
const offersOf = async (bench: Bench) => (await bench.call(contract.offers, {})).data.items;

export const offersChecks: Check[] = [
  check(contract.offers, 'each gives something, in its window, and asks for no more than it says', async (bench) => {
    const items = await offersOf(bench);
    must(new Set(items.map(({ url }) => url)).size === items.length, 'one url names several offers');
    must(
      items.every(({ state }, index) => index === 0 || inOrder[items[index - 1]!.state] <= inOrder[state]),
      `the states stand as ${items.map(({ state }) => state).join(', ')}`,
    );
    for (const { url, way, code, deposit, amount, freeSpins, from, until, wageringRequirement } of items) {
      must((way === 'code') === (code !== null), `${url}: by ${way} with the code ${code}`);
      must((way === 'deposit') === (deposit !== null), `${url}: by ${way}, of a deposit ${JSON.stringify(deposit)}`);
      must(deposit !== null || amount > 0 || (freeSpins?.count ?? 0) > 0, `${url} gives nothing`);
      must(from === null || until === null || from < until, `${url} ends before it starts`);
      must(wageringRequirement >= 0, `${url}: ${wageringRequirement} times`);
    }
  }),
  check(contract.ownOffers, 'a player is told of each what became of it, and nobody keeps it', async (bench) => {
    const [items, own] = [await offersOf(bench), await bench.call(contract.ownOffers, {}, await bench.player())];
    must(
      same(
        own.data.items.map(({ url }) => url),
        items.map(({ url }) => url),
      ),
      'not the same offers as for everybody',
    );
    must(
      /no-store|private/.test(own.headers.get('cache-control') ?? ''),
      `cache-control: ${own.headers.get('cache-control')}`,
    );
    for (const { url, open, takenAt, bonusId } of own.data.items) {
      must((takenAt === null) === (bonusId === null), `${url}: taken at ${takenAt} as ${bonusId}`);
      must(!open || takenAt === null, `${url} is open though it was taken`);
      must(
        !open || items.find((item) => item.url === url)?.state === 'running',
        `${url} is open though it doesn't run`,
      );
    }
  }),
  check(contract.claimOffer, 'an open one is given once, and then no more', async (bench) => {
    const player = await bench.player();
    const claimed = (await offersOf(bench)).filter(({ way }) => way === 'claim').map(({ url }) => url);
    const { items } = (await bench.call(contract.ownOffers, {}, player)).data;
    for (const { url, open, takenAt } of items.filter((item) => claimed.includes(item.url))) {
      const { info } = await bench.call(contract.claimOffer, { params: { url } }, player);
      must(
        info.resultCode === (open ? 'ok' : takenAt === null ? 'offer_not_open' : 'offer_taken'),
        `${url}: ${info.resultCode}, open ${open}`,
      );
      const again = await bench.call(contract.claimOffer, { params: { url } }, player);
      must(
        again.info.resultCode === (open || takenAt !== null ? 'offer_taken' : 'offer_not_open'),
        `${url} again: ${again.info.resultCode}`,
      );
    }
  }),
  check(contract.claimOffer, 'an offer that there is not is not found', async (bench) => {
    const { status, info } = await bench.call(
      contract.claimOffer,
      { params: { url: `no-such-offer-${bench.mark.toLowerCase()}` } },
      await bench.player(),
    );
    must(status === 404 && info.resultCode === 'not_found', `${status} ${info.resultCode}`);
  }),
];
