import { z } from 'zod';
import { Bonus, contributions } from './bonuses';
import { call } from './call';
import { days } from './constants';
import { ContentUrl } from './content';
import { GameId } from './game-id';
import { MinorUnits } from './money';

/** Which screen shows it: `/deposit-bonus/{url}` or `/free-spin/{url}` (SPEC §2). */
export const offerKinds = ['deposit-bonus', 'free-spin'] as const;
export const offerStates = ['coming', 'running', 'ended'] as const;
/** How it is taken: chosen with a deposit, claimed on its page, or by a promotion code. */
export const offerWays = ['deposit', 'claim', 'code'] as const;
/** How often: with the first deposit alone; once an ISO week, after the first deposit; once. */
export const offerLimits = ['first_deposit', 'weekly', 'once'] as const;
/** How long an offer that ended stays in the list. */
export const endedOffersShownFor = 90 * days;

/** What an operator offers (DOMAIN §3): data with a validity. Money in euro minor units; a player gets the fixed equivalent. Times are epoch ms. */
export const Offer = z.object({
  /** Its id too: what a deposit names in `bonus`. */
  url: ContentUrl,
  kind: z.enum(offerKinds),
  /** In the language of `x-language`; so is the summary. */
  title: z.string(),
  summary: z.string(),
  /** A file of the edge, `/pictures/<name>.svg`, or an operator's picture, `/media/<hash>.webp`. */
  image: z.string().nullable(),
  way: z.enum(offerWays),
  limit: z.enum(offerLimits),
  /** The code to type, where the way is `code`. */
  code: z.string().nullable(),
  /** What a deposit brings: so many percent of it, at most `most`, from `minimum` on. */
  deposit: z.object({ percent: z.number().int(), most: MinorUnits, minimum: MinorUnits }).nullable(),
  /** A fixed amount; 0 for none. */
  amount: MinorUnits,
  /** `value`: the stake that each is played at. */
  freeSpins: z.object({ gameid: GameId, gametitle: z.string(), count: z.number().int(), value: MinorUnits }).nullable(),
  /** The multiplier, as the licence allows it: points needed are the bonus's amount times this. */
  wageringRequirement: z.number().int(),
  /** The games that alone count toward it, by id; empty: all do, as `contributions` say. */
  games: z.array(GameId),
  /** While the bonus is active. */
  maximumStake: MinorUnits,
  /** From the start of the bonus, ms (DOMAIN §3); null: for good. */
  validFor: z.number().int().nullable(),
  from: z.number().int().nullable(),
  until: z.number().int().nullable(),
  state: z.enum(offerStates),
});
export type Offer = z.infer<typeof Offer>;

/** What games count toward bonuses of a wagering requirement. */
export const OfferContributions = z.object({
  wageringRequirement: z.number().int(),
  /** As the offers of these games alone have it; empty: those of all games. */
  games: z.array(GameId),
  ...contributions,
});
export type OfferContributions = z.infer<typeof OfferContributions>;

/** A minute at most: an offer whose time is over says so soon. */
const shared = { fresh: 60, stale: 24 * 3600 } as const;

export const offers = call({
  method: 'GET',
  path: '/offers',
  summary:
    'Offers with their terms: running ones first, then those to come, then those that ended in the last 90 days.',
  session: 'none',
  data: z.object({
    items: z.array(Offer),
    /** For players below the tiers, one for each wagering requirement and choice of games among the items: who holds a tier gets back more of a stake, so it counts less. */
    contributions: z.array(OfferContributions),
  }),
  shared,
  extension: true,
});

export const OwnOffer = z.object({
  url: ContentUrl,
  /** Whether the player could take it now: by its window, its limit, and whether anything is offered to him at all (DOMAIN §14). */
  open: z.boolean(),
  /** When it was given, for a weekly one in this week; null: not yet. */
  takenAt: z.number().int().nullable(),
  bonusId: z.string().nullable(),
});
export type OwnOffer = z.infer<typeof OwnOffer>;

export const ownOffers = call({
  method: 'GET',
  path: '/offers/mine',
  summary: 'Which offers the player can take now, and which were taken.',
  session: 'player',
  data: z.object({
    items: z.array(OwnOffer),
    /** By the player's tier. */
    contributions: z.array(OfferContributions),
  }),
  extension: true,
});

export const claimOffer = call({
  method: 'POST',
  path: '/offers/:url/claim',
  summary: 'Takes an offer that is claimed on its page, once by its limit. The bonus waits in the queue.',
  session: 'player',
  params: z.object({ url: ContentUrl }),
  data: Bonus,
  refusals: ['not_found', 'offer_not_open', 'offer_taken', 'account_frozen', 'offers_withheld'],
  extension: true,
});
