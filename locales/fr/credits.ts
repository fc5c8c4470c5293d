import type { Texts } from '../texts';
import type { credits as english } from '../en/credits';

export const credits = {
  source: {
    level_reward: 'Récompense de niveau',
    cashback_daily: 'Cashback quotidien',
    cashback_weekly: 'Cashback hebdomadaire',
    cashback_monthly: 'Cashback mensuel',
    challenge_prize: 'Prix du défi',
    race_prize: 'Prix de la course de slots',
    bonus_completed: 'Bonus : conditions remplies',
    correction: 'Correction',
  },
  level: 'Niveau {{level}}',
  week: 'Semaine {{week}} de {{year}}',
  challenge: '×{{multiplier}}, {{month}}',
  place: 'Place n° {{place}}, « {{race}} »',
} satisfies Texts<typeof english>;
