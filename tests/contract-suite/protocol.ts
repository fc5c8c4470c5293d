/** What every call has in common, asked of each by its contract alone: no call needs a line here to be tried. */
import type { Call } from 'contract/call';
import { languages } from 'contract/constants';
import { must, RawBody, type Answer, type Bench, type Caller, type Input } from './bench';
import { check, type Check } from './check';

/** Parameters that name something, so that what is refused is refused for the reason at hand. */
const examples: Record<string, string> = {
  category: 'slots',
  providers: 'all',
  sort: 'popular',
  limit: '5',
  offset: '0',
  system: 'lantern',
  title: 'lantern',
  device: 'pc',
  section: 'all',
  provider: 'card',
  type: 'long',
};

/** Calls that prove themselves by a signature over the body instead of the API key. */
const isSigned = ({ path }: Call): boolean =>
  path.startsWith('/wallet/') || path.startsWith('/cashier/notify/') || path === '/sports/feed';

/** An input that names things; its body, where the call has one, is an empty object. */
const plainInput = (call: Call): Input => ({
  params: { ...examples, id: 'nothing', ...(call.path.startsWith('/player/') ? { type: 'contact' } : {}) },
  body: call.body && !isSigned(call) ? {} : undefined,
});

const expectRefusal = (call: Call, { status, info }: Answer, code: string, wantedStatus: number, how: string) =>
  must(
    status === wantedStatus && (call.method === 'HEAD' || (!info.success && info.resultCode === code)),
    `${how}: ${status} ${info.resultCode} instead of ${wantedStatus} ${code}`,
  );

/** A token of the right shape with a signature of nobody. */
const forged = (token: string): string =>
  `${token.slice(0, -8)}${token.endsWith('AAAAAAAA') ? 'BBBBBBBB' : 'AAAAAAAA'}`;

export function protocolChecks(call: Call): Check[] {
  const input = plainInput(call);
  const both = async (bench: Bench): Promise<Caller> => ({
    ...(await bench.visitor()),
    player: (await bench.player()).player,
  });
  // Asked first, with nothing but the key: whatever comes of it, a call that is there answers otherwise than one that is not.
  const checks: Check[] = [check(call, 'it is there', async (bench) => void (await bench.call(call, input)))];

  if (!isSigned(call)) {
    checks.push(
      check(call, 'the API key is asked for', async (bench) => {
        const { key } = bench.options;
        for (const wrong of [null, '', 'x', `${key}x`, key.slice(0, -1)]) {
          expectRefusal(
            call,
            await bench.call(call, input, { key: wrong }),
            'invalid_api_key',
            401,
            wrong === null ? 'without a key' : 'with a wrong key',
          );
        }
      }),
    );
    if (call.method !== 'HEAD') {
      checks.push(
        check(call, 'messages are in the language of x-language', async (bench) => {
          const texts = new Map<string, string>();
          for (const language of ['en', 'de', 'jp'])
            texts.set(language, (await bench.call(call, input, { key: 'wrong', language })).info.message);
          must(
            new Set(texts.values()).size === texts.size,
            `the same words in ${[...texts.keys()].join(', ')}: "${texts.get('de')}"`,
          );
        }),
      );
    }
  } else {
    checks.push(
      check(call, 'an unsigned message is refused', async (bench) => {
        // A message that is not well-formed may be refused for that; a well-formed one for its signature alone.
        const message = call.path.startsWith('/cashier/notify/')
          ? { paymentId: 'p-1', orderId: 'o-1', amount: 50_00, currency: 'EUR', outcome: 'succeeded', at: Date.now() }
          : {};
        for (const headers of [
          {},
          { 'x-signature': 'f'.repeat(64), 'x-provider': 'acme', 'x-timestamp': String(Date.now()) },
        ] as Record<string, string>[]) {
          const answer = await bench.call(call, { ...input, body: message }, { headers });
          if (answer.status === 422 && !call.body?.safeParse(message).success) continue;
          expectRefusal(
            call,
            answer,
            'invalid_signature',
            401,
            headers['x-signature'] ? 'with a forged signature' : 'without one',
          );
        }
      }),
    );
  }

  if (call.session === 'player') {
    checks.push(
      check(call, 'a player session is asked for', async (bench) => {
        const { anonymous = '' } = await bench.visitor();
        const { player } = await bench.player();
        const refusal = async (how: string, caller: Caller) =>
          expectRefusal(call, await bench.call(call, input, caller), 'session_expired', 401, how);
        await refusal('without a session', {});
        await refusal('with an anonymous session alone', { anonymous });
        await refusal("with an anonymous session in the player's place", { player: anonymous });
        await refusal('with a forged session', { player: forged(player) });
        await refusal('with nonsense', { player: 'a.b.c' });
      }),
    );
  }
  if (call.session === 'visitor') {
    checks.push(
      check(call, 'a session is asked for', async (bench) => {
        const { anonymous = '' } = await bench.visitor();
        for (const caller of [{}, { anonymous: 'a.b.c' }, { anonymous: forged(anonymous) }, { player: anonymous }]) {
          expectRefusal(
            call,
            await bench.call(call, input, caller),
            'session_expired',
            401,
            Object.keys(caller).length > 0 ? 'with a forged session' : 'without a session',
          );
        }
      }),
    );
  }
  if (call.body && !isSigned(call)) {
    checks.push(
      check(call, 'a body that is not what is asked for is refused', async (bench) => {
        const caller = await both(bench);
        for (const text of ['{', '[]', 'null', '7', '"x"']) {
          expectRefusal(
            call,
            await bench.call(call, { ...input, body: new RawBody(text) }, caller),
            'invalid_request',
            422,
            text,
          );
        }
        const wrong = Object.fromEntries(
          [
            'username',
            'email',
            'amount',
            'stake',
            'field',
            'gameid',
            'token',
            'type',
            'limit',
            'newLimit',
            'password',
          ].map((name) => [name, { wrong: 1 }]),
        );
        const answer = await bench.call(call, { ...input, body: wrong }, caller);
        must(
          answer.status >= 400 && answer.status < 500 ? true : call.body!.safeParse(wrong).success,
          `fields of a wrong type: ${answer.status} ${answer.info.resultCode}`,
        );
      }),
    );
  }
  // Without parameters, body and session a call has one honest answer: it has to come, and its data is judged on the way.
  if (call.session === 'none' && !call.params && !call.body) {
    checks.push(
      check(call, 'it answers', async (bench) => {
        const { status, info } = await bench.call(call);
        must(info.success && status === 200, `${status} ${info.resultCode}`);
      }),
    );
  }
  if (call.shared) {
    checks.push(
      check(call, 'it can be kept and shared', async (bench) => {
        const { status, headers } = await bench.call(call, input);
        must(
          status !== 200 || /max-age=\d/.test(headers.get('cache-control') ?? ''),
          `cache-control: ${headers.get('cache-control')}`,
        );
        must(headers.get('set-cookie') === null, 'a cookie comes with it');
      }),
    );
  }
  return checks;
}

/** SPEC §8 and §1: the words of a refusal in all seven languages, each its own. */
export async function speaksAll(call: (language: string) => Promise<Answer>): Promise<void> {
  const messages = new Map<string, string>();
  for (const language of languages) messages.set(language, (await call(language)).info.message);
  must(
    new Set(messages.values()).size === languages.length,
    `not seven texts: ${[...messages].map(([language, text]) => `${language} "${text}"`).join(', ')}`,
  );
}
