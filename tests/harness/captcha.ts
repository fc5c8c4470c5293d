/** Answers a captcha as somebody does who can't see its picture: by its question, in English. */
const numerals = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

export function answerTo(question: string): string {
  const words = /: ([a-z, ]+)\.$/.exec(question)?.[1]?.split(', ') ?? [];
  const digits = words.map((word) => numerals.indexOf(word));
  if (digits.length !== 5 || digits.includes(-1)) throw new Error(`No question in words: ${question}`);
  return digits.reverse().join('');
}

interface AskedCaptcha {
  id: string;
  question: string;
}

/** The captcha of a refusal, answered, as fields of the next attempt. @throws when the refusal asks for none */
export function solved(data: unknown): { captcha: string; captchaId: string } {
  const { captcha } = (data ?? {}) as { captcha?: AskedCaptcha };
  if (!captcha) throw new Error(`No captcha in ${JSON.stringify(data)}.`);
  return { captcha: answerTo(captcha.question), captchaId: captcha.id };
}
