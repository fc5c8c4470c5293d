import { usePage } from '~/i18n/page';
import type { RulesProps } from '../family';
import { multipleText } from '../multiple';

/** Order of the cards, ties, what a chain pays and where it ends. */
export function HiLoRulesText({ game: { rules } }: RulesProps) {
  const { t, number } = usePage();
  if (rules?.kind !== 'hi-lo') return null;
  return (
    <div className="prose">
      <p>{t('hiLo.ruleCards')}</p>
      <p>{t('hiLo.ruleTie')}</p>
      <p>{t('hiLo.rulePays', { share: rules.fairShare })}</p>
      <p>{t('hiLo.ruleEnd', { highest: multipleText(rules.highestMultiple, number), guesses: rules.mostGuesses })}</p>
    </div>
  );
}
