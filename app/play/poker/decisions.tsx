import { usePage } from '~/i18n/page';

/** One button: what is ticked is held, the rest drawn. */
export function PokerDecisions() {
  const { t } = usePage();
  return (
    <div className="poker-decide">
      <p className="quiet">{t('poker.choose')}</p>
      <button className="btn btn-prime spin" name="decision" value="draw">
        {t('poker.draw')}
      </button>
    </div>
  );
}
