import type { Texts } from '../texts';
import type { credits as english } from '../en/credits';

export const credits = {
  source: {
    level_reward: 'レベルアップ報酬',
    cashback_daily: 'デイリーキャッシュバック',
    cashback_weekly: 'ウィークリーキャッシュバック',
    cashback_monthly: 'マンスリーキャッシュバック',
    challenge_prize: 'チャレンジ賞金',
    race_prize: 'スロットレース賞金',
    bonus_completed: '条件達成ボーナス',
    correction: '訂正',
  },
  level: 'レベル{{level}}',
  week: '{{year}}年第{{week}}週',
  challenge: '×{{multiplier}}、{{month}}',
  place: '{{place}}位、「{{race}}」',
} satisfies Texts<typeof english>;
