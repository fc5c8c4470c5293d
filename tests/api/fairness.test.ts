import type { RoundReceipt } from 'contract/receipt';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedLantern, type SharedLantern } from '../harness';
import type { Caller } from '../harness/api';

let lantern: SharedLantern;
beforeAll(async () => {
  lantern = await sharedLantern();
});

let count = 0;
const requestId = (): string => `fairness-test-${String((count += 1)).padStart(8, '0')}`;
const someone = async (): Promise<Caller> => ({ player: (await lantern.players.make({ balance: 100_00 })).sessionid! });
const spin = async (caller: Caller) =>
  (
    await lantern.api.playRound(
      { body: { gameid: 'lantern-festival', mode: 'real', stake: 100, requestId: requestId() } },
      caller,
    )
  ).data;
const receiptOf = async (caller: Caller, id: string) => (await lantern.api.getRound({ params: { id } }, caller)).data;
const seedsOf = async (caller: Caller) => (await lantern.api.getSeeds({}, caller)).data;
const rotate = (caller: Caller, body: { clientSeed?: string; requestId?: string } = {}) =>
  lantern.api.rotateSeeds({ body: { requestId: requestId(), ...body } }, caller);
const verify = (receipt: unknown) => lantern.api.verifyRound({ body: { receipt } as { receipt: RoundReceipt } });

it.each(['', 'x', 'A'.repeat(86), 'A'.repeat(5_000)])(
  'a signature that nobody made, %#, is no valid one, and no fault of ours',
  async (signature) => {
    const caller = await someone();
    const receipt = await receiptOf(caller, (await spin(caller)).id);
    expect(await verify({ ...receipt, signature })).toMatchObject({ status: 200, data: { signature: 'invalid' } });
  },
);

describe('seeds', () => {
  it('are fixed before the round, secret while in use, and revealed by a change', async () => {
    const caller = await someone();
    const before = await seedsOf(caller);
    expect(before).toMatchObject({ current: null, revealed: [] });
    const round = await spin(caller);
    expect(round.fairness).toMatchObject({ serverSeedHash: before.nextServerSeedHash, serverSeed: null });
    const inUse = await seedsOf(caller);
    expect(inUse.current).toMatchObject({ serverSeedHash: before.nextServerSeedHash, rounds: 1 });
    const { data: after } = await rotate(caller, { clientSeed: 'my own words, 提灯' });
    expect(after.current).toMatchObject({
      serverSeedHash: inUse.nextServerSeedHash,
      clientSeed: 'my own words, 提灯',
      rounds: 0,
    });
    expect(after.revealed[0]).toMatchObject({
      serverSeedHash: before.nextServerSeedHash,
      rounds: 1,
      serverSeed: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    expect((await receiptOf(caller, round.id)).fairness?.serverSeed).toBe(after.revealed[0]!.serverSeed);
    expect((await spin(caller)).fairness).toMatchObject({ clientSeed: 'my own words, 提灯', nonce: 0 });
  });

  it('change once for a request that comes twice', async () => {
    const caller = await someone();
    await spin(caller);
    const body = { requestId: requestId() };
    const [first, second] = [await rotate(caller, body), await rotate(caller, body)];
    expect(second.data).toEqual(first.data);
    expect(first.data.revealed).toHaveLength(1);
  });

  it('stay secret while a round waits for a decision', async () => {
    const caller = await someone();
    const { data: opened } = await lantern.api.playRound(
      {
        body: {
          gameid: 'buried-light',
          mode: 'real',
          stake: 100,
          requestId: requestId(),
          choice: { kind: 'mines', mines: 1 },
        },
      },
      caller,
    );
    expect(await rotate(caller)).toMatchObject({ info: { success: false, resultCode: 'round_open' } });
    expect((await receiptOf(caller, opened.id)).fairness?.serverSeed).toBeNull();
  });

  it.each(['', ' ', 'a'.repeat(65), 'line\nbreak', '\u0000'])('refuse %j as a client seed', async (clientSeed) => {
    expect(await rotate(await someone(), { clientSeed })).toMatchObject({
      status: 422,
      info: { resultCode: 'invalid_request' },
    });
  });

  it('are nobody else’s: without a session there are none', async () => {
    expect(await lantern.api.getSeeds({}, { player: 'nobody.nothing' })).toMatchObject({ status: 401 });
  });
});

describe('the number of a round under its seed', () => {
  const play = async (caller: Caller, mode: 'fun' | 'real', asked = requestId(), stake = 100) =>
    (await lantern.api.playRound({ body: { gameid: 'lantern-festival', mode, stake, requestId: asked } }, caller)).data;
  const visitor = async (): Promise<Caller> => ({ anonymous: (await lantern.api.anon()).data.anonSessionId });

  it.each([
    ['a visitor', visitor],
    ['a player', someone],
  ])('goes up by one with each round that %s plays for fun, and the seed stays', async (_, who) => {
    const caller = await who();
    const rounds: RoundReceipt[] = [];
    for (let round = 0; round < 4; round += 1) rounds.push(await play(caller, 'fun'));
    expect(rounds.map(({ fairness }) => fairness?.nonce)).toEqual([0, 1, 2, 3]);
    for (const part of ['serverSeedHash', 'clientSeed'] as const)
      expect(new Set(rounds.map(({ fairness }) => fairness?.[part])).size, part).toBe(1);
  });

  it('is used up neither by a request that comes again nor by a stake that is refused', async () => {
    const caller = await visitor();
    const asked = requestId();
    const first = await play(caller, 'fun', asked);
    expect(await play(caller, 'fun', asked)).toEqual(first);
    expect(await play(caller, 'fun', requestId(), 7)).toBeNull();
    expect((await play(caller, 'fun')).fairness).toMatchObject({ nonce: 1 });
  });

  it('is one sequence for play money and for real, so that no number serves two rounds', async () => {
    const caller = await someone();
    const rounds = [await play(caller, 'real'), await play(caller, 'fun'), await play(caller, 'real')];
    expect(rounds.map(({ fairness }) => fairness?.nonce)).toEqual([0, 1, 2]);
    await rotate(caller);
    for (const { id } of rounds)
      expect((await verify(await receiptOf(caller, id))).data).toMatchObject({ signature: 'valid', matches: true });
  });
});

describe('a receipt', () => {
  async function revealed(): Promise<RoundReceipt> {
    const caller = await someone();
    const round = await spin(caller);
    await rotate(caller);
    return receiptOf(caller, round.id);
  }

  it('is signed, and played again it comes to the same', async () => {
    expect((await verify(await revealed())).data).toMatchObject({
      signature: 'valid',
      seedMatchesHash: true,
      matches: true,
    });
  });

  it('of a round of several decisions is played again as well', async () => {
    const caller = await someone();
    const { data: opened } = await lantern.api.playRound(
      {
        body: {
          gameid: 'buried-light',
          mode: 'real',
          stake: 100,
          requestId: requestId(),
          choice: { kind: 'mines', mines: 12 },
        },
      },
      caller,
    );
    let { data: round } = await lantern.api.decideRound(
      { params: { id: opened.id }, body: { decision: 'cell-0', step: 0, requestId: requestId() } },
      caller,
    );
    if (round.state === 'open')
      ({ data: round } = await lantern.api.decideRound(
        { params: { id: opened.id }, body: { decision: 'cash-out', step: 1, requestId: requestId() } },
        caller,
      ));
    await rotate(caller);
    const receipt = await receiptOf(caller, round.id);
    expect(receipt.position?.decisions.map(({ what }) => what)).toEqual(
      round.payout > 0 ? ['cell-0', 'cash-out'] : ['cell-0'],
    );
    expect((await verify(receipt)).data).toMatchObject({ signature: 'valid', matches: true });
  });

  it('whose seed is still secret is signed, but can’t be played again yet', async () => {
    const caller = await someone();
    const receipt = await receiptOf(caller, (await spin(caller)).id);
    expect((await verify(receipt)).data).toEqual({
      signature: 'valid',
      seedMatchesHash: null,
      replay: null,
      matches: null,
    });
  });

  it('that was altered or made by hand is told apart', async () => {
    const receipt = await revealed();
    expect((await verify({ ...receipt, payout: receipt.payout + 100 })).data).toMatchObject({
      signature: 'invalid',
      seedMatchesHash: true,
      matches: false,
    });
    expect((await verify({ ...receipt, fairness: { ...receipt.fairness, nonce: 7 } })).data).toMatchObject({
      signature: 'invalid',
      matches: false,
    });
    expect(
      (await verify({ ...receipt, fairness: { ...receipt.fairness, serverSeed: '00' }, signature: null })).data,
    ).toMatchObject({ signature: 'none', seedMatchesHash: false, matches: false });
    expect((await verify({ ...receipt, gameid: 'no-such-game' })).info.resultCode).toBe('game_not_available');
    for (const bad of [
      null,
      'text',
      {},
      { ...receipt, position: { stake: 1.5 } },
      { ...receipt, fairness: { ...receipt.fairness, nonce: -1 } },
    ]) {
      expect(await verify(bad)).toMatchObject({ status: 422, info: { resultCode: 'invalid_request' } });
    }
  });

  it('can be checked by anybody with the published key', async () => {
    const receipt = await revealed();
    const { data } = await lantern.api.receiptKey();
    const key = await crypto.subtle.importKey(
      'jwk',
      { kty: 'OKP', crv: 'Ed25519', x: data.publicKey },
      { name: 'Ed25519' },
      false,
      ['verify'],
    );
    const ordered = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(ordered)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value)
                .sort(([a], [b]) => (a < b ? -1 : 1))
                .map(([name, member]) => [name, ordered(member)]),
            )
          : value;
    const { signature, ...signed } = receipt;
    expect(
      await crypto.subtle.verify(
        { name: 'Ed25519' },
        key,
        Buffer.from(signature!, 'base64url'),
        new TextEncoder().encode(JSON.stringify(ordered(signed))),
      ),
    ).toBe(true);
  });
});
