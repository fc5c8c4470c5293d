import type { Texts } from '../texts';
import type { game as english } from '../en/game';

export const game = {
  playNow: 'Jouer',
  playForFun: 'Jouer pour le plaisir',
  round: 'Le déroulement d’une partie',
  facts: 'En bref',
  computer: 'Sur ordinateur',
  phone: 'Sur mobile',
  available: 'Disponible',
  notAvailable: 'Indisponible',
  hitFrequency: 'Parties gagnantes',
  allRules: 'Toutes les règles et tous les gains',
  similar: 'Jeux similaires',
  isOff: 'Ce jeu est momentanément indisponible',
  isOffText: 'Vous pouvez encore terminer une partie déjà commencée. En attendant, veuillez choisir un autre jeu.',
} satisfies Texts<typeof english>;
