import type { Currency } from 'contract/money';
import type { Offer } from 'contract/offers';
import { usePage } from '~/i18n/page';
import { RailHead } from '~/lobby/rail';
import { Icon } from '~/ui/icon';
import { pathOf } from './load-promotions';
import { wordsOf } from './offer-card';
import { headline, datesInWords } from './terms';

/** Some offers that run, in words alone: home has no room for their pictures in its first answer. */
export function PromotionRail({ offers, currency }: { offers: readonly Offer[]; currency: Currency }) {
  const page = usePage();
  const words = wordsOf(page, currency);
  return (
    <section aria-labelledby="promotions">
      <RailHead id="promotions" title={page.t('layout.promotions')} all="/promotions" />
      <ul className="vows">
        {offers.map((offer) => (
          <li key={offer.url}>
            <Icon name="gift" />
            <h3>
              <a href={page.href(pathOf(offer))}>{offer.title}</a>
            </h3>
            <p>
              {headline(offer, currency, words)}
              {offer.until !== null && ` · ${datesInWords(offer, words)}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
