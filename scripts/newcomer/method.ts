/** A payment method as an operator adds one. */
import type { Language } from 'contract/languages';
import type { House } from './house';
import { saidIn, type InEach } from './words';

/** All that is written: one declaration … */
const methodDeclaration = `import { definePaymentMethod, isIncoming } from '../define-payment-method';

const account = { name: 'account', kind: 'text', minLength: 15, maxLength: 34, pattern: '[A-Z]{2}[0-9A-Z]+' } as const;

export const transfer = definePaymentMethod({
  id: 'transfer',
  logo: 'transfer',
  provider: 'transfer',
  flow: 'hosted',
  deposit: {
    minimum: 15_00,
    maximum: 2_000_00,
    fields: [
      { name: 'bank', kind: 'choice', options: ['north', 'south'] },
      account,
      { name: 'branch', kind: 'digits', minLength: 3, maxLength: 6, required: false },
    ],
  },
  withdraw: { minimum: 15_00, maximum: 2_000_00, fields: [account] },
  gateways: [],
  sandboxReports: isIncoming,
});
`;

interface Words {
  name: string;
  time: string;
  bank: string;
  banks: readonly [north: string, south: string];
  account: string;
  branch: string;
  wrong: string;
}

const words: InEach<Words> = {
  en: {
    name: 'Bank transfer',
    time: 'Within a day',
    bank: 'Your bank',
    banks: ['Northern Bank', 'Southern Bank'],
    account: 'Account number (IBAN)',
    branch: 'Branch number',
    wrong: 'Check the account number',
  },
  es: {
    name: 'Transferencia bancaria',
    time: 'En un día',
    bank: 'Tu banco',
    banks: ['Banco del Norte', 'Banco del Sur'],
    account: 'Número de cuenta (IBAN)',
    branch: 'Número de sucursal',
    wrong: 'Comprueba el número de cuenta',
  },
  de: {
    name: 'Überweisung',
    time: 'Innerhalb eines Tages',
    bank: 'Ihre Bank',
    banks: ['Nordbank', 'Südbank'],
    account: 'Kontonummer (IBAN)',
    branch: 'Filialnummer',
    wrong: 'Prüfen Sie die Kontonummer',
  },
  fr: {
    name: 'Virement bancaire',
    time: 'Sous un jour',
    bank: 'Votre banque',
    banks: ['Banque du Nord', 'Banque du Sud'],
    account: 'Numéro de compte (IBAN)',
    branch: 'Numéro d’agence',
    wrong: 'Vérifiez le numéro de compte',
  },
  pt: {
    name: 'Transferência bancária',
    time: 'Em até um dia',
    bank: 'Seu banco',
    banks: ['Banco do Norte', 'Banco do Sul'],
    account: 'Número da conta (IBAN)',
    branch: 'Número da agência',
    wrong: 'Verifique o número da conta',
  },
  no: {
    name: 'Bankoverføring',
    time: 'Innen en dag',
    bank: 'Banken din',
    banks: ['Nordbanken', 'Sørbanken'],
    account: 'Kontonummer (IBAN)',
    branch: 'Filialnummer',
    wrong: 'Sjekk kontonummeret',
  },
  jp: {
    name: '銀行振込',
    time: '1日以内',
    bank: 'ご利用の銀行',
    banks: ['北銀行', '南銀行'],
    account: '口座番号（IBAN）',
    branch: '支店番号',
    wrong: '口座番号をご確認ください',
  },
};

/** … and its words. */
export const wordsIn = (language: Language): Words => saidIn(words, language);

/** The entry of a language in `payment-methods.ts`. */
const methodTexts = ({ name, time, bank, banks: [north, south], account, branch, wrong }: Words): string => {
  const fields = {
    bank: { label: bank, error: bank, options: { north, south } },
    account: { label: account, error: wrong },
    branch: { label: branch, error: branch },
  };
  return `transfer: ${JSON.stringify({ name, depositTime: time, withdrawTime: time, fields })},`;
};

export async function addMethod(house: House): Promise<void> {
  await house.write('casino-api/src/features/cashier/methods/transfer/index.ts', methodDeclaration);
  await house.addTexts('payment-methods.ts', (language) => methodTexts(wordsIn(language)));
}
