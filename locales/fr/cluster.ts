import type { Texts } from '../texts';
import type { cluster as english } from '../en/cluster';

export const cluster = {
  grid: 'La grille',
  column: 'Colonne {{number}}',
  cascade: 'Étape par étape',
  step: 'Étape {{number}}',
  won: '{{count}} × {{symbol}}',
  orMore: '{{count}}+',
  ruleSquare:
    '{{smallest}} symboles identiques ou plus qui se touchent par un côté gagnent ensemble, quelle que soit leur forme. Un coin ne compte pas. Chaque groupe paie selon sa taille ; plusieurs groupes s’additionnent.',
  ruleHex:
    'Chaque alvéole a six voisines. {{smallest}} symboles identiques ou plus qui se touchent gagnent ensemble, quelle que soit leur forme. Chaque groupe paie selon sa taille ; plusieurs groupes s’additionnent.',
  ruleFall:
    'Les symboles gagnants disparaissent, ceux du dessus tombent et de nouveaux arrivent d’en haut. Cela continue sans frais jusqu’à ce que plus rien ne gagne.',
  ruleMultipliers: 'Chaque étape a son multiplicateur : {{multipliers}}. Ensuite, {{last}} est conservé.',
  ruleStrips:
    'Chaque colonne est une bande de symboles qui s’arrête au hasard. Les symboles qui arrivent d’en haut sont ceux qui précèdent sur la bande. Le gain maximal a été trouvé en jouant toutes les parties possibles.',
} satisfies Texts<typeof english>;
