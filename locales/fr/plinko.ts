import type { Texts } from '../texts';
import type { plinko as english } from '../en/plinko';

export const plinko = {
  drop: 'Lâcher',
  ready: 'Choisissez les rangées et le risque, puis lâchez la bille',
  rows: 'Rangées de picots',
  risk: 'Risque',
  low: 'Faible',
  medium: 'Moyen',
  high: 'Élevé',
  rowsInvalid: 'Choisissez l’un des plateaux proposés',
  riskInvalid: 'Choisissez un risque',
  board: 'Le plateau : {{rows}} rangées de picots',
  landed: 'La bille est tombée dans la case {{slot}} sur {{slots}}, qui paie {{multiple}}',
  ruleFall:
    'À chaque rangée, la bille part à gauche ou à droite avec la même probabilité, quoi qu’il se soit passé plus haut.',
  rulePays:
    'La case où tombe la bille paie la mise fois son multiplicateur. Les deux moitiés d’un plateau sont identiques. Chaque plateau est donné ci-dessous du bord au centre, avec son RTP. Le RTP du jeu est celui du plateau au RTP le plus bas.',
  boardName: '{{rows}} rangées · {{risk}}',
} satisfies Texts<typeof english>;
