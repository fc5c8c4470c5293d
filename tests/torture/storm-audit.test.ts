/** The storm's audit is worth what it catches: what it goes by is bent, so that the API seems to have lost, doubled or made up something. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { engineOf } from '../../casino-api/src/games/registry';
import type { Payout } from '../harness/gateways/btcpay-server';
import { idOf, type Entry } from './journal';
import { storm } from './storm';
import type { Evidence } from './storm-audit';

const engine = engineOf('lantern-festival')!;

const acknowledged = ({ journal }: Evidence, operation: Entry['operation']): Entry => {
  const found = journal.find((entry) => entry.operation === operation && entry.reply?.code === 'ok');
  if (!found) throw new Error(`The storm had no ${operation} that succeeded.`);
  return found;
};
const told = ({ reply }: Entry) => reply!.data as Record<string, unknown>;

const payoutOf = (orderId: string): Payout => ({
  id: randomUUID(),
  revision: 1,
  pullPaymentId: 'planted',
  destination: 'planted',
  originalCurrency: 'EUR',
  originalAmount: '20.00',
  payoutMethodId: 'BTC-CHAIN',
  state: 'Completed',
  date: 0,
  metadata: { orderId },
});

/** Each plants one fault, and says what the audit has to find. */
const plants: readonly ((evidence: Evidence) => RegExp)[] = [
  function aCoinDepositThatItsGatewayHasNot({ outside }) {
    const paid = outside.server.invoices.find(({ id }) => outside.fates.get(id) === 'paid')!;
    outside.fates.set(paid.id, 'expired');
    return new RegExp(`deposit ${paid.metadata.orderId} is \\w+, its gateway says declined`);
  },
  function aPayoutThatTheBooksDontKnow({ journal, outside: { server, reversed } }) {
    const orderOf = ({ player, reply }: Entry) => `${player.id}.${idOf(reply!)}`;
    // One that is said to have failed may have been made all the same: that is no finding.
    const entry = journal.find(
      (each) =>
        each.operation === 'withdraw' &&
        each.body.method === 'crypto' &&
        each.reply?.code === 'ok' &&
        !reversed.has(orderOf(each)),
    )!;
    const [orderId, { reply }] = [orderOf(entry), entry];
    const paid = server.payouts.find(({ state, metadata }) => state === 'Completed' && metadata.orderId === orderId);
    if (paid) paid.state = 'Cancelled';
    else server.payouts.push(payoutOf(orderId));
    return new RegExp(`withdrawal ${idOf(reply!)} is \\w+, the gateway has (not )?paid it`);
  },
  function aPayoutMadeTwice({ outside: { server } }) {
    server.payouts.push(payoutOf('nobody.nothing'), payoutOf('nobody.nothing'));
    return /nobody\.nothing was paid out twice/;
  },
  function aJackpotRoundThatIsLost(evidence) {
    told(acknowledged(evidence, 'jackpot')).id = 'nowhere-to-be-found';
    return /acknowledged jackpot nowhere-to-be-found is lost/;
  },
  function aRoundThatPaidSomethingElse(evidence) {
    const round = told(acknowledged(evidence, 'round'));
    round.payout = Number(round.payout) + 1;
    return new RegExp(`round ${String(round.id)} is .*acknowledged was`);
  },
  function anOutsideRoundThatItsProviderHasOtherwise({ providers }) {
    const round = providers.rounds.find(({ stake }) => stake > 0)!;
    round.payout += 1;
    return new RegExp(`outside round ${round.roundId}`);
  },
  function aRoundLeftOpenThatNobodyHearsOf({ providers, players }) {
    providers.rounds.push({
      player: players[0]!,
      roundId: 'storm-nowhere',
      fate: 'silent',
      stake: 0,
      payout: 0,
      isOpen: true,
    });
    return /1 outside rounds left open were reported to nobody/;
  },
  function aBonusThatIsLost(evidence) {
    const bonus = acknowledged(evidence, 'bonus');
    for (let more = 0; more < 100; more += 1) evidence.journal.push(bonus);
    return /bonuses, 1\d\d acknowledged/;
  },
];

it('finds each fault that is planted', async () => {
  const wanted: RegExp[] = [];
  // Nobody is killed: what is found here was planted.
  const { findings } = await storm(
    {
      // So many that there is one of each kind to plant a fault in: a storm of 400 once had no payout in coins that stood.
      operations: 700,
      players: 4,
      clients: 12,
      kills: 0,
      gameid: engine.id,
      stakes: engine.stakes('EUR').slice(0, 5),
      patience: 2_000,
    },
    (evidence) => {
      for (const plant of plants) wanted.push(plant(evidence));
    },
  );
  for (const pattern of wanted) expect(findings.join('\n')).toMatch(pattern);
  expect(wanted).toHaveLength(plants.length);
}, 480_000);
