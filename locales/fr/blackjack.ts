import type { Texts } from '../texts';
import type { blackjack as english } from '../en/blackjack';

export const blackjack = {
  deal: 'Distribuer',
  ready: 'Plus près de 21 que le croupier, sans dépasser',
  dealer: 'Croupier',
  yours: 'Votre main',
  firstHand: 'Votre première main',
  secondHand: 'Votre deuxième main',
  total: 'Total {{total}}',
  turn: 'À vous de jouer',
  hit: 'Tirer',
  stand: 'Rester',
  double: 'Doubler',
  split: 'Séparer',
  more: 'mise {{amount}} de plus',
  blackjack: 'Blackjack !',
  won: 'Gagnée',
  pushed: 'Égalité',
  lost: 'Perdue',
  bust: 'Plus de 21',
  ruleAlone:
    'Les cartes sont distribuées rien que pour vous, de {{decks}} jeux mélangés pour cette partie. Les figures valent dix, l’as onze ou un.',
  ruleDealer:
    'Le croupier tire jusqu’à 16 et reste sur tout 17, même avec un as compté onze. S’il montre un as ou un dix, il vérifie d’abord s’il a un blackjack, qui met aussitôt fin à la partie. Il n’y a pas d’assurance.',
  ruleMoves:
    'Vous pouvez doubler toute main de deux cartes pour une seule carte de plus. Deux cartes de même rang se séparent une fois, en deux mains ayant chacune sa mise ; les deux peuvent être doublées, mais des as séparés ne reçoivent qu’une carte chacun, et 21 n’y est pas un blackjack.',
  rulePays:
    'Un gain paie une fois la mise, une égalité la rend. Un blackjack, 21 avec les deux premières cartes, rapporte en plus {{times}} fois la mise.',
  ruleReturn: 'Le RTP suppose la stratégie de base et porte sur toutes les mises, doubles et séparations comprises.',
} satisfies Texts<typeof english>;
