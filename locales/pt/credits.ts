import type { Texts } from '../texts';
import type { credits as english } from '../en/credits';

export const credits = {
  source: {
    level_reward: 'Recompensa de nível',
    cashback_daily: 'Cashback diário',
    cashback_weekly: 'Cashback semanal',
    cashback_monthly: 'Cashback mensal',
    challenge_prize: 'Prêmio do desafio',
    race_prize: 'Prêmio da corrida de slots',
    bonus_completed: 'Bônus concluído',
    correction: 'Correção',
  },
  level: 'Nível {{level}}',
  week: 'Semana {{week}} de {{year}}',
  challenge: '×{{multiplier}}, {{month}}',
  place: '{{place}}º lugar, “{{race}}”',
} satisfies Texts<typeof english>;
