import { refused, type Outcome } from '../../kernel/outcome';
import { issueCaptcha, ownCaptcha } from './issue-captcha';
import type { CallContext } from '../../kernel/http/request';

/** What became of the captcha that a form sent along; undefined when it sent none. */
export type CaptchaVerdict = 'right' | 'wrong' | undefined;

/** Judges a form's answer to a captcha of ours; the captcha is used up by it. */
export async function captchaVerdict(
  { env, client, at }: Pick<CallContext, 'env' | 'client' | 'at'>,
  { captcha, captchaId }: { captcha?: string | undefined; captchaId?: string | undefined },
): Promise<CaptchaVerdict> {
  if (!captcha) return undefined;
  return (await ownCaptcha(env).isRight({ id: captchaId, text: captcha }, client.ip, at)) ? 'right' : 'wrong';
}

/** A refusal that asks for a captcha, with a fresh one as `data.captcha`. */
export async function withCaptcha(
  { env, language, at }: Pick<CallContext, 'env' | 'language' | 'at'>,
  refusal: Extract<Outcome<never>, { ok: false }>,
): Promise<Outcome<never>> {
  return refused(refusal.code, {
    ...(refusal.data as object | undefined),
    captcha: await issueCaptcha(env, language, at),
  });
}
