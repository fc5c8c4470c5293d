import { usePage } from '~/i18n/page';
import type { RulesProps } from '../family';
import { multipleText } from '../multiple';
import { numberText } from './number-text';

/** How a chance becomes a multiple. What each one pays stands in the form. */
export function DiceRulesText({ game: { rules } }: RulesProps) {
  const { t, number } = usePage();
  if (rules?.kind !== 'dice') return null;
  const multiple = rules.offers.find(({ chance }) => chance === 30)?.multiple ?? 0;
  return (
    <div className="prose">
      <p>{t('dice.ruleRoll', { first: numberText(0), last: numberText(rules.numbers - 1) })}</p>
      <p>{t('dice.ruleSide')}</p>
      <p>{t('dice.rulePays', { share: rules.fairShare, multiple: multipleText(multiple, number) })}</p>
    </div>
  );
}
