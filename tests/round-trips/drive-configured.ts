/** Asks for what only an operator's own gateways and identity provider bring about: theirs stand on loopback. */
import { BtcpayServer } from '../harness/gateways/btcpay-server';
import { CardPage } from '../harness/gateways/card-page';
import { OpenIdProvider } from '../harness/openid-provider';
import { serveCountedApi, type CountedApi, type CountedRequest } from './counted-api';
import { post, expectData, visitor } from './expect-data';

/** @returns what a house with gateways of its own was asked, and how far it went for each answer */
export async function driveConfigured(): Promise<CountedRequest[]> {
  const [btcpay, page, bankId] = await Promise.all([
    new BtcpayServer().start(),
    new CardPage().start(),
    new OpenIdProvider().start(),
  ]);
  const identity = {
    IDENTITY_PROVIDERS: 'bank-id',
    BANK_ID_ISSUER: bankId.issuer,
    BANK_ID_CLIENT_ID: bankId.clientId,
    BANK_ID_CLIENT_SECRET: bankId.clientSecret,
  };
  const house = await serveCountedApi({ ...btcpay.variables, ...page.variables, ...identity });
  try {
    await gateways(house, btcpay, page);
    await identities(house, bankId);
    return house.requests;
  } finally {
    await house.stop();
    await Promise.all([btcpay.gateway.stop(), page.gateway.stop(), bankId.stop()]);
  }
}

async function gateways(house: CountedApi, btcpay: BtcpayServer, page: CardPage): Promise<void> {
  const { sessionid } = await house.players.make();
  const who = { player: sessionid! };
  const paid = await expectData(
    house.api.deposit({ body: { method: 'card', amount: 60_00, requestId: 'round-trips-at-page-01' } }, who),
  );
  const session = page.sessionOf(paid.id);
  page.conclude(session, 'paid');
  await post(house, '/cashier/notify/checkout', page.event('checkout.session.completed', session));

  const coins = await expectData(
    house.api.deposit(
      { body: { method: 'crypto', chain: 'BTC', amount: 60_00, requestId: 'round-trips-by-coins-1' } },
      who,
    ),
  );
  const invoice = btcpay.invoiceOf(coins.id);
  btcpay.pay(invoice);
  await post(house, '/cashier/notify/btcpay', btcpay.event('InvoiceSettled', { invoice }));
}

/** Somebody new, who opens an account; then again, as one who is known. */
async function identities(house: CountedApi, bankId: OpenIdProvider): Promise<void> {
  const { api } = house;
  const person = {
    sub: 'a-person',
    given_name: 'Ada',
    family_name: 'Lovell',
    birthdate: '1985-12-10',
    email: 'ada@players.example',
    email_verified: true,
  };
  const comes = async () => {
    const by = await visitor(house);
    const { authorizationUrl, state } = await expectData(api.startIdentity({ body: { provider: 'bank-id' } }, by));
    return {
      by,
      answer: await expectData(
        api.finishIdentity({ body: { provider: 'bank-id', state, code: bankId.grant(authorizationUrl, person) } }, by),
      ),
    };
  };
  const { by, answer } = await comes();
  if (answer.step !== 'completion') throw new Error('Somebody new is known.');
  const { completion } = answer;
  await expectData(api.identityCompletion({ body: { completion } }, by));
  await expectData(
    api.completeIdentity(
      {
        body: {
          completion,
          username: 'adalovell',
          currency: 'EUR',
          birthdate: '10-12-1985',
          country: 'DE',
          terms: true,
        },
      },
      by,
    ),
  );
  if ((await comes()).answer.step !== 'session') throw new Error('Somebody known is taken for new.');
}
