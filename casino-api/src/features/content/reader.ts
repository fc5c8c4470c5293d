import type { Language } from 'contract/constants';
import { standingFrom, standingStatement } from '../cashier';
import { allTermsAt, termsFrom, termsStatement } from '../loyalty';
import { settingsOf, type Env, type Settings } from '../../kernel/env';
import { licenceProfiles } from '../../kernel/licence-profile';
import type { Reader } from './facts';

type Set = Pick<Reader, 'limits' | 'terms'>;

/** A reader, less what is asked of the shared database. */
export type Asker = Omit<Reader, keyof Set>;

export const askerOf = (settings: Settings, language: Language): Asker => ({
  language,
  licence: licenceProfiles[settings.LICENCE_PROFILE],
});

/** What operators set that texts tell of: asked beside a page, in one trip, and read from those answers. @param at epoch ms */
export const setStatements = (db: D1Database): D1PreparedStatement[] => [standingStatement(db), termsStatement(db)];
export const setFrom = ([standing, terms]: readonly D1Result[], at: number): Set => ({
  limits: standingFrom(standing!).limits,
  terms: allTermsAt(termsFrom(terms!), at),
});

/** Who reads a page now: what texts and tables say of the house goes by it. @param at epoch ms */
export const readerOf = async (env: Env, language: Language, at: number): Promise<Reader> => ({
  ...askerOf(settingsOf(env), language),
  ...setFrom(await env.DB.batch(setStatements(env.DB)), at),
});
