import type { Texts } from '../texts';
import type { baccarat as english } from '../en/baccarat';

export const baccarat = {
  player: 'Joueur',
  banker: 'Banque',
  tie: 'Égalité',
  'player-pair': 'Paire du joueur',
  'banker-pair': 'Paire de la banque',
  small: 'Petit : 4 cartes',
  big: 'Grand : 5 ou 6 cartes',
  mark_player: 'J',
  mark_banker: 'B',
  mark_tie: 'É',
  dealing: 'Les cartes sont distribuées',
  begins: 'Les cartes sont données à la clôture des mises',
  playerWins: 'Le joueur gagne {{points}} à {{other}}',
  bankerWins: 'La banque gagne {{points}} à {{other}}',
  tied: 'Égalité à {{points}}',
  ruleDeal:
    'Le joueur et la banque reçoivent chacun deux cartes de {{decks}} jeux mélangés à chaque partie. L’as vaut un, les dix et les figures rien ; seul le dernier chiffre de la somme compte, et neuf est le maximum.',
  ruleThird:
    'Avec huit ou neuf d’un côté, plus personne ne tire. Sinon, le joueur tire à cinq ou moins. S’il reste, la banque tire aussi à cinq ou moins. S’il a tiré, la banque tire à deux ou moins, à 3 sauf contre un 8 en troisième carte, à 4 contre 2 à 7, à 5 contre 4 à 7 et à 6 contre 6 ou 7.',
  ruleTie:
    'En cas d’égalité, les mises sur le joueur et la banque sont rendues. Une paire : les deux premières cartes de même rang.',
  ruleCommission: 'Une commission de 5 % est prélevée sur les gains des mises sur la banque.',
  ruleSix: 'Il n’y a pas de commission. Si la banque gagne avec six, la mise paie {{multiple}}.',
} satisfies Texts<typeof english>;
