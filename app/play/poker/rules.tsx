import { usePage } from '~/i18n/page';
import type { RulesProps } from '../family';

/** How a round goes, and what is wild. */
export function PokerRulesText({ game: { rules }, stake, currency }: RulesProps) {
  const { t, money } = usePage();
  if (rules?.kind !== 'poker') return null;
  return (
    <>
      <div className="prose">
        <p>{t('poker.ruleDeal')}</p>
        <p>{t(rules.variant === 'deuces-wild' ? 'poker.ruleDeuces' : 'poker.ruleJacks')}</p>
        <p>{t('poker.ruleReturn')}</p>
      </div>
      <h3>{t('play.payoutsAt', { stake: money(stake, currency) })}</h3>
      <dl className="facts">
        {rules.pays.map(({ hand, multiple }) => (
          <div key={hand}>
            <dt>{t(`poker.${hand}`)}</dt>
            <dd className="num">{money(stake * multiple, currency)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
