import type { Texts } from '../texts';
import type { hiLo as english } from '../en/hi-lo';

export const hiLo = {
  start: 'Karte geben',
  ready: 'Ist die nächste Karte höher oder niedriger?',
  cards: 'Die bisherigen Karten',
  higher: 'Höher',
  lower: 'Niedriger',
  makes: 'ergibt {{multiple}}',
  standing: 'Jetzt {{multiple}} wert',
  cashOut: '{{amount}} auszahlen',
  ruleCards:
    'Das Ass ist am niedrigsten, der König am höchsten. Jede Karte kommt aus einem vollen, frisch gemischten Deck; was vorher fiel, verrät also nichts.',
  ruleTie: 'Derselbe Rang noch einmal verliert, egal wie Sie getippt haben.',
  rulePays:
    'Jeder richtige Tipp vervielfacht die Auszahlung um 13 geteilt durch die Zahl der Ränge, die gewinnen. Ausgezahlt werden {{share}} % davon, auf Hundertstel des Einsatzes abgerundet. Nach jedem richtigen Tipp können Sie auszahlen; ein falscher beendet die Runde ohne Auszahlung.',
  ruleEnd:
    'Kein Tipp wird angeboten, der über {{highest}} führen würde. Nach {{guesses}} richtigen Tipps, oder wenn keiner mehr möglich ist, zahlt die Runde von selbst aus.',
} satisfies Texts<typeof english>;
