import type { Texts } from '../texts';
import type { vip as english } from '../en/vip';

export const vip = {
  title: 'Club VIP',
  lead: 'Cada {{amount}} en apuestas computables dan un punto cash (CP). Hay {{levels}} niveles y, a partir del nivel {{level}}, un anfitrión VIP se pone en contacto contigo. Un nivel alcanzado no se pierde.',
  tiers: 'Categorías',
  tier_Bronze: 'Bronce',
  tier_Silver: 'Plata',
  tier_Gold: 'Oro',
  tier_Platinum: 'Platino',
  levels: 'Niveles {{from}}–{{to}}',
  range: 'De {{from}} a {{to}} en apuestas computables',
  benefit_cashback: 'Cashback diario',
  benefit_levelUpReward: 'Recompensa por cada nivel',
  benefit_weeklyCashback: 'Cashback semanal del {{share}}',
  benefit_monthlyCashback: 'Cashback mensual del {{share}}',
  benefit_weeklyMoneyReward: 'Recompensa de {{amount}} a la semana',
  benefit_monthlyMoneyReward: 'Recompensa de {{amount}} al mes',
  counts: 'Cómo cuentan las apuestas',
  countsFull: 'Tragaperras, crash y juegos rápidos',
  countsLive: 'Casino en vivo, juegos de mesa y virtuales, concursos en vivo',
  countsSports: 'Deportes, con cuotas de {{odds}} o más',
  example:
    'Un ejemplo: {{stake}} apostados en tragaperras son {{points}}\u00a0CP. En una mesa en vivo, la misma apuesta cuenta como {{counted}}, es decir, {{livePoints}}\u00a0CP.',
  tierExample: '{{tier}} empieza con {{slots}} apostados en tragaperras, o {{live}} en mesas en vivo.',
  notCounted:
    'Solo cuentan las apuestas con tu propio dinero. El dinero de bono, las tiradas gratis y el juego gratis no dan puntos.',
  ladder: 'Todos los niveles',
  group: '{{tier}}, niveles {{from}}–{{to}}',
  points: 'CP necesarios',
  here: 'Estás aquí',
  toRewards: 'Recompensas y cashback',
} satisfies Texts<typeof english>;
