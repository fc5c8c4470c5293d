import type { Language } from 'contract/constants';
import { apiTexts } from 'locales/api';

/** What a method says of itself in a language. A method without a fee says so. Null for a method that we have no words for. */
export function methodTexts(
  method: string,
  language: Language,
): { name: string; depositTime: string; withdrawTime: string; fee: string } | null {
  const { methods, noFee } = apiTexts(language).payments;
  return Object.hasOwn(methods, method) ? { ...methods[method as keyof typeof methods], fee: noFee } : null;
}

export const methodName = (method: string, language: Language): string => methodTexts(method, language)?.name ?? method;
