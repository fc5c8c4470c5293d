import type { Texts } from '../texts';
import type { credits as english } from '../en/credits';

export const credits = {
  source: {
    level_reward: 'Level-up-Belohnung',
    cashback_daily: 'Täglicher Cashback',
    cashback_weekly: 'Wöchentlicher Cashback',
    cashback_monthly: 'Monatlicher Cashback',
    challenge_prize: 'Challenge-Preis',
    race_prize: 'Preis im Slot-Rennen',
    bonus_completed: 'Freigespielter Bonus',
    correction: 'Korrektur',
  },
  level: 'Level {{level}}',
  week: 'Woche {{week}}/{{year}}',
  challenge: '×{{multiplier}}, {{month}}',
  place: 'Platz {{place}}, „{{race}}“',
} satisfies Texts<typeof english>;
