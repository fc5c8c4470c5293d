import type { Texts } from '../texts';
import type { coin as english } from '../en/coin';

export const coin = {
  moon: 'Lune',
  sun: 'Soleil',
  toss: 'Lancer',
  stake: 'Mise',
  call: 'Votre choix',
  balance: 'Solde',
  playMoney: 'Argent fictif',
  rules: 'Lune ou soleil : un bon choix paie 1,96 fois la mise. RTP 98 %.',
  won: '{{side}}. Vous gagnez {{amount}}',
  lost: '{{side}}. Pas de gain cette fois',
  incomplete: 'Choisissez une mise et un côté',
  givenBack: 'La partie n’a pas été jouée et rien n’a été prélevé. Veuillez réessayer.',
  unclear: 'Nous ne savons pas si la mise a été prélevée. Consultez votre historique avant de continuer.',
  waiting: 'La partie est tirée, mais son gain n’est pas encore confirmé.',
  askAgain: 'Vérifier à nouveau',
  home: 'Retour au lobby',
  cashier: 'Déposer',
  logIn: 'Se connecter',
  backToGame: 'Retour au jeu',
} satisfies Texts<typeof english>;
