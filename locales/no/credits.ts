import type { Texts } from '../texts';
import type { credits as english } from '../en/credits';

export const credits = {
  source: {
    level_reward: 'Nivåbelønning',
    cashback_daily: 'Daglig cashback',
    cashback_weekly: 'Ukentlig cashback',
    cashback_monthly: 'Månedlig cashback',
    challenge_prize: 'Utfordringspremie',
    race_prize: 'Slotrace-premie',
    bonus_completed: 'Fullført bonus',
    correction: 'Korrigering',
  },
  level: 'Nivå {{level}}',
  week: 'Uke {{week}} i {{year}}',
  challenge: '×{{multiplier}}, {{month}}',
  place: '{{place}}. plass, «{{race}}»',
} satisfies Texts<typeof english>;
