import { languageFacts, type Language } from 'contract/languages';

/** An amount as somebody types it in a language, thousands grouped: by `Intl`, so that what the product reads is held against another's word. */
export const amountIn = (language: Language, amount: number): string =>
  new Intl.NumberFormat(languageFacts[language].intl, { minimumFractionDigits: 2, useGrouping: 'always' }).format(
    amount,
  );
