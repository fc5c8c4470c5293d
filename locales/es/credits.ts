import type { Texts } from '../texts';
import type { credits as english } from '../en/credits';

export const credits = {
  source: {
    level_reward: 'Recompensa por nivel',
    cashback_daily: 'Cashback diario',
    cashback_weekly: 'Cashback semanal',
    cashback_monthly: 'Cashback mensual',
    challenge_prize: 'Premio del desafío',
    race_prize: 'Premio de la carrera de slots',
    bonus_completed: 'Bono completado',
    correction: 'Corrección',
  },
  level: 'Nivel {{level}}',
  week: 'Semana {{week}} de {{year}}',
  challenge: '×{{multiplier}}, {{month}}',
  place: 'Puesto {{place}}, «{{race}}»',
} satisfies Texts<typeof english>;
