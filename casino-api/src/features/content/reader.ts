import type { Language } from 'contract/constants';
import { methodStanding } from '../cashier';
import { settingsOf, type Env } from '../../kernel/env';
import { licenceProfiles } from '../../kernel/licence-profile';
import type { Reader } from './facts';

/** Who reads a page now: what texts and tables say of the house goes by it. */
export const readerOf = async (env: Env, language: Language): Promise<Reader> => ({
  language,
  licence: licenceProfiles[settingsOf(env).LICENCE_PROFILE],
  limits: (await methodStanding(env.DB)).limits,
});
