import { anon, checkAnonSession } from 'contract/session';
import { must } from '../bench';
import { check, type Check } from '../check';

export const sessionChecks: Check[] = [
  check(anon, 'each session is another one', async (bench) => {
    const [first, second] = [await bench.call(anon), await bench.call(anon)];
    must(first.data.anonSessionId !== second.data.anonSessionId, 'the same id twice');
  }),
  check(anon, 'barred territories are refused', async (bench) => {
    const { status, info } = await bench.call(anon, {}, { headers: { 'x-client-country': 'US' } });
    must(status === 403 && info.resultCode === 'restriction_error', `US: ${status} ${info.resultCode}`);
  }),
  check(checkAnonSession, 'it tells a good session from a bad one', async (bench) => {
    const good = await bench.visitor();
    must((await bench.call(checkAnonSession, {}, good)).data.valid === true, 'a session just opened is not accepted');
    for (const anonymous of ['a.b.c', `${good.anonymous}x`])
      must(
        (await bench.call(checkAnonSession, {}, { anonymous })).data.valid === false,
        'a forged session is accepted',
      );
    must((await bench.call(checkAnonSession)).data.valid === false, 'no session is accepted');
  }),
];
