import { defineMessages } from '../define-messages';

/** Higher or lower, card by card. */
export const hiLo = defineMessages({
  start: { en: 'Deal a card', es: 'Repartir una carta', de: 'Karte geben', fr: 'Donner une carte', pt: 'Dar uma carta', no: 'Del ut et kort', jp: 'カードを配る' },
  ready: {
    en: 'Will the next card be higher or lower?', es: '¿La próxima carta será mayor o menor?', de: 'Ist die nächste Karte höher oder niedriger?', fr: 'La carte suivante sera-t-elle plus haute ou plus basse ?',
    pt: 'A próxima carta será maior ou menor?', no: 'Blir det neste kortet høyere eller lavere?', jp: '次のカードは高いか、低いか？',
  },
  cards: { en: 'The cards so far', es: 'Las cartas hasta ahora', de: 'Die bisherigen Karten', fr: 'Les cartes jusqu’ici', pt: 'As cartas até agora', no: 'Kortene så langt', jp: 'これまでのカード' },
  higher: { en: 'Higher', es: 'Mayor', de: 'Höher', fr: 'Plus haute', pt: 'Maior', no: 'Høyere', jp: '高い' },
  lower: { en: 'Lower', es: 'Menor', de: 'Niedriger', fr: 'Plus basse', pt: 'Menor', no: 'Lavere', jp: '低い' },
  makes: { en: 'makes it {{multiple}}', es: 'sube a {{multiple}}', de: 'ergibt {{multiple}}', fr: 'donne {{multiple}}', pt: 'vai para {{multiple}}', no: 'gir {{multiple}}', jp: '的中で{{multiple}}' },
  standing: { en: 'Now worth {{multiple}}', es: 'Ahora vale {{multiple}}', de: 'Jetzt {{multiple}} wert', fr: 'Vaut maintenant {{multiple}}', pt: 'Agora vale {{multiple}}', no: 'Nå verdt {{multiple}}', jp: '現在{{multiple}}' },
  cashOut: { en: 'Cash out {{amount}}', es: 'Cobrar {{amount}}', de: '{{amount}} auszahlen', fr: 'Encaisser {{amount}}', pt: 'Retirar {{amount}}', no: 'Ta ut {{amount}}', jp: '{{amount}}を受け取る' },
  ruleCards: {
    en: 'The ace is lowest, the king highest. Every card comes from a full, freshly shuffled deck, so what was dealt before tells nothing.', es: 'El as es la carta más baja y el rey la más alta. Cada carta sale de una baraja completa recién barajada, así que lo ya repartido no indica nada.',
    de: 'Das Ass ist am niedrigsten, der König am höchsten. Jede Karte kommt aus einem vollen, frisch gemischten Deck; was vorher fiel, verrät also nichts.', fr: 'L’as est la plus basse, le roi la plus haute. Chaque carte vient d’un jeu complet fraîchement mélangé : ce qui a été donné n’indique rien.',
    pt: 'O ás é a menor, o rei a maior. Cada carta vem de um baralho completo recém-embaralhado, então o que já saiu não diz nada.', no: 'Esset er lavest, kongen høyest. Hvert kort kommer fra en full, nystokket kortstokk, så det som er delt ut, sier ingenting.',
    jp: 'エースが最も低く、キングが最も高いカードです。毎回、切り直した52枚から引くため、それまでのカードは影響しません。',
  },
  ruleTie: {
    en: 'The same rank again loses, whichever way you guessed.', es: 'Si se repite el mismo valor, pierdes, hayas dicho lo que hayas dicho.', de: 'Derselbe Rang noch einmal verliert, egal wie Sie getippt haben.',
    fr: 'Une carte de même rang perd, quel que soit votre choix.', pt: 'O mesmo valor de novo perde, seja qual for o seu palpite.', no: 'Samme verdi igjen taper, uansett hva du gjettet.', jp: '同じ数字が続いた場合は、どちらを選んでいても負けです。',
  },
  rulePays: {
    en: 'Each right guess multiplies what the round pays by 13 divided by the number of ranks that win. You are paid {{share}}% of that, rounded down to hundredths of the stake. Cash out after any right guess; a wrong one ends the round without a payout.',
    es: 'Cada acierto multiplica lo que paga la ronda por 13 dividido por el número de valores que ganan. Se paga el {{share}} % de eso, redondeado hacia abajo a centésimas de la apuesta. Puedes cobrar tras cualquier acierto; un fallo acaba la ronda sin premio.',
    de: 'Jeder richtige Tipp vervielfacht die Auszahlung um 13 geteilt durch die Zahl der Ränge, die gewinnen. Ausgezahlt werden {{share}} % davon, auf Hundertstel des Einsatzes abgerundet. Nach jedem richtigen Tipp können Sie auszahlen; ein falscher beendet die Runde ohne Auszahlung.',
    fr: 'Chaque bonne réponse multiplie le gain par 13 divisé par le nombre de rangs gagnants. Vous recevez {{share}} % de ce produit, arrondi au centième inférieur de la mise. Encaissez après n’importe quelle bonne réponse ; une erreur met fin à la partie sans gain.',
    pt: 'Cada acerto multiplica o prêmio da rodada por 13 dividido pelo número de valores que ganham. Você recebe {{share}}% disso, arredondado para baixo em centésimos da aposta. Retire depois de qualquer acerto; um erro encerra a rodada sem prêmio.',
    no: 'Hver riktig gjetning ganger det runden betaler, med 13 delt på antall verdier som vinner. Du får {{share}} % av det, rundet ned til hundredeler av innsatsen. Ta ut etter hvilken som helst riktig gjetning; en feil avslutter runden uten gevinst.',
    jp: '的中するたびに「13÷当たりとなる数字の種類」が掛けられ、その{{share}}%が配当倍率になります（小数第3位切り捨て）。的中後はいつでも受け取れ、外れると配当なしで終了します。',
  },
  ruleEnd: {
    en: 'No guess is offered that would lead above {{highest}}. After {{guesses}} right guesses, or when none is left to offer, the round pays out by itself.',
    es: 'No se ofrece ningún intento que supere {{highest}}. Tras {{guesses}} aciertos, o cuando ya no queda ninguno que ofrecer, la ronda se cobra sola.',
    de: 'Kein Tipp wird angeboten, der über {{highest}} führen würde. Nach {{guesses}} richtigen Tipps, oder wenn keiner mehr möglich ist, zahlt die Runde von selbst aus.',
    fr: 'Aucun choix menant au-delà de {{highest}} n’est proposé. Après {{guesses}} bonnes réponses, ou quand il n’en reste aucune à proposer, la partie est encaissée d’elle-même.',
    pt: 'Não é oferecido nenhum palpite que passe de {{highest}}. Após {{guesses}} acertos, ou quando não há mais nenhum a oferecer, a rodada é paga sozinha.',
    no: 'Ingen gjetning som ville gitt over {{highest}}, tilbys. Etter {{guesses}} riktige, eller når ingen er igjen å tilby, betales runden ut av seg selv.',
    jp: '{{highest}}を超える予想は選べません。{{guesses}}回的中するか、選べる予想がなくなると自動で支払われます。',
  },
});
