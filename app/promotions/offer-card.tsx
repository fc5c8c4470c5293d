import type { Currency } from 'contract/money';
import type { Offer } from 'contract/offers';
import { formatShortMoney } from '~/i18n/format';
import type { MessageKey } from '~/i18n/messages';
import { usePage, type Page } from '~/i18n/page';
import { drawnOnce } from '~/ui/drawn-once';
import { Notice } from '~/ui/notice';
import { Badge } from '~/ui/panel';
import { pathOf, type OffersData, type ShownOffer } from './load-promotions';
import { headline, datesInWords, type Words } from './terms';

export const wordsOf = ({ t, number, locale }: Page, currency: Currency): Words => ({
  t,
  number,
  locale,
  short: (amount) => formatShortMoney(amount, currency, locale),
});

interface CardFacts {
  currency: Currency;
  level: 2 | 3;
  taken: boolean;
}

const drawCard = drawnOnce<Offer, CardFacts>(function Card({ shown: offer, currency, level, taken }) {
  const page = usePage();
  const words = wordsOf(page, currency);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <>
      {offer.image && <img src={offer.image} alt="" width="320" height="180" loading="lazy" />}
      <div>
        <Heading>
          <a href={page.href(pathOf(offer))}>{offer.title}</a>
        </Heading>
        <p className="promo-gives">{headline(offer, currency, words)}</p>
        <p className="quiet">
          {offer.freeSpins ? `${offer.freeSpins.gametitle} · ` : ''}
          {datesInWords(offer, words)}
        </p>
        {taken && (
          <p>
            <Badge kind="success">{page.t('promotions.badgeTaken')}</Badge>
          </p>
        )}
      </div>
    </>
  );
});

/** Offers as cards: picture, what it is, what it gives, until when. */
export function OfferCards({
  offers,
  currency,
  level = 3,
}: {
  offers: readonly ShownOffer[];
  currency: Currency;
  level?: 2 | 3;
}) {
  const page = usePage();
  return (
    <ul className="promos">
      {offers.map(({ offer, standing }) => {
        const card = drawCard(page, offer, { currency, level, taken: standing.kind === 'taken' });
        return <li className="promo" key={offer.url} dangerouslySetInnerHTML={{ __html: card }} />;
      })}
    </ul>
  );
}

/** The same under a heading; nothing where there are none. */
export function OfferSection({
  id,
  title,
  offers,
  currency,
}: { id: string; title: MessageKey } & Pick<OffersData, 'offers' | 'currency'>) {
  const { t } = usePage();
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t(title)}</h2>
      <OfferCards offers={offers} currency={currency} />
    </section>
  );
}

/** Said to whom nothing may be offered (DOMAIN §14). */
export function Withheld() {
  const { t, href } = usePage();
  return (
    <Notice kind="info">
      {t('promotions.saysWithheld')}{' '}
      <a className="link alone justify-self-start" href={href('/responsible-gambling')}>
        {t('layout.stayInControl')}
      </a>
    </Notice>
  );
}
