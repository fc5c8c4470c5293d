import type { Language } from 'contract/constants';
import * as contract from 'contract/offers';
import { licenceProfiles } from '../domain/licence-profile';
import { offerStateAt } from '../domain/offers';
import { highestBonusStake } from '../domain/wagering';
import { findOffer, listOffers, ruleOf, type AnnouncedOffer } from '../offers/find-offers';
import { done } from '../outcome';
import { playerOf, type Ask } from './ask';
import { spoken } from './bonus-routes';
import { mount, type Mounts } from './mount';

export function offerRoutes(mounts: Mounts): void {
  mount(mounts, contract.offers, async (ask) => done({ items: (await listOffers(ask.env.DB, ask.at)).map((offer) => shown(offer, ask)) }));
  mount(mounts, contract.ownOffers, async (ask) => {
    const rules = (await listOffers(ask.env.DB, ask.at)).map(ruleOf);
    const { calls, by } = playerOf(ask);
    const outcome = await calls.ownOffers(by, rules);
    return outcome.ok ? done({ items: outcome.data }) : outcome;
  });
  mount(mounts, contract.claimOffer, async (ask) => {
    const offer = await findOffer(ask.env.DB, ask.params.url);
    const { calls, by } = playerOf(ask);
    // The player's object decides, for an offer that isn't there too: whether a session is good is its to say.
    return spoken(await calls.claimOffer(by, offer && ruleOf(offer)), ask.language);
  });
}

const inLanguage = (texts: Partial<Record<Language, string>>, language: Language): string => texts[language] ?? texts.en ?? '';

function shown({ titles, summaries, gametitle, freeSpins, multiplier, ...offer }: AnnouncedOffer, { language, settings, at }: Pick<Ask, 'language' | 'settings' | 'at'>): contract.Offer {
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
