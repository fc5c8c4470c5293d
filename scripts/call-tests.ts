/** Which tests of `tests/api` try a call: those that name it, `api.getPlayer`, or a helper of their file that does. */
import { resultCodes } from '../contract/result-codes';

export interface TestFile {
  name: string;
  source: string;
}

export interface TestsOfCall {
  /** Names of files, each once. */
  happy: string[];
  error: string[];
  security: string[];
}

/** Calls that the harness does not send by their name: what stands in a test instead. */
const otherNames: Record<string, readonly string[]> = {
  headGames: ["method: 'HEAD'"],
  notify: ['/cashier/notify/', 'payments.'],
  notifyCrypto: ['/cashier/notify/crypto', "provider = 'crypto'"],
  notifyBtcpay: ["tell('btcpay'"],
  notifyCheckout: ["tell('checkout'"],
  notifyInstant: ['/cashier/notify/trumo'],
  notifyRefund: ['/cashier/notify/refund'],
  tellSports: ['/sports/feed'],
  walletBet: ['.bet('],
  walletWin: ['.win('],
  walletRollback: ['.rollback('],
  walletBalance: ['.balance('],
};

const securityCodes = [
  'session_expired',
  'invalid_api_key',
  'invalid_signature',
  'forbidden',
  'restriction_error',
  'not_found',
];
const security = new RegExp(`\\b(401|403|404)\\b|${securityCodes.join('|')}`);
const codes = Object.keys(resultCodes).filter((code) => code !== 'ok' && !securityCodes.includes(code));
const error = new RegExp(`\\b(409|413|422|429)\\b|success: false|success\\)\\.toBe\\(false|\\b(${codes.join('|')})\\b`);

/** A file's helpers, at its margin or that of a `describe`, and its tests. */
function partsOf(source: string): { helpers: { name: string; text: string }[]; tests: string[] } {
  const helpers = source
    .split(/\n(?=(?: {2})?(?:export|const|async|function|it|describe|before|after)\b|\})/)
    .map((text) => ({ text, name: /^\s*(?:export )?(?:async )?(?:const|function) (\w+)/.exec(text)?.[1] ?? '' }))
    .filter(({ name }) => name !== '');
  const tests = source.split(/\n(?=\s*it(?:\.each)?\()/).slice(1);
  return { helpers, tests };
}

const mentions = (text: string, marks: readonly string[]): boolean => marks.some((mark) => text.includes(mark));
const called = (name: string): string[] => [`${name}(`, `(${name},`, `(${name})`];

function marksIn(helpers: readonly { name: string; text: string }[], call: string): string[] {
  const marks = [`api.${call}(`, `api.${call};`, ...(otherNames[call] ?? [])];
  for (let grown = true; grown;) {
    grown = false;
    for (const { name, text } of helpers) {
      if (marks.includes(`${name}(`) || !mentions(text, marks)) continue;
      marks.push(...called(name));
      grown = true;
    }
  }
  return marks;
}

/**
 * A test that names a refusal of rights tries security, one that names another refusal tries errors, and one with a line that sends
 * the call and names neither tries that it does what it should.
 */
export function testsOf(call: string, files: readonly TestFile[]): TestsOfCall {
  const found = { happy: new Set<string>(), error: new Set<string>(), security: new Set<string>() };
  for (const { name, source } of files) {
    const { helpers, tests } = partsOf(source);
    const marks = marksIn(helpers, call);
    for (const text of tests.filter((test) => mentions(test, marks))) {
      if (security.test(text)) found.security.add(name);
      if (error.test(text)) found.error.add(name);
      if (text.split('\n').some((line) => mentions(line, marks) && !security.test(line) && !error.test(line)))
        found.happy.add(name);
    }
  }
  const sorted = (names: Set<string>) => [...names].sort();
  return { happy: sorted(found.happy), error: sorted(found.error), security: sorted(found.security) };
}
