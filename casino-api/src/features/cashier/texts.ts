import type { Language } from 'contract/constants';
import type { Transaction } from 'contract/history';
import { apiTexts } from 'locales/api';
import { fillIn } from 'locales/texts';
import { methodName } from './method-texts';

/** What a method that is turned off says of itself. */
export const outageText = (method: string, language: Language): string =>
  fillIn(apiTexts(language).payments.outage, { method: methodName(method, language) });

type StatusTexts = Partial<Record<Transaction['status'], string>>;

/** What happened to a transaction, said to the player. Empty where the status alone says it. */
export function statusMessage(method: string, status: Transaction['status'], language: Language): string {
  const payments = apiTexts(language).payments;
  const ofMethod: StatusTexts = method === 'crypto' ? payments.cryptoStatus : {};
  return ofMethod[status] ?? (payments.status as StatusTexts)[status] ?? '';
}
