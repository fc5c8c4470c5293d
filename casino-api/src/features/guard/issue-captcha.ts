import { minutes, type Language } from 'contract/constants';
import type { Captcha } from 'contract/support';
import { captchaQuestion, drawCaptcha, type RandomBelow } from './captcha';
import { captchaImage } from './captcha-image';
import type { Env, Settings } from '../../kernel/env';
import { guardOf } from './allowances';
import { randomSecret } from '../../kernel/tokens';
import { randomUint32 } from '../../kernel/randomness';

const captchaValid = 10 * minutes;
const turnstileWait = 5_000;

/** What a form sends along. `id` names a captcha of ours; a widget's token stands alone. */
interface CaptchaAnswer {
  id?: string | undefined;
  text: string;
}

/** Judges answers; each counts once. */
export interface CaptchaCheck {
  /** @throws when the judge can't be reached */
  isRight(answer: CaptchaAnswer, ip: string, at: number): Promise<boolean>;
}

const secureRandom: RandomBelow = (below) => {
  const limit = 2 ** 32 - (2 ** 32 % below);
  const draw = randomUint32();
  return draw < limit ? draw % below : secureRandom(below);
};

const keyOf = (id: string): string => `captcha ${id}`;

/** Makes a captcha of ours, good for ten minutes and one answer. */
export async function issueCaptcha(env: Env, language: Language, at: number): Promise<Captcha> {
  const id = randomSecret(16);
  const answers = drawCaptcha(secureRandom);
  await guardOf(env, keyOf(id)).keepCaptcha(id, answers, at + captchaValid, at);
  return { id, svg: captchaImage(answers.characters, secureRandom), question: captchaQuestion(answers, language) };
}

/** Our own captcha: log-in and forgotten password ask for it (SPEC §2). */
export const ownCaptcha = (env: Env): CaptchaCheck => ({
  isRight: async ({ id, text }, _ip, at) => (id ? guardOf(env, keyOf(id)).solveCaptcha(id, text, at) : false),
});

/** Cloudflare Turnstile, asked over HTTP. */
const turnstile = (url: string, secret: string): CaptchaCheck => ({
  async isRight({ text }, ip) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ secret, response: text, ...(ip ? { remoteip: ip } : {}) }),
      signal: AbortSignal.timeout(turnstileWait),
    });
    if (!response.ok) throw new Error(`Turnstile answered ${response.status}.`);
    return (await response.json<{ success?: unknown }>()).success === true;
  },
});

/** The bot check of the contact form, or null where none is configured. */
export const contactCaptcha = ({ TURNSTILE_SECRET, TURNSTILE_URL }: Settings): CaptchaCheck | null =>
  TURNSTILE_SECRET ? turnstile(TURNSTILE_URL, TURNSTILE_SECRET) : null;
