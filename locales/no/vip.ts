import type { Texts } from '../texts';
import type { vip as english } from '../en/vip';

export const vip = {
  title: 'VIP-klubb',
  lead: 'For hver {{amount}} i tellende innsats får du ett cash-poeng (CP). Det er {{levels}} nivåer, og fra nivå {{level}} tar en VIP-vert kontakt med deg. Et nivå du har nådd, beholder du.',
  tiers: 'Trinn',
  tier_Bronze: 'Bronse',
  tier_Silver: 'Sølv',
  tier_Gold: 'Gull',
  tier_Platinum: 'Platina',
  levels: 'Nivå {{from}}–{{to}}',
  range: '{{from}} til {{to}} i tellende innsats',
  benefit_cashback: 'Daglig cashback',
  benefit_levelUpReward: 'Belønning for hvert nivå',
  benefit_weeklyCashback: '{{share}} ukentlig cashback',
  benefit_monthlyCashback: '{{share}} månedlig cashback',
  benefit_weeklyMoneyReward: '{{amount}} i belønning hver uke',
  benefit_monthlyMoneyReward: '{{amount}} i belønning hver måned',
  counts: 'Slik teller innsatser',
  countsFull: 'Spilleautomater, crash- og hurtigspill',
  countsLive: 'Live-casino, bord- og virtuelle spill, gameshow',
  countsSports: 'Sport, ved odds på {{odds}} eller høyere',
  example:
    'Et eksempel: {{stake}} i innsats på spilleautomater gir {{points}}\u00a0CP. Ved et livebord teller samme innsats som {{counted}}, altså {{livePoints}}\u00a0CP.',
  tierExample: '{{tier}} begynner ved {{slots}} i innsats på spilleautomater, eller {{live}} ved livebord.',
  notCounted: 'Bare innsatser med egne penger teller. Bonuspenger, gratisspinn og spill for moro gir ingen poeng.',
  ladder: 'Alle nivåer',
  group: '{{tier}}, nivå {{from}}–{{to}}',
  points: 'Nødvendige CP',
  here: 'Du er her',
  toRewards: 'Belønninger og cashback',
} satisfies Texts<typeof english>;
