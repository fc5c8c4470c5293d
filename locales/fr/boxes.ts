import type { Texts } from '../texts';
import type { boxes as english } from '../en/boxes';

export const boxes = {
  box: 'Boîte {{number}}',
  curtain: 'Rideau {{number}}',
  parcel: 'Colis {{number}}',
  shelf: 'Le meilleur sur l’étagère {{number}}',
  stack: 'Le meilleur dans la pile {{number}}',
  anyOne_box: 'Une boîte au choix',
  anyOne_curtain: 'Un rideau au choix',
  anyOne_parcel: 'Un colis au choix',
  upTo: 'jusqu’à {{multiple}}',
  stage: 'La scène',
  opening: 'Les lots sont mélangés',
  closed: 'Tout s’ouvre à la clôture des mises',
  empty: 'Vide',
  bestAt: 'Meilleur lot {{multiple}} au numéro {{number}}',
  encore: 'Bis pour {{place}} : {{multiple}}',
  rulePrizes:
    'Ces {{count}} lots sont mélangés à chaque partie : {{prizes}}. Une mise sur une place paie le lot qui s’y trouve, en multiple de la mise.',
  ruleLeft: 'Il y a {{boxes}} places : certains lots restent donc hors de la partie.',
  ruleEncore: 'Une place a droit à un bis ; toutes sont aussi probables. Son lot est multiplié : {{multiples}}.',
  ruleBest: 'Une mise sur une étagère ou une pile gagne si le meilleur lot s’y trouve.',
} satisfies Texts<typeof english>;
