/** A payment method that an operator adds, in a copy of the house: nothing of it is in what is built and deployed. */
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languages, type Language } from 'contract/constants';
import { buildApi, root } from '../../scripts/build';
import { methodLists } from '../../scripts/declared/methods';
import { writeLists } from '../../scripts/declared/lists';

/** All that is written: one declaration … */
const declaration = `import { definePaymentMethod, isIncoming } from '../define-payment-method';

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
  account: string;
  branch: string;
  wrong: string;
}

/** … and its words. */
export const words: Record<Language, Words> = {
  en: {
    name: 'Bank transfer',
    time: 'Within a day',
    bank: 'Your bank',
    account: 'Account number (IBAN)',
    branch: 'Branch number',
    wrong: 'Check the account number',
  },
  es: {
    name: 'Transferencia bancaria',
    time: 'En un día',
    bank: 'Tu banco',
    account: 'Número de cuenta (IBAN)',
    branch: 'Número de sucursal',
    wrong: 'Comprueba el número de cuenta',
  },
  de: {
    name: 'Überweisung',
    time: 'Innerhalb eines Tages',
    bank: 'Ihre Bank',
    account: 'Kontonummer (IBAN)',
    branch: 'Filialnummer',
    wrong: 'Prüfen Sie die Kontonummer',
  },
  fr: {
    name: 'Virement bancaire',
    time: 'Sous un jour',
    bank: 'Votre banque',
    account: 'Numéro de compte (IBAN)',
    branch: 'Numéro d’agence',
    wrong: 'Vérifiez le numéro de compte',
  },
  pt: {
    name: 'Transferência bancária',
    time: 'Em até um dia',
    bank: 'Seu banco',
    account: 'Número da conta (IBAN)',
    branch: 'Número da agência',
    wrong: 'Verifique o número da conta',
  },
  no: {
    name: 'Bankoverføring',
    time: 'Innen en dag',
    bank: 'Banken din',
    account: 'Kontonummer (IBAN)',
    branch: 'Filialnummer',
    wrong: 'Sjekk kontonummeret',
  },
  jp: {
    name: '銀行振込',
    time: '1日以内',
    bank: 'ご利用の銀行',
    account: '口座番号（IBAN）',
    branch: '支店番号',
    wrong: '口座番号をご確認ください',
  },
};

const textsOf = ({ name, time, bank, account, branch, wrong }: Words): string => {
  const fields = {
    bank: { label: bank, error: bank, options: { north: 'Nordbank', south: 'Südbank' } },
    account: { label: account, error: wrong },
    branch: { label: branch, error: branch },
  };
  return `  transfer: ${JSON.stringify({ name, depositTime: time, withdrawTime: time, fields })},\n`;
};

const parts = ['casino-api', 'contract', 'locales'] as const;

/** Every file under the parts that both have alike, by its content. */
async function contents(at: string): Promise<Map<string, string>> {
  const files = (
    await Promise.all(
      parts.map(async (part) =>
        (await readdir(path.join(at, part), { recursive: true, withFileTypes: true }))
          .filter((entry) => entry.isFile())
          .map((entry) => path.relative(at, path.join(entry.parentPath, entry.name))),
      ),
    )
  ).flat();
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(path.join(at, file), 'utf8')] as const)),
  );
}

export interface AddedMethod {
  /** Of the casino API that has it. */
  modules: string;
  /** The files that differ from the house's own, besides the list that the build writes. */
  touched: string[];
  clear: () => Promise<void>;
}

/** Adds the method to a copy of the casino API and builds that. */
export async function addMethod(): Promise<AddedMethod> {
  const at = await mkdtemp(path.join(tmpdir(), 'lantern-added-method-'));
  for (const part of parts) await cp(path.join(root, part), path.join(at, part), { recursive: true });
  for (const file of ['tsconfig.json', 'package.json']) await cp(path.join(root, file), path.join(at, file));
  await symlink(path.join(root, 'node_modules'), path.join(at, 'node_modules'));

  const folder = path.join(at, 'casino-api/src/features/cashier/methods/transfer');
  await mkdir(folder);
  await writeFile(path.join(folder, 'index.ts'), declaration);
  for (const language of languages) {
    const file = path.join(at, `locales/${language}/payment-methods.ts`);
    const texts = await readFile(file, 'utf8');
    const end = texts.lastIndexOf('}');
    await writeFile(file, texts.slice(0, end) + textsOf(words[language]) + texts.slice(end));
  }
  await writeLists(await methodLists(at));

  const [before, after] = await Promise.all([contents(root), contents(at)]);
  const touched = [...after].filter(([file, text]) => before.get(file) !== text).map(([file]) => file);
  const written = 'casino-api/src/features/cashier/methods/declared-methods.ts';
  return {
    modules: await buildApi(at),
    touched: touched.filter((file) => file !== written).sort(),
    clear: () => rm(at, { recursive: true, force: true }),
  };
}
