import type { Texts } from '../texts';
import type { vip as english } from '../en/vip';

export const vip = {
  title: 'Clube VIP',
  lead: 'Cada {{amount}} em apostas válidas vale um ponto cash (CP). São {{levels}} níveis e, a partir do nível {{level}}, um anfitrião VIP entra em contato com você. Um nível alcançado continua seu.',
  tiers: 'Categorias',
  tier_Bronze: 'Bronze',
  tier_Silver: 'Prata',
  tier_Gold: 'Ouro',
  tier_Platinum: 'Platina',
  levels: 'Níveis {{from}}–{{to}}',
  range: 'De {{from}} a {{to}} em apostas válidas',
  benefit_cashback: 'Cashback diário',
  benefit_levelUpReward: 'Recompensa a cada nível',
  benefit_weeklyCashback: '{{share}} de cashback semanal',
  benefit_monthlyCashback: '{{share}} de cashback mensal',
  benefit_weeklyMoneyReward: 'Recompensa de {{amount}} por semana',
  benefit_monthlyMoneyReward: 'Recompensa de {{amount}} por mês',
  counts: 'Como as apostas contam',
  countsFull: 'Caça-níqueis, crash e jogos rápidos',
  countsLive: 'Cassino ao vivo, jogos de mesa e virtuais, game shows',
  countsSports: 'Esportes, com cotas de {{odds}} ou mais',
  example:
    'Um exemplo: {{stake}} apostados em caça-níqueis são {{points}}\u00a0CP. Em uma mesa ao vivo, a mesma aposta conta como {{counted}}, ou seja, {{livePoints}}\u00a0CP.',
  tierExample: '{{tier}} começa com {{slots}} apostados em caça-níqueis, ou {{live}} em mesas ao vivo.',
  notCounted:
    'Só contam apostas com seu próprio dinheiro. Dinheiro de bônus, rodadas grátis e jogo grátis não dão pontos.',
  ladder: 'Todos os níveis',
  group: '{{tier}}, níveis {{from}}–{{to}}',
  points: 'CP necessários',
  here: 'Você está aqui',
  toRewards: 'Recompensas e cashback',
} satisfies Texts<typeof english>;
