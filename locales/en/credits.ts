/** What gave a credit in the history, and for what. */
export const credits = {
  source: {
    level_reward: 'Level-up reward',
    cashback_daily: 'Daily cashback',
    cashback_weekly: 'Weekly cashback',
    cashback_monthly: 'Monthly cashback',
    challenge_prize: 'Challenge prize',
    race_prize: 'Slot race prize',
    bonus_completed: 'Completed bonus',
    correction: 'Correction',
  },
  level: 'Level {{level}}',
  week: 'Week {{week}} of {{year}}',
  challenge: '×{{multiplier}}, {{month}}',
  place: 'Place {{place}}, “{{race}}”',
};
