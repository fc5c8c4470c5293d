import { formatPercent } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import type { RulesProps } from '../family';
import { LineRules } from '../slot/rules';
import { SymbolImage, useSymbolName } from '../slot/symbol';

/** The lines, the feature, and how often it comes. */
export function HoldRulesText({ game: { id, rules }, currency, stake }: RulesProps) {
  const { t, money, number, locale } = usePage();
  const name = useSymbolName(id);
  if (rules?.kind !== 'hold') return null;
  const { base, hold } = rules;
  const coin = base.symbols.find(({ role }) => role === 'scatter')?.symbol ?? '';
  const weights = hold.values.reduce((sum, { weight }) => sum + weight, 0);
  const own = { coin: name(coin), trigger: hold.trigger, respins: hold.respins, places: base.reels * base.rows };
  return (
    <LineRules
      gameid={id}
      rules={base}
      currency={currency}
      stake={stake}
      facts={
        <>
          <div>
            <dt>{t('hold.featureFrequency')}</dt>
            <dd>{t('hold.oneIn', { spins: number(hold.featureOneIn) })}</dd>
          </div>
          <div>
            <dt>{t('hold.fullFrequency')}</dt>
            <dd>{t('hold.oneIn', { spins: number(hold.fullOneIn) })}</dd>
          </div>
        </>
      }
    >
      <h3>{t('hold.feature')}</h3>
      <p className="hold-coin">
        <SymbolImage gameid={id} symbol={coin} size={44} />
        <span>{t('hold.ruleBegin', own)}</span>
      </p>
      <p>{t('hold.ruleRespins', { ...own, oneIn: number(hold.landsOneIn) })}</p>
      <p>{t('hold.rulePays', { ...own, amount: money(hold.fullWindow * stake, currency) })}</p>
      <p>{t('hold.values', own)}</p>
      <dl className="facts">
        {hold.values.map(({ multiple, weight }) => (
          <div key={multiple}>
            <dt>{money(multiple * stake, currency)}</dt>
            <dd>{formatPercent(Math.round((weight * 10_000) / weights), locale)}</dd>
          </div>
        ))}
      </dl>
    </LineRules>
  );
}
