import { defineMessages } from '../define-messages';

/** A ball that falls through pegs. */
export const plinko = defineMessages({
  drop: { en: 'Drop', es: 'Soltar', de: 'Fallen lassen', fr: 'Lâcher', pt: 'Soltar', no: 'Slipp', jp: '落とす' },
  ready: {
    en: 'Choose rows and risk, then let go', es: 'Elige las filas y el riesgo, y suelta', de: 'Reihen und Risiko wählen, dann loslassen', fr: 'Choisissez les rangées et le risque, puis lâchez',
    pt: 'Escolha as fileiras e o risco e solte', no: 'Velg rader og risiko, og slipp', jp: '段数とリスクを選んで落としてください',
  },
  rows: { en: 'Rows of pegs', es: 'Filas de pivotes', de: 'Stiftreihen', fr: 'Rangées de picots', pt: 'Fileiras de pinos', no: 'Pinnerader', jp: 'ピンの段数' },
  risk: { en: 'Risk', es: 'Riesgo', de: 'Risiko', fr: 'Risque', pt: 'Risco', no: 'Risiko', jp: 'リスク' },
  low: { en: 'Low', es: 'Bajo', de: 'Niedrig', fr: 'Faible', pt: 'Baixo', no: 'Lav', jp: '低' },
  medium: { en: 'Medium', es: 'Medio', de: 'Mittel', fr: 'Moyen', pt: 'Médio', no: 'Middels', jp: '中' },
  high: { en: 'High', es: 'Alto', de: 'Hoch', fr: 'Élevé', pt: 'Alto', no: 'Høy', jp: '高' },
  rowsInvalid: {
    en: 'Choose one of the boards on offer', es: 'Elige uno de los tableros disponibles', de: 'Wählen Sie eines der angebotenen Bretter', fr: 'Choisissez l’un des plateaux proposés',
    pt: 'Escolha um dos tabuleiros disponíveis', no: 'Velg et av brettene som tilbys', jp: '表示されている段数から選んでください',
  },
  riskInvalid: {
    en: 'Choose a risk', es: 'Elige un riesgo', de: 'Wählen Sie ein Risiko', fr: 'Choisissez un risque', pt: 'Escolha um risco', no: 'Velg en risiko', jp: 'リスクを選んでください',
  },
  board: {
    en: 'The board: {{rows}} rows of pegs', es: 'El tablero: {{rows}} filas de pivotes', de: 'Das Brett: {{rows}} Stiftreihen', fr: 'Le plateau : {{rows}} rangées de picots',
    pt: 'O tabuleiro: {{rows}} fileiras de pinos', no: 'Brettet: {{rows}} pinnerader', jp: 'ボード：{{rows}}段のピン',
  },
  landed: {
    en: 'It landed in slot {{slot}} of {{slots}}, which pays {{multiple}}', es: 'Ha caído en la ranura {{slot}} de {{slots}}, que paga {{multiple}}', de: 'Gelandet in Fach {{slot}} von {{slots}}: {{multiple}}',
    fr: 'Tombée dans la case {{slot}} sur {{slots}}, qui paie {{multiple}}', pt: 'Caiu na casa {{slot}} de {{slots}}, que paga {{multiple}}', no: 'Landet i rom {{slot}} av {{slots}}, som betaler {{multiple}}',
    jp: '{{slots}}か所のうち{{slot}}番目に入りました。配当は{{multiple}}です',
  },
  ruleFall: {
    en: 'In each row it falls to the left or to the right, both equally likely, whatever happened above.', es: 'En cada fila cae a la izquierda o a la derecha con la misma probabilidad, pase lo que pase más arriba.',
    de: 'In jeder Reihe fällt sie nach links oder rechts, beides gleich wahrscheinlich, was immer darüber geschah.', fr: 'À chaque rangée, elle part à gauche ou à droite avec la même probabilité, quoi qu’il se soit passé plus haut.',
    pt: 'Em cada fileira ela cai para a esquerda ou para a direita com a mesma probabilidade, não importa o que aconteceu acima.', no: 'I hver rad faller den til venstre eller høyre, like sannsynlig, uansett hva som skjedde over.',
    jp: '各段で左右どちらへ落ちるかは同じ確率で、それまでの動きには左右されません。',
  },
  rulePays: {
    en: 'The slot it ends in pays its multiple of the stake. Both halves of a board are alike; below, each board is listed from its edge to its middle, with its own return. The RTP of the game is that of its lowest board.',
    es: 'La ranura final paga su multiplicador de la apuesta. Las dos mitades del tablero son iguales; abajo se lista cada tablero del borde al centro, con su propio retorno. El RTP del juego es el de su tablero más bajo.',
    de: 'Das Fach, in dem sie endet, zahlt seinen Multiplikator des Einsatzes. Beide Hälften sind gleich; unten steht jedes Brett vom Rand zur Mitte mit seiner eigenen Quote. Die Quote des Spiels ist die seines niedrigsten Bretts.',
    fr: 'La case d’arrivée paie son multiple de la mise. Les deux moitiés sont identiques ; chaque plateau est donné ci-dessous du bord au centre, avec son propre retour. Le RTP du jeu est celui de son plateau le plus bas.',
    pt: 'A casa final paga seu multiplicador da aposta. As duas metades são iguais; abaixo, cada tabuleiro é listado da borda ao centro, com seu próprio retorno. O RTP do jogo é o do seu tabuleiro mais baixo.',
    no: 'Rommet den ender i, betaler sin multiplikator av innsatsen. Begge halvdeler er like; nedenfor står hvert brett fra kant til midten med sin egen tilbakebetaling. Spillets RTP er den til det laveste brettet.',
    jp: '入った場所の倍率で配当が支払われます。左右は対称です。下の表は各ボードの倍率を端から中央の順に示し、それぞれの還元率を添えています。ゲームの還元率は最も低いボードの値です。',
  },
  boardName: {
    en: '{{rows}} rows · {{risk}}', es: '{{rows}} filas · {{risk}}', de: '{{rows}} Reihen · {{risk}}', fr: '{{rows}} rangées · {{risk}}', pt: '{{rows}} fileiras · {{risk}}', no: '{{rows}} rader · {{risk}}', jp: '{{rows}}段・{{risk}}',
  },
});
