import { describe, expect, it } from 'vitest';
import { languages } from 'contract/constants';
import { engineOf, games } from '../../games/registry';
import { seedPromotions } from './seed-codes';
import { offerKey, offerStateAt } from './offer-rules';
import { sampleOffers } from './sample-offers';

const at = Date.UTC(2026, 10, 24, 12);
const offers = sampleOffers(at);

describe('the sample offers', () => {
  it('are of both kinds, running, coming and ended ones, each with a key of its own', () => {
    for (const kind of ['deposit-bonus', 'free-spin'] as const) {
      expect(new Set(offers.filter((offer) => offer.kind === kind).map((offer) => offerStateAt(offer, at)))).toEqual(
        new Set(['running', 'coming', 'ended']),
      );
    }
    expect(new Set(offers.map((offer) => offerKey(offer, at))).size).toBe(offers.length);
  });

  it('are told in seven languages', () => {
    for (const { titles, summaries } of offers)
      expect(languages.flatMap((language) => [titles[language], summaries[language]]).filter(Boolean)).toHaveLength(14);
  });

  it('name codes that there are, and slots that can be played at the stake that is given', () => {
    for (const { code } of offers) if (code) expect(seedPromotions.map((promotion) => promotion.code)).toContain(code);
    for (const { freeSpins } of offers) {
      if (!freeSpins) continue;
      expect(games.find(({ id }) => id === freeSpins.gameid)?.category).toBe('slots');
      expect(engineOf(freeSpins.gameid)!.stakes('EUR')).toContain(freeSpins.value);
    }
  });
});
