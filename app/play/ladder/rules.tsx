import { usePage } from '~/i18n/page';
import type { RulesProps } from '../family';
import { LineRules } from '../slot/rules';

/** The lines, the ladder, and how seldom its top is seen. */
export function LadderRulesText({ game: { id, rules }, currency, stake }: RulesProps) {
  const { t, number } = usePage();
  if (rules?.kind !== 'ladder') return null;
  const { base, multipliers, highest } = rules;
  return (
    <LineRules
      gameid={id}
      rules={base}
      currency={currency}
      stake={stake}
      facts={
        <div>
          <dt>{t('ladder.highest', { multiple: number(highest.multiple) })}</dt>
          <dd>{t('ladder.oneIn', { rounds: number(highest.oneIn) })}</dd>
        </div>
      }
    >
      <h3>{t('ladder.ladder')}</h3>
      <p>{t('ladder.ruleClimb')}</p>
      <p>{t('ladder.ruleSteps', { steps: multipliers.map((multiplier) => `×${number(multiplier)}`).join(' · ') })}</p>
      <p>{t('ladder.ruleEnd')}</p>
    </LineRules>
  );
}
