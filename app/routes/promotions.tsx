import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { RaceCard } from 'contract/races';
import { codeForm } from '~/bonuses/forms';
import { respond } from '~/edge/respond';
import { useFormView } from '~/forms/use-form-view';
import { formatMoment } from '~/i18n/format';
import type { MessageKey } from '~/i18n/messages';
import { usePage } from '~/i18n/page';
import type { RouteHandle } from '~/layout/route-handle';
import { HowTheyWork } from '~/promotions/explainer-page';
import { loadOffers, type ShownOffer } from '~/promotions/load-promotions';
import { OfferSection, wordsOf, Withheld } from '~/promotions/offer-card';
import stylesheet from '~/promotions/promotions.css?url';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { FormStack } from '~/ui/form-stack';
import { Panel } from '~/ui/panel';

export const handle: RouteHandle = {
  title: 'layout.promotions',
  found: true,
  description: 'found.promotions',
  kept: { fresh: 60, stale: 600 },
};

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

/** Offers, and the races that run or are about to. Races are an extra here: without them (null) the hub opens all the same. */
export async function loader({ context }: LoaderFunctionArgs) {
  const [offers, races] = await Promise.all([
    loadOffers(context),
    context.api.races.list().then(
      ({ items }) => items.filter(({ state }) => state !== 'settled').slice(0, 4),
      () => null,
    ),
  ]);
  return respond({ ...offers, races }, { incomplete: races === null });
}

/** What can be got now: offers by kind, for a player those that are open first; a code; races, and what goes on by itself. */
export default function Promotions() {
  const { offers, currency, isPlayer, withheld, races } = useLoaderData<typeof loader>();
  const { t } = usePage();
  const ofState = (state: ShownOffer['offer']['state'], from: readonly ShownOffer[] = offers) =>
    from.filter(({ offer }) => offer.state === state);
  const open = offers.filter(({ standing }) => standing.kind === 'open');
  const running = ofState('running').filter((shown) => !open.includes(shown));
  const ofKind = (kind: ShownOffer['offer']['kind']) => running.filter(({ offer }) => offer.kind === kind);
  return (
    <div className="promotions">
      <header className="page-head">
        <h1>{t('layout.promotions')}</h1>
        <p className="lead">{t('promotions.lead')}</p>
      </header>
      {withheld && <Withheld />}
      {!withheld && (
        <>
          <OfferSection id="open" title="promotions.openToYou" offers={open} currency={currency} />
          {isPlayer && <Code />}
          {isPlayer ? (
            <OfferSection id="others" title="promotions.notForYou" offers={running} currency={currency} />
          ) : (
            <>
              <OfferSection
                id="deposit-bonuses"
                title="promotions.depositBonuses"
                offers={ofKind('deposit-bonus')}
                currency={currency}
              />
              <OfferSection
                id="free-spins"
                title="promotions.freeSpins"
                offers={ofKind('free-spin')}
                currency={currency}
              />
            </>
          )}
          {races && races.length > 0 && <Races races={races} />}
          <More />
          <OfferSection id="coming" title="promotions.coming" offers={ofState('coming')} currency={currency} />
        </>
      )}
      <OfferSection id="ended" title="promotions.ended" offers={ofState('ended')} currency={currency} />
      <div>
        <HowTheyWork kind="deposit-bonus" />
        <HowTheyWork kind="free-spin" />
      </div>
    </div>
  );
}

function Code() {
  const { t, href } = usePage();
  const form = useFormView(codeForm, {});
  return (
    <Panel id="code" title={t('bonuses.code')}>
      <p className="quiet">{t('promotions.codeText')}</p>
      <FormStack {...form.props} action={href('/profile/bonuses')}>
        <Field
          {...form.text('code')}
          label={t('bonuses.yourCode')}
          hint={t('bonuses.codeHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
        />
        <Button variant="plain">{t('bonuses.redeem')}</Button>
      </FormStack>
    </Panel>
  );
}

function Races({ races }: { races: readonly RaceCard[] }) {
  const page = usePage();
  const { t, href, locale, stands } = page;
  const { short } = wordsOf(page, 'EUR');
  return (
    <section aria-labelledby="races">
      <h2 id="races">{t('promotions.races')}</h2>
      <ul className="promos">
        {races.map(({ id, title, image, prizeTotal, startsAt, endsAt, state }) => (
          <li className="promo" key={id}>
            {image && <img src={image} alt="" width="320" height="180" loading="lazy" />}
            <div>
              <h3>{stands(`/slot-races/${id}`) ? <a href={href(`/slot-races/${id}`)}>{title}</a> : title}</h3>
              <p className="promo-gives">{t('promotions.prizes', { amount: short(prizeTotal) })}</p>
              <p className="quiet">
                {state === 'coming'
                  ? t('promotions.from', { date: formatMoment(startsAt, locale) })
                  : t('promotions.until', { date: formatMoment(endsAt, locale) })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const ways = [
  { path: '/challenges', title: 'promotions.challenges', text: 'promotions.challengesText' },
  { path: '/rewards', title: 'rewards.cashback', text: 'promotions.cashbackText' },
  { path: '/network-promotions', title: 'layout.networkPromotions', text: 'promotions.networkText' },
] as const satisfies { path: string; title: MessageKey; text: MessageKey }[];

/** What goes on by itself, as far as its screens stand. */
function More() {
  const { t, href, stands } = usePage();
  const standing = ways.filter(({ path }) => stands(path));
  if (standing.length === 0) return null;
  return (
    <section aria-labelledby="more">
      <h2 id="more">{t('promotions.more')}</h2>
      <ul className="promos">
        {standing.map(({ path, title, text }) => (
          <li className="promo" key={path}>
            <div>
              <h3>
                <a href={href(path)}>{t(title)}</a>
              </h3>
              <p className="quiet">{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
