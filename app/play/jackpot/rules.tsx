import { formatPercent } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import type { RulesProps } from '../family';
import { LineRules } from '../slot/rules';

/** The lines, the pool, and what each of the two returns. Amounts of the pool are in euro, as it is kept. */
export function JackpotRulesText({ game: { id, rules }, currency, stake }: RulesProps) {
  const { t, money, number, locale } = usePage();
  if (rules?.kind !== 'jackpot') return null;
  const { base, baseReturn, jackpot } = rules;
  const percent = (share: number) => formatPercent(share, locale);
  return (
    <LineRules
      gameid={id}
      rules={base}
      currency={currency}
      stake={stake}
      facts={
        <>
          <div>
            <dt>{t('jackpot.chance', { stake: money(100, 'EUR') })}</dt>
            <dd>{t('jackpot.oneIn', { rounds: number(jackpot.stakedPerHit / 100) })}</dd>
          </div>
          <div>
            <dt>{t('jackpot.baseReturn')}</dt>
            <dd>{percent(baseReturn)}</dd>
          </div>
          <div>
            <dt>{t('jackpot.poolReturn')}</dt>
            <dd>{percent(jackpot.poolShare + jackpot.seedShare)}</dd>
          </div>
        </>
      }
    >
      <h3>{t('jackpot.pool')}</h3>
      <p>
        {t('jackpot.ruleFed', {
          pool: percent(jackpot.poolShare),
          seed: percent(jackpot.seedShare),
          start: money(jackpot.seed, 'EUR'),
        })}
      </p>
      <p>{t('jackpot.ruleChance')}</p>
      <p>{t('jackpot.rulePaid')}</p>
      <p>{t('jackpot.ruleFun', { amount: money(jackpot.funPrize, 'FUN') })}</p>
      <p>{t('jackpot.ruleHighest')}</p>
    </LineRules>
  );
}
