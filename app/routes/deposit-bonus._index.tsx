import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { usePage } from '~/i18n/page';
import type { RouteHandle } from '~/layout/route-handle';
import { HowTheyWork } from '~/promotions/explainer-page';
import { loadOffers, type ShownOffer } from '~/promotions/load-promotions';
import { OfferCards, OfferSection, Withheld } from '~/promotions/offer-card';
import stylesheet from '~/promotions/promotions.css?url';
import { Button } from '~/ui/button';

export const handle: RouteHandle = {
  title: 'promotions.depositBonuses',
  found: true,
  description: 'found.depositBonus',
  kept: { fresh: 60, stale: 600 },
};

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const loader = ({ context }: LoaderFunctionArgs) => loadOffers(context);

/** The deposit bonuses alone: what runs, what comes, what is over. */
export default function DepositBonuses() {
  const { offers, currency, withheld } = useLoaderData<typeof loader>();
  const { t, href } = usePage();
  const bonuses = offers.filter(({ offer }) => offer.kind === 'deposit-bonus');
  const ofState = (state: ShownOffer['offer']['state']) => bonuses.filter(({ offer }) => offer.state === state);
  return (
    <div className="promotions">
      <header className="page-head">
        <h1>{t('promotions.depositBonuses')}</h1>
        <p className="lead">{t('promotions.depositBonusesLead')}</p>
        <HowTheyWork kind="deposit-bonus" />
      </header>
      {withheld ? (
        <Withheld />
      ) : (
        <>
          <OfferCards offers={ofState('running')} currency={currency} level={2} />
          <OfferSection id="coming" title="promotions.coming" offers={ofState('coming')} currency={currency} />
        </>
      )}
      <OfferSection id="ended" title="promotions.ended" offers={ofState('ended')} currency={currency} />
      <p>
        <Button href={href('/promotions')} variant="quiet">
          {t('promotions.allPromotions')}
        </Button>
      </p>
    </div>
  );
}
