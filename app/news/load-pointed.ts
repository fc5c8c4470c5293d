import type { AppLoadContext } from '@remix-run/cloudflare';
import type { ContentPage } from 'contract/content';
import type { Currency } from 'contract/money';
import type { Offer } from 'contract/offers';
import type { RaceCard } from 'contract/races';

type Asking = Pick<AppLoadContext, 'api' | 'player'>;

/** What a page points at, as it stands now; null where it points at none, or at one that is away. */
export interface PointedAt {
  race: RaceCard | null;
  offer: Offer | null;
  /** The one that an offer is told in. */
  currency: Currency;
  /** Something may be missing, since what it is looked for in is away. */
  incomplete: boolean;
}

/** The race of an id or a series. The list has those that run first, then those to come, the next first, then those that are over, the last first. */
const raceOf = (pointed: string | null, races: readonly RaceCard[]): RaceCard | null =>
  pointed === null
    ? null
    : (races.find(({ id }) => id === pointed) ?? races.find(({ series }) => series === pointed) ?? null);

/**
 * Asks for the race and the offer of a page. Without them the page opens all the same. Both are left out for whom nothing may be offered (DOMAIN §14).
 * @param page what it is asked for, before the answer is there: the lists are asked for at the same time
 */
export async function loadPointedAt(
  context: Asking,
  page: Promise<Pick<ContentPage, 'raceId' | 'offerUrl'>>,
): Promise<PointedAt> {
  let incomplete = false;
  const unlessAway = async <Item>(asked: Promise<readonly Item[]>): Promise<readonly Item[]> => {
    try {
      return await asked;
    } catch {
      incomplete = true;
      return [];
    }
  };
  const [{ raceId, offerUrl }, races, offers, found] = await Promise.all([
    page,
    unlessAway(context.api.races.list().then(({ items }) => items)),
    unlessAway(context.api.offers.list()),
    context.player(),
  ]);
  const mayBeOffered = found?.mayBeOffered !== false;
  return {
    race: (mayBeOffered && raceOf(raceId, races)) || null,
    offer: (mayBeOffered && offers.find(({ url, state }) => url === offerUrl && state !== 'ended')) || null,
    currency: found?.balance.currency ?? 'EUR',
    incomplete,
  };
}
