import type { Texts } from '../texts';
import type { vip as english } from '../en/vip';

export const vip = {
  title: 'VIP-Club',
  lead: 'Für je {{amount}} anrechenbaren Einsatz erhalten Sie einen Cash-Punkt (CP). Es gibt {{levels}} Level, und ab Level {{level}} meldet sich Ihre VIP-Betreuung bei Ihnen. Ein erreichtes Level bleibt Ihnen erhalten.',
  tiers: 'Stufen',
  tier_Bronze: 'Bronze',
  tier_Silver: 'Silber',
  tier_Gold: 'Gold',
  tier_Platinum: 'Platin',
  levels: 'Level {{from}}–{{to}}',
  range: '{{from}} bis {{to}} anrechenbarer Einsatz',
  benefit_cashback: 'Täglicher Cashback',
  benefit_levelUpReward: 'Belohnung für jedes Level',
  benefit_weeklyCashback: '{{share}} wöchentlicher Cashback',
  benefit_monthlyCashback: '{{share}} monatlicher Cashback',
  benefit_weeklyMoneyReward: '{{amount}} Belohnung pro Woche',
  benefit_monthlyMoneyReward: '{{amount}} Belohnung pro Monat',
  counts: 'So zählen Einsätze',
  countsFull: 'Spielautomaten, Crash- und Schnellspiele',
  countsLive: 'Live-Casino, Tisch- und virtuelle Spiele, Gameshows',
  countsSports: 'Sport, ab Quote {{odds}}',
  example:
    'Ein Beispiel: {{stake}} Einsatz an Spielautomaten sind {{points}}\u00a0CP. An einem Live-Tisch zählt derselbe Einsatz als {{counted}}, also {{livePoints}}\u00a0CP.',
  tierExample: '{{tier}} beginnt bei {{slots}} Einsatz an Spielautomaten oder {{live}} an Live-Tischen.',
  notCounted:
    'Nur Einsätze mit eigenem Geld zählen. Bonusgeld, Freispiele und kostenloses Spielen bringen keine Punkte.',
  ladder: 'Alle Level',
  group: '{{tier}}, Level {{from}}–{{to}}',
  points: 'Nötige CP',
  here: 'Hier sind Sie',
  toRewards: 'Belohnungen und Cashback',
} satisfies Texts<typeof english>;
