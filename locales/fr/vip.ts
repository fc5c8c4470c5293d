import type { Texts } from '../texts';
import type { vip as english } from '../en/vip';

export const vip = {
  title: 'Club VIP',
  lead: 'Chaque tranche de {{amount}} de mises prises en compte vaut un point cash (CP). Il y a {{levels}} niveaux et, dès le niveau {{level}}, un hôte VIP prend contact avec vous. Un niveau atteint reste acquis.',
  tiers: 'Rangs',
  tier_Bronze: 'Bronze',
  tier_Silver: 'Argent',
  tier_Gold: 'Or',
  tier_Platinum: 'Platine',
  levels: 'Niveaux {{from}}–{{to}}',
  range: 'De {{from}} à {{to}} de mises prises en compte',
  benefit_cashback: 'Cashback quotidien',
  benefit_levelUpReward: 'Récompense à chaque niveau',
  benefit_weeklyCashback: '{{share}} de cashback hebdomadaire',
  benefit_monthlyCashback: '{{share}} de cashback mensuel',
  benefit_weeklyMoneyReward: 'Récompense de {{amount}} par semaine',
  benefit_monthlyMoneyReward: 'Récompense de {{amount}} par mois',
  counts: 'Comment comptent les mises',
  countsFull: 'Machines à sous, crash et jeux rapides',
  countsLive: 'Casino en direct, jeux de table et virtuels, jeux télévisés',
  countsSports: 'Sport, à partir d’une cote de {{odds}}',
  example:
    'Un exemple\u00a0: {{stake}} misés sur les machines à sous valent {{points}}\u00a0CP. À une table en direct, la même mise compte pour {{counted}}, soit {{livePoints}}\u00a0CP.',
  tierExample: 'Le rang {{tier}} commence à {{slots}} misés sur les machines à sous, ou {{live}} aux tables en direct.',
  notCounted:
    'Seules comptent les mises faites avec votre argent. L’argent de bonus, les tours gratuits et le jeu pour le plaisir ne rapportent pas de points.',
  ladder: 'Tous les niveaux',
  group: '{{tier}}, niveaux {{from}}–{{to}}',
  points: 'CP requis',
  here: 'Vous êtes ici',
  toRewards: 'Récompenses et cashback',
} satisfies Texts<typeof english>;
