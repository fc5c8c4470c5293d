import { redirect, type AppLoadContext } from '@remix-run/cloudflare';
import { ContentUrl } from 'contract/content';
import type { Currency } from 'contract/money';
import type { Offer, OfferContributions } from 'contract/offers';
import type { RaceCard } from 'contract/races';
import { standingOf, type Standing } from './standing';

/** Offers change by the minute at most; the page says so as soon as it is made anew. */
export const keptPromotions = { fresh: 60, stale: 600 } as const;

export interface ShownOffer {
  offer: Offer;
  standing: Standing;
}

/** Everything that is offered, as it stands for the reader. Nothing is shown to whom nothing may be offered (DOMAIN §14). */
export async function loadOffers({
  api,
  session,
  player,
}: Pick<AppLoadContext, 'api' | 'session' | 'player'>): Promise<{
  offers: ShownOffer[];
  contributions: OfferContributions[];
  currency: Currency;
  isPlayer: boolean;
  withheld: boolean;
}> {
  const [{ items, contributions }, found, own] = await Promise.all([
    api.offers.withTerms(),
    player(),
    session.playerId ? api.offers.mine() : null,
  ]);
  const isPlayer = found !== null;
  return {
    offers: items.map((offer) => ({
      offer,
      standing: standingOf(offer, found, (isPlayer && own?.items.find(({ url }) => url === offer.url)) || null),
    })),
    contributions: (isPlayer && own?.contributions) || contributions,
    currency: found?.balance.currency ?? 'EUR',
    isPlayer,
    withheld: found !== null && !found.mayBeOffered,
  };
}
export type OffersData = Awaited<ReturnType<typeof loadOffers>>;

/** The hub: offers, and the races that run or are about to. Races are an extra here: without them (null) the hub opens all the same. */
export async function loadHub(context: AppLoadContext): Promise<OffersData & { races: RaceCard[] | null }> {
  const [offers, races] = await Promise.all([
    loadOffers(context),
    context.api.races.list().then(
      ({ items }) => items.filter(({ state }) => state !== 'settled').slice(0, 4),
      () => null,
    ),
  ]);
  return { ...offers, races };
}
export type HubData = Awaited<ReturnType<typeof loadHub>>;

/** What stands at an address of offers: an offer, or where there is none, what is written about offers of its kind. @throws a 404 or 410 response */
export async function loadOffer(context: AppLoadContext, kind: Offer['kind'], url: string) {
  const { offers, contributions, ...rest } = await loadOffers(context);
  const shown = offers.find(({ offer }) => offer.url === url && offer.kind === kind);
  if (!shown) return loadExplainer(context, kind, url);
  const counts =
    contributions.find(({ wageringRequirement }) => wageringRequirement === shown.offer.wageringRequirement) ?? null;
  return { ...rest, ...shown, counts, title: shown.offer.title, description: shown.offer.summary };
}
type AtAddress = Awaited<ReturnType<typeof loadOffer>>;
export type ExplainerData = Awaited<ReturnType<typeof loadExplainer>>;
export type OfferData = Exclude<AtAddress, ExplainerData>;

/** A page of text beside the offers. @throws a 404 or 410 response */
async function loadExplainer({ api }: Pick<AppLoadContext, 'api'>, kind: Offer['kind'], url: string) {
  if (!ContentUrl.safeParse(url).success) throw new Response(null, { status: 404 });
  const article = await api.content.page(kind, url);
  return { article, title: article.title, description: article.summary };
}

/** The screen of an offer, without locale prefix. */
export const pathOf = ({ kind, url }: Pick<Offer, 'kind' | 'url'>): string => `/${kind}/${url}`;

/** Claims the free spins of a page. However often the form comes, they are given once; what is refused is said on the page it leads back to. */
export async function postClaim(context: AppLoadContext, url: string) {
  await context.requirePlayer();
  const answer = await context.api.offers.claim(url);
  if (answer.ok) {
    context.session.flash({ kind: 'success', key: 'promotions.claimed', values: { name: answer.data.name } });
    return redirect('/profile/bonuses', 303);
  }
  if (answer.code === 'not_found') throw new Response(null, { status: 404 });
  context.session.flash({ kind: 'warning', text: answer.message });
  return redirect(pathOf({ kind: 'free-spin', url }), 303);
}
