import type { Texts } from '../texts';
import type { challenges as english } from '../en/challenges';

export const challenges = {
  title: 'Défis',
  lead: 'Quand le gain d’une seule partie de machine à sous atteint l’un de ces multiplicateurs, le prix est ajouté à votre solde. La mise doit être faite avec votre propre argent. Chaque défi paie une fois par mois, et une partie paie le plus élevé qu’elle atteint.',
  short:
    'Un prix en argent quand une seule partie de machine à sous, jouée avec votre argent, paie un multiplicateur très élevé. Chaque défi paie une fois par mois.',
  list: 'Les défis du mois',
  prize: 'Prix',
  minimum: 'Mise minimale',
  equivalent: 'Montants en euros\u202f; dans les autres devises, les équivalents fixes s’appliquent.',
  hitOn: 'Réussi le {{date}}.',
  prizeWithheld: 'Le prix vous est réservé tant que votre compte est bloqué.',
  receipt: 'La partie',
  winners: 'Gagnants ({{month}})',
  noWinners: 'Aucun défi n’a encore été réussi en {{month}}.',
  multiplier: 'Multiplicateur',
  player: 'Joueur',
  game: 'Jeu',
  day: 'Date',
  months: 'Autres mois',
} satisfies Texts<typeof english>;
