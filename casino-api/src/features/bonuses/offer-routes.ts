import type { Language } from 'contract/constants';
import * as contract from 'contract/offers';
import { contributionsOf, limitedTo, namedContributions } from './contributions';
import { licenceProfiles } from '../../kernel/licence-profile';
import type { RewardTier } from '../loyalty';
import { offerStateAt } from './offer-rules';
import { highestBonusStake } from './wagering';
import { costOf, findOffer, listOffers, ruleOf, type AnnouncedOffer } from './find-offers';
import { withinBudget } from './offer-costs';
import { done } from '../../kernel/outcome';
import { playerOf, type CallContext } from '../../kernel/http/request';
import { spoken } from './routes';
import { mount, type Mounts } from '../../kernel/http/mount';
import { bonusesPort } from './feature';

export function offerRoutes(mounts: Mounts): void {
  mount(mounts, contract.offers, async (context) => {
    const items = (await listOffers(context.env.DB, context.at)).map((offer) => shown(offer, context));
    return done({ items, contributions: contributionsFor(items, null) });
  });
  mount(mounts, contract.ownOffers, async (context) => {
    const offers = await listOffers(context.env.DB, context.at);
    const outcome = await playerOf(context, bonusesPort).ownOffers(offers.map(ruleOf));
    if (!outcome.ok) return outcome;
    const { items, tier } = outcome.data;
    return done({
      items,
      contributions: contributionsFor(
        offers.map((offer) => shown(offer, context)),
        tier,
      ),
    });
  });
  mount(mounts, contract.claimOffer, async (context) => {
    const offer = await findOffer(context.env.DB, context.params.url);
    const { env, at, language, sessions } = context;
    const rule = offer && ruleOf(offer);
    const cost = rule?.way === 'claim' ? costOf(rule, sessions.player?.playerId ?? '', at) : null;
    // The player's object decides, for an offer that isn't there too: whether a session is good is its to say.
    const given = await withinBudget(env.DB, cost, at, (isLeft) =>
      playerOf(context, bonusesPort).claimOffer(rule && (isLeft ? rule : { ...rule, until: at })),
    );
    return spoken(given, language);
  });
}

const inLanguage = (texts: Partial<Record<Language, string>>, language: Language): string =>
  texts[language] ?? texts.en ?? '';

function contributionsFor(
  offers: readonly Pick<contract.Offer, 'wageringRequirement' | 'games'>[],
  tier: RewardTier,
): contract.OfferContributions[] {
  const kinds = new Map(
    offers.map(({ wageringRequirement, games }) => [
      `${wageringRequirement} ${games.join(' ')}`,
      { wageringRequirement, games },
    ]),
  );
  return [...kinds.values()].map(({ wageringRequirement, games }) => {
    const table = limitedTo(contributionsOf(wageringRequirement, tier), games);
    return { wageringRequirement, games, contribution: table.categories, gameContribution: namedContributions(table) };
  });
}

function shown(
  {
    titles,
    summaries,
    gametitle,
    freeSpins,
    multiplier,
    segment: _,
    budget: __,
    spent: ___,
    given: ____,
    ...offer
  }: AnnouncedOffer,
  { language, settings, at }: Pick<CallContext, 'language' | 'settings' | 'at'>,
): contract.Offer {
  const { wageringCap } = licenceProfiles[settings.LICENCE_PROFILE];
  return {
    ...offer,
    title: inLanguage(titles, language),
    summary: inLanguage(summaries, language),
    freeSpins: freeSpins && { ...freeSpins, gametitle: gametitle ?? freeSpins.gameid },
    wageringRequirement: Math.min(multiplier, wageringCap ?? multiplier),
    maximumStake: highestBonusStake,
    state: offerStateAt(offer, at),
  };
}
