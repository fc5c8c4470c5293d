import type { OutsideRoundReceipt } from 'contract/rounds';
import { renderTime } from '../../features/messages';
import { usernameOf } from '../../features/player-desk';
import { outsidePort } from '../../features/outside-games';
import { roundsPort, signedReceipt } from '../../features/rounds';
import { answer } from '../../kernel/http/answer';
import { escaped } from '../../kernel/html';
import { refused } from '../../kernel/outcome';
import { systemOf } from '../../kernel/player-client';
import type { Visit } from '../desk';
import { facts, operatorPage, section, table } from '../pages';
import { inWords, moneyOf, playerPath } from './lists';

/** A round of our own with its receipt, as its player can show it and anybody check it. */
export async function roundPage({ context, operator }: Visit): Promise<Response> {
  const { env } = context;
  const [player, id] = [context.req.param('id') ?? '', context.req.param('round') ?? ''];
  const username = await usernameOf(env.DB, player);
  if (username === null) return answer(refused('not_found'), 'en');
  const found = await systemOf(env, player, roundsPort).roundOf(id);
  if (!found.ok) return answer(found, 'en');
  const receipt = await signedReceipt(found.data, context.get('facts').settings.SESSION_SECRET);
  const { gametitle, gameid, state, stake, payout, balanceAfter, currency, startedAt, settledAt } = receipt;
  const { fairness, position } = receipt;
  const title = `Round ${id}`;
  const drawn = fairness
    ? facts([
        ['Server seed, hashed', fairness.serverSeedHash],
        ['Server seed', fairness.serverSeed ?? 'secret until it is replaced'],
        ['Client seed', fairness.clientSeed],
        ['Nonce', String(fairness.nonce)],
      ])
    : '<p class="none">Not drawn by seeds of the player’s.</p>';
  const decisions = table(
    'Decisions',
    ['Decision', 'After', 'By'],
    (position?.decisions ?? []).map(({ what, after, byRule }) => [
      ...[what, `${(after / 1_000).toFixed(1)} s`, byRule ? 'the game’s rule' : 'the player'],
    ]),
  );
  const text = JSON.stringify(receipt, null, 2);
  return operatorPage(
    title,
    `<p><a href="${playerPath(player)}/rounds">All rounds of ${escaped(username)}</a></p>${facts([
      ['Game', `${gametitle} (${gameid})`],
      ['State', inWords(state)],
      ['Stake', moneyOf(stake, currency)],
      ['Payout', moneyOf(payout, currency)],
      ['Balance after', moneyOf(balanceAfter, currency)],
      ['Started', `${renderTime(startedAt, 'en')} UTC`],
      ['Settled', settledAt === null ? 'not yet' : `${renderTime(settledAt, 'en')} UTC`],
    ])}${section('How it was drawn', drawn)}${section('What was decided in it', decisions)}${section(
      'Receipt',
      `<p>Signed once the round is over. Whoever has it can have it checked.</p><p><a href="/verify">The verifier</a></p><p><label for="receipt">Receipt</label><textarea id="receipt" rows="14" readonly spellcheck="false">${escaped(text)}</textarea></p>`,
    )}`,
    { operator },
  );
}

const outsideSteps: Record<OutsideRoundReceipt['steps'][number]['what'], string> = {
  bet: 'stake taken',
  bet_returned: 'stake returned',
  win: 'win paid',
  win_waits: 'win that waits for its stake',
  win_held: 'win that waits for an operator',
  win_unpaid: 'win that is not paid',
  win_taken_back: 'win taken back',
};

/** A round that an outside provider runs: what it told of it. How it was drawn is the provider's to prove. */
export async function outsideRoundPage({ context, operator }: Visit): Promise<Response> {
  const { env } = context;
  const [player, provider, id] = ['id', 'provider', 'round'].map((name) => context.req.param(name) ?? '') as [
    string,
    string,
    string,
  ];
  const username = await usernameOf(env.DB, player);
  if (username === null) return answer(refused('not_found'), 'en');
  const found = await systemOf(env, player, outsidePort).outsideRoundOf(provider, id);
  if (!found.ok) return answer(found, 'en');
  const { gametitle, gameid, state, stake, payout, held, balanceAfter, currency, startedAt, settledAt, steps } =
    found.data;
  const when = (at: number | null, otherwise: string): string =>
    at === null ? otherwise : `${renderTime(at, 'en')} UTC`;
  const told = table(
    'What its provider told',
    ['What', 'Amount', 'When', 'Transaction'],
    steps.map(({ what, amount, at, id: transaction }) => [
      ...[outsideSteps[what], moneyOf(amount, currency), when(at, 'nothing booked'), transaction],
    ]),
  );
  return operatorPage(
    `Round ${id}`,
    `<p><a href="${playerPath(player)}/rounds">All rounds of ${escaped(username)}</a></p>${facts([
      ['Game', `${gametitle} (${gameid})`],
      ['Run by', provider],
      ['State', inWords(state)],
      ['Stake', moneyOf(stake, currency)],
      ['Payout', moneyOf(payout, currency)],
      ['Waits for an operator', moneyOf(held, currency)],
      ['Balance after', moneyOf(balanceAfter, currency)],
      ['Started', when(startedAt, '')],
      ['Settled', when(settledAt, 'not yet')],
    ])}${section('What its provider told', told)}`,
    { operator },
  );
}
