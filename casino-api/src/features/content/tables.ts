import type { Language } from 'contract/constants';
import type { ContentBlock } from 'contract/content';
import { documentTypes } from 'contract/documents';
import { currencies, currencyCodes } from 'contract/money';
import { barredCountries } from 'contract/territory';
import { vipLevels, vipTiers } from 'contract/vip-ladder';
import { apiTexts } from 'locales/api';
import type { contentTables } from 'locales/en/content-tables';
import { type Direction, methodName, methodsFor, methodTexts } from '../cashier';
import { type ContributionCategory, contributionsOf, namedContributions } from '../bonuses';
import { multiplierUnder, type Reader } from './facts';
import { countryText, currencyText, euroText, numberText, percentText } from './format';

type Table = Extract<ContentBlock, { kind: 'table' }>;
type Rows = Omit<Table, 'kind'>;

/** A table's heading or entry in the reader's language. */
const word = (key: keyof typeof contentTables, language: Language): string => apiTexts(language).contentTables[key];
const columnsOf = (keys: readonly (keyof typeof contentTables)[], language: Language): string[] =>
  keys.map((key) => word(key, language));

function methods(direction: Direction, { language, limits }: Reader): Rows {
  const time = direction === 'deposit' ? 'depositTime' : 'withdrawTime';
  return {
    columns: columnsOf(['method', 'minimum', 'maximum', 'time', 'fee'], language),
    rows: methodsFor(direction, limits).map(({ method: { id }, terms: { minimum, maximum } }) => [
      methodName(id, language),
      euroText(minimum, language),
      euroText(maximum, language),
      methodTexts(id, language)?.[time] ?? '',
      apiTexts(language).payments.noFee,
    ]),
  };
}

/** From the least to the most that a game of a category counts, for the usual wagering requirement and a player below the tiers. */
function contributionRange(category: ContributionCategory, { language, licence }: Reader): string {
  const table = contributionsOf(multiplierUnder(licence), null);
  const percents = [
    table.categories[category] ?? 0,
    ...namedContributions(table)
      .filter(({ gamegroup }) => gamegroup === category)
      .map(({ percent }) => percent),
  ];
  const [lowest, highest] = [Math.min(...percents), Math.max(...percents)];
  return lowest === highest
    ? percentText(highest, language)
    : `${numberText(lowest, language)}–${percentText(highest, language)}`;
}

/** Tables that are made of the product's own data when a page is read. `{table:name}` stands for each, alone in a paragraph. */
const tables = {
  'deposit-methods': (reader) => methods('deposit', reader),
  'withdrawal-methods': (reader) => methods('withdraw', reader),
  'wagering-contribution': (reader) => ({
    columns: columnsOf(['games', 'counts'], reader.language),
    rows: (['slots', 'crash-and-fast', 'livecasino', 'game-shows', 'table', 'sportsbook'] as const).map((category) => [
      word(category, reader.language),
      contributionRange(category, reader),
    ]),
  }),
  currencies: ({ language }) => ({
    columns: columnsOf(['currency', 'code', 'perEuro'], language),
    rows: currencyCodes.map((code) => [
      currencyText(code, language),
      code,
      numberText(currencies[code].perEuro, language),
    ]),
  }),
  challenges: ({ language, terms }) => ({
    columns: columnsOf(['multiple', 'stakeFrom', 'prize'], language),
    rows: terms.challenges.map(({ multiplier, minimumStake, prize }) => [
      `×${numberText(multiplier, language)}`,
      euroText(minimumStake, language),
      euroText(prize, language),
    ]),
  }),
  'document-types': ({ language }) => ({
    columns: columnsOf(['document', 'accepted'], language),
    rows: documentTypes.map((type) => [word(type, language), word(`${type}Accepted`, language)]),
  }),
  'barred-territories': ({ language }) => ({
    columns: columnsOf(['territory'], language),
    rows: [...barredCountries].map((code) => [countryText(code, language)]).sort(([a], [b]) => a!.localeCompare(b!)),
  }),
  'vip-tiers': ({ language }) => ({
    columns: columnsOf(['tier', 'levels', 'points', 'wagered'], language),
    rows: vipTiers.map(({ name, fromLevel, toLevel, wagered }) => [
      name,
      `${fromLevel}–${toLevel}`,
      numberText(vipLevels[fromLevel - 1]!.requiredCP, language),
      euroText(wagered.from, language),
    ]),
  }),
} as const satisfies Record<string, (reader: Reader) => Rows>;

export type TableName = keyof typeof tables;
export const tableNames = Object.keys(tables);
export const isTable = (name: string): name is TableName => Object.hasOwn(tables, name);

export const tableOf = (name: TableName, reader: Reader): Table => ({ kind: 'table', ...tables[name](reader) });
