/** Asks for what the contract suite can't ask of a stranger's API: what takes a provider's signature, and what would lock its players out. */
import { createHmac } from 'node:crypto';
import { provider } from './provider';

const password = 'Lantern-1';

export async function drive({ url, key }: { url: string; key: string }): Promise<void> {
  const ask = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Record<string, unknown>> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { 'api-key': key, 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const { info, data } = (await response.json()) as { info: { resultCode: string }; data: Record<string, unknown> | null };
    if (response.status >= 500) throw new Error(`${method} ${path}: ${info.resultCode}`);
    return { ...data, code: info.resultCode };
  };
  const { sessionid } = await ask('POST', '/__qa/players', { username: 'roundtripper', password, balance: 500_00 });
  if (typeof sessionid !== 'string') throw new Error('There is no player to go on with.');
  const session = { 'x-player-session': sessionid };

  const { playerToken } = await ask('POST', '/__qa/wallet-tokens', { sessionid, provider: provider.name });
  const tell = async (what: string, message: object) => {
    const body = JSON.stringify({ playerToken, ...message });
    const timestamp = String(Date.now());
    const signature = createHmac('sha256', provider.secret).update(`${timestamp}.${body}`).digest('hex');
    const { code } = await ask('POST', `/wallet/${what}`, body, { 'x-provider': provider.name, 'x-timestamp': timestamp, 'x-signature': signature });
    if (code !== 'ok') throw new Error(`The wallet answered ${what} with ${String(code)}.`);
  };
  for (const round of ['first', 'second']) {
    const base = { roundId: round, gameid: 'crown-of-embers' };
    await tell('bet', { ...base, transactionId: `${round}-bet`, amount: 1_00, currency: 'EUR' });
    await tell('win', { ...base, transactionId: `${round}-win`, amount: 2_00, currency: 'EUR', closes: true });
    await tell('rollback', { ...base, transactionId: `${round}-back`, betTransactionId: `${round}-bet` });
  }
  await tell('balance', {});

  await ask('POST', '/limits/deposit', { newLimit: 100_00, password }, session);
  await ask('POST', '/limits/deposit', { newLimit: 200_00, password }, session);
  await ask('GET', '/limits', undefined, session);
  await ask('POST', '/limits/deposit/confirm', undefined, session);
  await ask('DELETE', '/limits/deposit/pending', undefined, session);
  await ask('POST', '/contact', { name: 'Round Tripper', email: 'round@players.example', message: 'Good evening.' }, session);
  await ask('GET', '/getTawkToPlayerDetails', undefined, session);
  await ask('GET', '/player/playerDocuments', undefined, session);
  await ask('POST', '/player/messages/dismiss', { index: 0 }, session);
  await ask('POST', '/player/realityCheck/answer', undefined, session);
  await ask('POST', '/player/transactions/pendingWithdrawals/lock', { trans_ids: ['none'] }, session);
  await ask('POST', '/cashier/withdrawals/none/link', undefined, session);
  await ask('POST', '/self-exclusion', { password, confirm: true }, session);
}
