import type { AppLoadContext } from '@remix-run/cloudflare';
import { ContentUrl } from 'contract/content';
import type { Currency } from 'contract/money';
import type { Offer, OfferContributions, OwnOffer } from 'contract/offers';
import type { Player } from 'contract/player';

/** How an offer stands for who looks at it. */
type Standing =
  | {
      kind:
        'coming' | 'ended' | 'visitor' | 'withheld' | 'open' | 'first_deposit_over' | 'after_first_deposit' | 'closed';
    }
  | { kind: 'taken'; at: number };

/** @param player null for a visitor @param own null for a visitor */
function standingOf(
  { state, limit }: Pick<Offer, 'state' | 'limit'>,
  player: Pick<Player, 'mayBeOffered'> | null,
  own: OwnOffer | null,
): Standing {
  if (own && own.takenAt !== null) return { kind: 'taken', at: own.takenAt };
  if (state !== 'running') return { kind: state };
  if (!player || !own) return { kind: 'visitor' };
  if (!player.mayBeOffered) return { kind: 'withheld' };
  if (own.open) return { kind: 'open' };
  if (limit === 'first_deposit') return { kind: 'first_deposit_over' };
  return { kind: limit === 'weekly' ? 'after_first_deposit' : 'closed' };
}

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

/** What stands at an address of offers: an offer, or where there is none, what is written about offers of its kind. @throws a 404 or 410 response */
export async function loadOffer(context: AppLoadContext, kind: Offer['kind'], url: string) {
  const { offers, contributions, ...rest } = await loadOffers(context);
  const shown = offers.find(({ offer }) => offer.url === url && offer.kind === kind);
  if (!shown) return loadExplainer(context, kind, url);
  const { wageringRequirement, games } = shown.offer;
  const counts =
    contributions.find(
      (each) => each.wageringRequirement === wageringRequirement && String(each.games) === String(games),
    ) ?? null;
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
