import type { SlipLeg } from 'contract/sports/bets';
import { usePage, type Page } from '~/i18n/page';
import { Icon } from '~/ui/icon';
import { formatOdds, type OddsFormat } from './odds';
import { eventPath } from './match-list';
import { keyOf } from './slip-legs';

export const slipSummary = (count: number, { t, number }: Pick<Page, 't' | 'number'>): string =>
  count === 0 ? t('sports.slip') : t('sports.slipCount', { count, shown: number(count) });

/** What was selected, each with the way back to its match and a button that takes it off. */
export function SlipLegs({ legs, format }: { legs: readonly SlipLeg[]; format: OddsFormat }) {
  const { href, path, search } = usePage();
  return (
    <form method="post" action={href('/sports/slip/change')}>
      <input type="hidden" name="back" value={path + search} />
      <ul className="slip-legs">
        {legs.map((leg) => (
          <li key={keyOf(leg)}>
            <LegWords leg={leg} />
            <LegOdds leg={leg} format={format} />
            <RemoveButton leg={leg} />
          </li>
        ))}
      </ul>
    </form>
  );
}

/** A selection in words: what, of which market, in which match. */
export function LegWords({
  leg: { matchId, selectionName, marketName, home, away },
}: {
  leg: Pick<SlipLeg, 'matchId' | 'selectionName' | 'marketName' | 'home' | 'away'>;
}) {
  const { t, href } = usePage();
  return (
    <p className="leg-words">
      <b>{selectionName}</b> <span>{marketName}</span>{' '}
      <a href={href(eventPath(matchId))}>{t('sports.against', { home, away })}</a>
    </p>
  );
}

export function LegOdds({ leg: { odds, why }, format }: { leg: Pick<SlipLeg, 'odds' | 'why'>; format: OddsFormat }) {
  const { t, locale } = usePage();
  if (odds === null)
    return <span className="quiet">{t(why === 'market_suspended' ? 'sports.suspended' : 'sports.notOffered')}</span>;
  return <b className="num">{formatOdds(odds, format, locale)}</b>;
}

export function RemoveButton({ leg, form }: { leg: SlipLeg; form?: string }) {
  const { t } = usePage();
  return (
    <button
      className="leg-remove"
      name="remove"
      value={keyOf(leg)}
      form={form}
      aria-label={t('sports.removeOne', { selection: leg.selectionName })}
    >
      <Icon name="close" />
    </button>
  );
}
