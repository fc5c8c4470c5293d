/** What the API answers: which results stand in for one another, and how one looks to a program. */
import { allCalls } from 'contract/index';
import { languageFacts, type Language } from 'contract/languages';
import { escaped } from '../../casino-api/src/kernel/html';

/** Of the calls that a person's forms make; the others are programs' own. */
const refusals = allCalls()
  .filter(([, { session }]) => session !== 'none')
  .map(([, call]) => new Set<string>(call.refusals));

/** Of other results those that the most calls may be refused with that may be refused with this one: what is told of them is told where this would be. */
export function othersOfSameCalls(code: string, keys: readonly string[]): string[] {
  const shared = new Map(
    keys.map((key) => {
      const other = key.replace(/^results\./, '');
      return [key, refusals.filter((codes) => codes.has(code) && codes.has(other)).length] as const;
    }),
  );
  return keys.filter((key) => shared.get(key)! > 0).sort((a, b) => shared.get(b)! - shared.get(a)!);
}

/** For results that programs alone are answered with. */
export function answerOf(resultCode: string, message: string, language: Language): string {
  const head = `{\n  "info": {\n    "success": false,\n    "resultCode": "${escaped(resultCode)}",\n    "message": "`;
  return `<!doctype html><html lang="${languageFacts[language].html}"><meta charset="utf-8"><title>An answer of the API</title><body><pre style="white-space:pre-wrap">${escaped(head)}<span>${escaped(message)}</span>"\n  }\n}</pre></html>`;
}
