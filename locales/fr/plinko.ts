import type { Texts } from '../texts';
import type { plinko as english } from '../en/plinko';

export const plinko = {
  drop: 'Lâcher',
  ready: 'Choisissez les rangées et le risque, puis lâchez',
  rows: 'Rangées de picots',
  risk: 'Risque',
  low: 'Faible',
  medium: 'Moyen',
  high: 'Élevé',
  rowsInvalid: 'Choisissez l’un des plateaux proposés',
  riskInvalid: 'Choisissez un risque',
  board: 'Le plateau : {{rows}} rangées de picots',
  landed: 'Tombée dans la case {{slot}} sur {{slots}}, qui paie {{multiple}}',
  ruleFall:
    'À chaque rangée, elle part à gauche ou à droite avec la même probabilité, quoi qu’il se soit passé plus haut.',
  rulePays:
    'La case d’arrivée paie son multiple de la mise. Les deux moitiés sont identiques ; chaque plateau est donné ci-dessous du bord au centre, avec son propre retour. Le RTP du jeu est celui de son plateau le plus bas.',
  boardName: '{{rows}} rangées · {{risk}}',
} satisfies Texts<typeof english>;
