import type { Language } from 'contract/constants';
import { methodStanding } from '../cashier';
import { settingsOf, type Env, type Settings } from '../../kernel/env';
import { licenceProfiles } from '../../kernel/licence-profile';
import type { Reader } from './facts';

/** A reader, less what is asked of the shared database. */
export type Asker = Omit<Reader, 'limits'>;

export const askerOf = (settings: Settings, language: Language): Asker => ({
  language,
  licence: licenceProfiles[settings.LICENCE_PROFILE],
});

/** Who reads a page now: what texts and tables say of the house goes by it. */
export const readerOf = async (env: Env, language: Language): Promise<Reader> => ({
  ...askerOf(settingsOf(env), language),
  limits: (await methodStanding(env.DB)).limits,
});
