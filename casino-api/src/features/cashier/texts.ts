import type { Language } from 'contract/constants';
import type { Transaction } from 'contract/history';
import { apiTexts } from 'locales/api';
import { fillIn } from 'locales/texts';
import { methodName, methodTexts } from './method-texts';

/** What a method that is turned off says of itself. */
export const outageText = (method: string, language: Language): string =>
  fillIn(apiTexts(language).payments.outage, { method: methodName(method, language) });

/** What happened to a transaction, said to the player. Empty where the status alone says it. */
export function statusMessage(method: string, status: Transaction['status'], language: Language): string {
  const usual: Partial<Record<Transaction['status'], string>> = apiTexts(language).payments.status;
  return methodTexts(method, language)?.status?.[status] ?? usual[status] ?? '';
}
