import type { Texts } from '../texts';
import type { poker as english } from '../en/poker';

export const poker = {
  deal: 'Distribuer',
  ready: 'Cinq cartes, rien que pour vous',
  cards: 'Vos cartes',
  choose: 'Cochez les cartes à garder, puis tirez',
  hold: 'Garder',
  holdCard: 'Garder {{card}}',
  heldCard: '{{card}}, conservée',
  draw: 'Tirer',
  noHand: 'Aucune main gagnante',
  pays: 'Gains des mains',
  'royal-flush': 'Quinte flush royale',
  'four-deuces': 'Quatre deux',
  'wild-royal': 'Quinte flush royale (avec jokers)',
  'five-of-a-kind': 'Cinq identiques',
  'straight-flush': 'Quinte flush',
  'four-of-a-kind': 'Carré',
  'full-house': 'Full',
  flush: 'Couleur',
  straight: 'Suite',
  'three-of-a-kind': 'Brelan',
  'two-pair': 'Deux paires',
  'jacks-or-better': 'Valets ou mieux',
  ruleDeal:
    'Vous recevez cinq cartes d’un jeu de 52 fraîchement mélangé ; personne d’autre ne joue dans votre partie. Gardez-en autant que vous voulez, ou aucune. Les autres sont remplacées une fois, du même jeu, et ce sont les cinq cartes finales qui sont payées.',
  ruleDeuces:
    'Chaque deux est un joker : il vaut la carte qui donne la meilleure main. Le brelan est la plus petite main payée.',
  ruleJacks: 'Une paire paie à partir des valets : valets, dames, rois ou as.',
  ruleReturn: 'Le RTP suppose la stratégie optimale : à chaque donne, garder ce qui paie le plus en moyenne.',
} satisfies Texts<typeof english>;
