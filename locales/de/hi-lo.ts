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
  cashOut: '{{amount}} mitnehmen',
  ruleCards:
    'Das Ass ist am niedrigsten, der König am höchsten. Jede Karte kommt aus einem vollen, frisch gemischten Deck; was vorher fiel, verrät also nichts.',
  ruleTie: 'Kommt derselbe Rang noch einmal, verlieren Sie, egal wie Sie getippt haben.',
  rulePays:
    'Jeder richtige Tipp multipliziert den Gewinn mit 13 geteilt durch die Zahl der Ränge, die gewinnen. Sie erhalten {{share}} % davon, auf Hundertstel des Einsatzes abgerundet. Nach jedem richtigen Tipp können Sie mitnehmen; ein falscher beendet die Runde ohne Gewinn.',
  ruleEnd:
    'Tipps, die über {{highest}} führen würden, werden nicht angeboten. Nach {{guesses}} richtigen Tipps, oder wenn keiner mehr möglich ist, wird der Gewinn automatisch gutgeschrieben.',
} satisfies Texts<typeof english>;
