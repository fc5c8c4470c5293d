import type { Language } from 'contract/languages';
import { declared } from './declared-site';
import type { site as en } from './en/site';
import { readerOf, type Texts } from './texts';

const tables: Record<Language, Texts<typeof en>> = declared;

type Unsuffixed<Key> = Key extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : Key;

/** Every key there is: `feature.key`; plural keys are named without their suffix. */
export type MessageKey = {
  [Feature in keyof typeof en]: `${Feature}.${Unsuffixed<keyof (typeof en)[Feature]> & string}`;
}[keyof typeof en];

/** What the site says in a language, by feature and key. */
export const siteTexts = readerOf<typeof en>(tables);
