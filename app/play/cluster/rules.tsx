import { formatPercent } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import type { RulesProps } from '../family';
import { Paytable } from '../slot/paytable';

/** Everything needed to check a round by hand. */
export function ClusterRulesText({ game, currency, stake }: RulesProps) {
  const { t, money, locale } = usePage();
  const { rules } = game;
  if (rules?.kind !== 'cluster') return null;
  const { smallest, multipliers, symbols } = rules;
  const last = multipliers.at(-1) ?? 1;
  const label = t('play.payoutsAt', { stake: money(stake, currency) });
  return (
    <>
      <p className="quiet">{label}</p>
      <Paytable
        gameid={game.id}
        symbols={symbols}
        currency={currency}
        label={label}
        baseOf={() => stake / rules.parts}
        count={(count) => t('cluster.orMore', { count })}
      />
      <div className="prose">
        <p>{t(rules.shape === 'hex' ? 'cluster.ruleHex' : 'cluster.ruleSquare', { smallest })}</p>
        <p>{t('cluster.ruleFall')}</p>
        {last > 1 && (
          <p>
            {t('cluster.ruleMultipliers', {
              multipliers: multipliers.map((multiplier) => `×${multiplier}`).join(', '),
              last: `×${last}`,
            })}
          </p>
        )}
        <p>{t('cluster.ruleStrips')}</p>
      </div>
      <dl className="facts">
        <div>
          <dt>{t('play.hitFrequency')}</dt>
          <dd>{formatPercent(rules.hitFrequency, locale)}</dd>
        </div>
      </dl>
    </>
  );
}
