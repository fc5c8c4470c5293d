import { languageFacts } from 'contract/languages';
import type { Player } from 'contract/player';
import type { Language } from '~/i18n/languages';
import type { Translate } from '~/i18n/translator';

/** What the cashier still asks for, comma-separated as the language writes lists (SPEC §5). */
export const missingList = (missing: Player['missing'], t: Translate, language: Language): string =>
  missing.map((item) => t(`account.${item}`)).join(languageFacts[language].between.items);
