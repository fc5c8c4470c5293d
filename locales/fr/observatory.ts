import type { Texts } from '../texts';
import type { observatory as english } from '../en/observatory';

export const observatory = {
  lyra: 'Lyre',
  orion: 'Orion',
  cygnus: 'Cygne',
  'dealer-busts': 'Le croupier dépasse 21',
  handTotal: '{{hand}}, {{total}}',
  ruleHands:
    'Trois mains jouent contre le croupier, pour toute la table, avec {{decks}} jeux mélangés pour cette partie. Les figures valent dix, l’as onze ou un. Vous misez sur les mains qui, selon vous, battront le croupier.',
  ruleWay:
    'Personne ne décide : chaque main est jouée de la même façon publiée. Avec un as compté onze, elle tire jusqu’à 17, et aussi à 18 contre un 9, un dix ou un as. Sans lui, elle tire jusqu’à 11, à 12 sauf contre 4, 5 ou 6, et de 13 à 16 si le croupier montre 7 ou plus. Elle ne double ni ne sépare jamais.',
  ruleDealer: 'Le croupier tire jusqu’à 16 et reste sur tout 17, quel que soit le sort des mains.',
  rulePays: 'Une égalité rend la mise. Une main avec 21 dès ses deux premières cartes paie {{multiple}}.',
} satisfies Texts<typeof english>;
