import { formatMoment, formatShortMoney } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { datesInWords, headline, pathOf, wordsOf } from '~/promotions';
import { stateWord } from '~/races';
import { Badge, Panel } from '~/ui/panel';
import type { PointedAt } from './load-pointed';

/** The race and the offer that a page points at, as they stand. Moments in UTC. */
export function PointedAtCards({ race, offer, currency }: PointedAt) {
  const page = usePage();
  const { t, href, now, locale } = page;
  return (
    <>
      {race && (
        <Panel id="race" title={t('layout.slotRaces')} className="now-on">
          <p>
            <a className="link" href={href(`/slot-races/${race.id}`)}>
              {race.title}
            </a>{' '}
            <Badge kind={race.state === 'running' ? 'new' : 'neutral'}>{t(stateWord(race, now))}</Badge>
          </p>
          <dl>
            <dt>{t('races.prizeTotal')}</dt> <dd>{formatShortMoney(race.prizeTotal, race.currency, locale)}</dd>{' '}
            <dt>{t('races.starts')}</dt> <dd>{formatMoment(race.startsAt, locale)}</dd> <dt>{t('races.ends')}</dt>{' '}
            <dd>{formatMoment(race.endsAt, locale)}</dd>
          </dl>
        </Panel>
      )}
      {offer && (
        <Panel id="offer" title={t('layout.promotions')} className="now-on">
          <p>
            <a className="link" href={href(pathOf(offer))}>
              {offer.title}
            </a>
          </p>
          <b>{headline(offer, currency, wordsOf(page, currency))}</b>
          <p className="quiet">{datesInWords(offer, page)}</p>
        </Panel>
      )}
    </>
  );
}
