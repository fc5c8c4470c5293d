import type { Texts } from '../texts';
import type { ways as english } from '../en/ways';

export const ways = {
  onWays_one: '{{times}} × {{symbol}}, {{count}} combinaison',
  onWays_other: '{{times}} × {{symbol}}, {{count}} combinaisons',
  freeSpinsWon_one: '{{count}} tour gratuit',
  freeSpinsWon_other: '{{count}} tours gratuits, jusqu’à × {{multiplier}}',
  payoutsAt: 'Gains par combinaison pour une mise de {{stake}}',
  ruleWays:
    'Des symboles identiques sur des rouleaux voisins, à partir du rouleau de gauche, sont gagnants où qu’ils soient. Chaque combinaison d’un symbole par rouleau paie une fois : deux sur un rouleau paient donc double. Il y a {{ways}} combinaisons gagnantes en tout. Pour chaque symbole, seule la suite la plus longue paie ; les gains de plusieurs symboles s’additionnent. La mise couvre toutes les combinaisons.',
  ruleWild:
    'Le symbole « {{wild}} » remplace tous les symboles sauf « {{scatter}} ». Il apparaît à partir du deuxième rouleau et ne paie rien à lui seul.',
  ruleWildAll:
    'Le symbole « {{wild}} » remplace tous les symboles. Il apparaît à partir du deuxième rouleau et ne paie rien à lui seul.',
  ruleRising:
    'Les gains du premier tour gratuit sont multipliés par {{first}}, et le multiplicateur augmente d’un à chaque tour, jusqu’à {{last}} à partir du tour {{spins}}. Les tours gratuits ont leurs propres rouleaux : le symbole « {{wild}} » y est plus fréquent et « {{scatter}} » n’y figure pas ; ils ne donnent donc pas d’autres tours gratuits. Ils sont joués aussitôt à la mise de la partie et ne coûtent rien.',
} satisfies Texts<typeof english>;
