import type { Texts } from '../texts';
import type { vip as english } from '../en/vip';

export const vip = {
  title: 'VIPクラブ',
  lead: '対象ベット額{{amount}}ごとに1キャッシュポイント（CP）が貯まります。レベルは全{{levels}}段階で、レベル{{level}}からVIPホストがご連絡します。一度上がったレベルは下がりません。',
  tiers: 'ランク',
  tier_Bronze: 'ブロンズ',
  tier_Silver: 'シルバー',
  tier_Gold: 'ゴールド',
  tier_Platinum: 'プラチナ',
  levels: 'レベル{{from}}～{{to}}',
  range: '対象ベット額{{from}}～{{to}}',
  benefit_cashback: 'デイリーキャッシュバック',
  benefit_levelUpReward: 'レベルごとの報酬',
  benefit_weeklyCashback: 'ウィークリーキャッシュバック{{share}}',
  benefit_monthlyCashback: 'マンスリーキャッシュバック{{share}}',
  benefit_weeklyMoneyReward: '毎週{{amount}}の報酬',
  benefit_monthlyMoneyReward: '毎月{{amount}}の報酬',
  counts: 'ベットの計算方法',
  countsFull: 'スロット、クラッシュ・高速ゲーム',
  countsLive: 'ライブカジノ、テーブル、バーチャル、ゲームショー',
  countsSports: 'スポーツ（オッズ{{odds}}以上）',
  example:
    '例：スロットに{{stake}}ベットすると{{points}}\u00a0CPです。ライブテーブルでは同じベット額が{{counted}}として計算され、{{livePoints}}\u00a0CPになります。',
  tierExample: '{{tier}}は、スロットで{{slots}}、ライブテーブルなら{{live}}のベット額から始まります。',
  notCounted: '自己資金でのベットだけが対象です。ボーナス、フリースピン、無料プレイではポイントは貯まりません。',
  ladder: '全レベル',
  group: '{{tier}}（レベル{{from}}～{{to}}）',
  points: '必要CP',
  here: '現在地',
  toRewards: '報酬とキャッシュバック',
} satisfies Texts<typeof english>;
