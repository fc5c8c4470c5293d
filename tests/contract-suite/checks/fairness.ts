import { getSeeds, receiptKey, rotateSeeds, verifyRound } from 'contract/fairness';
import { decideRound, getRound, playRound } from 'contract/rounds';
import { must, same, type Bench, type Caller } from '../bench';
import { check, type Check } from '../check';
import { launchOf } from '../tables';

const seeds = async (bench: Bench, caller: Caller) => (await bench.call(getSeeds, {}, caller)).data;
const rotate = (bench: Bench, caller: Caller, body: object = {}) =>
  bench.call(rotateSeeds, { body: { requestId: bench.requestId(), ...body } }, caller);

/** A visitor with a round for play money on a seed that is revealed since. */
async function revealedRound(bench: Bench) {
  const visitor = await bench.visitor();
  const launch = await launchOf(bench, 'slot', 'fun', visitor);
  must(launch !== null, 'no slot can be played');
  const before = await seeds(bench, visitor);
  const { data: round } = await bench.call(
    playRound,
    { body: { gameid: launch!.game.id, mode: 'fun', stake: launch!.stakes[0], requestId: bench.requestId() } },
    visitor,
  );
  await rotate(bench, visitor);
  return { before, visitor, receipt: (await bench.call(getRound, { params: { id: round.id } }, visitor)).data };
}

/** A field of mines with one cell open, or null where the API has no such game. */
async function openField(bench: Bench, visitor: Caller) {
  const launch = await launchOf(bench, 'mines', 'fun', visitor);
  if (launch?.game.rules?.kind !== 'mines') return null;
  const body = {
    gameid: launch.game.id,
    mode: 'fun',
    stake: launch.stakes[0],
    choice: { kind: 'mines', mines: launch.game.rules.offers[0]!.mines },
  };
  for (;;) {
    const { data: opened } = await bench.call(playRound, { body: { ...body, requestId: bench.requestId() } }, visitor);
    const { data: round } = await bench.call(
      decideRound,
      { params: { id: opened.id }, body: { decision: 'cell-0', step: 0, requestId: bench.requestId() } },
      visitor,
    );
    if (round.state === 'open') return round;
  }
}

export const fairnessChecks: Check[] = [
  check(getSeeds, 'the next seed is fixed before it is used', async (bench) => {
    const { before, receipt } = await revealedRound(bench);
    must(
      receipt.fairness?.serverSeedHash === before.nextServerSeedHash,
      'the round was played on another seed than the one whose hash was shown',
    );
  }),
  check(rotateSeeds, 'the seed comes out, once for a request', async (bench) => {
    const visitor = await bench.visitor();
    const requestId = bench.requestId();
    const next = (await seeds(bench, visitor)).nextServerSeedHash;
    const first = (await rotate(bench, visitor, { requestId, clientSeed: 'contract suite' })).data;
    must(
      first.current?.clientSeed === 'contract suite' && first.current.serverSeedHash === next,
      'the new pair is not the one announced',
    );
    must(
      same((await rotate(bench, visitor, { requestId, clientSeed: 'contract suite' })).data, first),
      'a repeated request changed the seeds again',
    );
  }),
  check(rotateSeeds, 'a seed stays secret while a round on it is open', async (bench) => {
    const visitor = await bench.visitor();
    if (!(await openField(bench, visitor))) return;
    const { info } = await rotate(bench, visitor);
    must(!info.success && info.resultCode === 'round_open', `${info.resultCode} instead of round_open`);
  }),
  check(decideRound, 'a decision counts once, and none out of turn', async (bench) => {
    const visitor = await bench.visitor();
    const round = await openField(bench, visitor);
    if (!round) return;
    const decide = (body: object) =>
      bench.call(
        decideRound,
        { params: { id: round.id }, body: { decision: 'cash-out', step: 1, requestId: bench.requestId(), ...body } },
        visitor,
      );
    must((await decide({ step: 0 })).info.resultCode === 'decision_out_of_turn', 'an old page moved the round');
    must((await decide({ decision: 'cell-0' })).info.resultCode === 'decision_not_offered', 'a cell was opened twice');
    const requestId = bench.requestId();
    const paid = (await decide({ requestId })).data;
    must(paid.state === 'settled' && paid.payout > 0, 'cashing out did not pay');
    must(same((await decide({ requestId })).data, paid), 'a repeated request gave another answer');
    must((await decide({ step: 2 })).info.resultCode === 'round_closed', 'a round that is over went on');
  }),
  check(verifyRound, 'a receipt is judged by what it says', async (bench) => {
    const { receipt } = await revealedRound(bench);
    const judged = (await bench.call(verifyRound, { body: { receipt } })).data;
    must(
      judged.matches === true && judged.seedMatchesHash === true && judged.signature !== 'invalid',
      `our own receipt is judged ${JSON.stringify({ ...judged, replay: undefined })}`,
    );
    const altered = (await bench.call(verifyRound, { body: { receipt: { ...receipt, payout: receipt.payout + 1 } } }))
      .data;
    must(altered.matches === false && altered.signature !== 'valid', 'an altered receipt is taken for true');
  }),
  check(receiptKey, 'receipts are signed with it', async (bench) => {
    const { receipt } = await revealedRound(bench);
    const { data } = await bench.call(receiptKey, {});
    must(receipt.signature !== null, 'the receipt is not signed');
    const key = await crypto.subtle.importKey(
      'jwk',
      { kty: 'OKP', crv: 'Ed25519', x: data.publicKey },
      { name: 'Ed25519' },
      false,
      ['verify'],
    );
    const text = canonical({ ...receipt, signature: undefined });
    must(
      await crypto.subtle.verify(
        { name: 'Ed25519' },
        key,
        Buffer.from(receipt.signature!, 'base64url'),
        new TextEncoder().encode(text),
      ),
      'the signature does not fit',
    );
  }),
];

/** JSON with sorted keys: what is signed. Written here anew, so that the suite does not believe the API's own. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`;
}
