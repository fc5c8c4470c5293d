import type { Texts } from '../texts';
import type { families as english } from '../en/families';

export const families = {
  slot: {
    description: 'Ein klassischer Spielautomat mit ruhigem Takt: Gleiche Symbole auf einer Linie bringen einen Gewinn.',
    details:
      'Wählen Sie Ihren Einsatz und drehen Sie. Stehen die Walzen still, wird jede Linie von links gelesen und alle Gewinne werden addiert.',
  },
  ways: {
    description:
      'Ein Spielautomat ohne Linien: Gleiche Symbole auf benachbarten Walzen gewinnen, wo auch immer sie landen.',
    details:
      'Wählen Sie Ihren Einsatz und drehen Sie. Gezählt wird Walze für Walze von links; je mehr Gewinnwege ein Symbol bildet, desto höher der Gewinn.',
  },
  cluster: {
    description:
      'Ein Spielautomat, der für Gruppen zahlt: Symbole, die sich berühren, gewinnen gemeinsam und machen neuen Platz.',
    details:
      'Wählen Sie Ihren Einsatz und drehen Sie. Gewinnende Gruppen verschwinden, neue Symbole fallen nach, und die Runde endet, wenn sich nichts mehr verbindet.',
  },
  hold: {
    description: 'Ein Spielautomat mit Geschichte: Besondere Symbole starten unterwegs zusätzliche Funktionen.',
    details:
      'Wählen Sie Ihren Einsatz und drehen Sie. Genügend besondere Symbole starten eine Funktion, etwa Freispiele, die vor dem nächsten Dreh zu Ende gespielt wird.',
  },
  ladder: {
    description: 'Ein Spielautomat mit einer Leiter daneben: Gewinne führen Sie Sprosse für Sprosse nach oben.',
    details:
      'Wählen Sie Ihren Einsatz und drehen Sie. Auf jeden Gewinn folgt ein Freispiel eine Sprosse höher. Alle Gewinne werden addiert; die Runde endet mit dem ersten Dreh ohne Gewinn oder nach der obersten Sprosse. Unterwegs gibt es nichts zu entscheiden.',
  },
  jackpot: {
    description: 'Ein Spielautomat mit gemeinsamem Jackpot, der wächst, während gespielt wird.',
    details:
      'Wählen Sie Ihren Einsatz und drehen Sie. Ein Teil jedes Einsatzes fließt in den Jackpot, der in jeder Runde fallen kann und danach wieder beim Grundbetrag beginnt.',
  },
  roulette: {
    description: 'Ein Kessel, eine Kugel und ein Tisch voller Möglichkeiten zu tippen, wo die Kugel liegen bleibt.',
    details:
      'Setzen Sie Ihre Jetons vor dem Ende der Setzzeit auf eine Zahl, eine Gruppe oder eine Farbe. Die Kugel entscheidet, Gewinne werden sofort gutgeschrieben.',
  },
  'shared-blackjack': {
    description: 'Blackjack für den ganzen Tisch: Drei Hände spielen gegen den Dealer, und alle setzen auf sie.',
    details:
      'Wählen Sie die Hände, die näher an 21 kommen sollen als der Dealer. Alle werden auf dieselbe veröffentlichte Weise gespielt und dann verglichen.',
  },
  blackjack: {
    description:
      'Blackjack in Ihrem Tempo, nur für Sie gegeben: Kommen Sie näher an 21 als der Dealer, ohne sich zu überkaufen.',
    details:
      'Setzen Sie Ihren Einsatz und erhalten Sie zwei Karten aus einem für diese Runde gemischten Schuh. Ziehen, bleiben, verdoppeln oder teilen Sie; dann zieht der Dealer nach festen Regeln, und die Hände werden verglichen.',
  },
  baccarat: {
    description: 'Ein eleganter Tipp zwischen zwei Händen: Spieler, Bank oder Unentschieden.',
    details:
      'Setzen Sie auf einen Ausgang. Beide Hände werden nach festen Regeln gegeben, und die Hand näher an neun gewinnt.',
  },
  'money-wheel': {
    description: 'Ein großes, leuchtendes Rad, eine Moderation und eine Frage: Wo bleibt es stehen?',
    details:
      'Wählen Sie vor dem Ende der Setzzeit ein oder mehrere Felder. Das Rad dreht sich, und das Feld unter dem Zeiger entscheidet die Runde.',
  },
  'money-boxes': {
    description:
      'Eine helle Bühne, auf der alles verschlossen ist, und die kleine Spannung, was hinter Ihrem Platz lag.',
    details:
      'Setzen Sie vor dem Ende der Setzzeit auf einen oder mehrere Plätze. Alles öffnet sich zugleich, und jeder Platz zahlt den Gewinn, der dort lag.',
  },
  crash: {
    description: 'Der Multiplikator steigt, und Sie entscheiden, wann Sie mitnehmen, bevor er abstürzt.',
    details:
      'Setzen Sie vor dem Start. Der Multiplikator steigt, bis er ohne Vorwarnung endet. Nehmen Sie rechtzeitig mit, wird Ihr Einsatz multipliziert, sonst ist er verloren.',
  },
  dice: {
    description: 'Würfel und eine klare Frage: Tippen Sie, wie sie fallen.',
    details:
      'Wählen Sie Einsatz und erwartetes Ergebnis: Je wahrscheinlicher, desto kleiner der Gewinn. Die Würfel fallen, und die Runde ist sofort entschieden.',
  },
  'sic-bo': {
    description: 'Drei Würfel unter Glas, für den ganzen Tisch geworfen: Tippen Sie, was sie zeigen.',
    details:
      'Setzen Sie vor dem Ende der Setzzeit auf Summen, einzelne Zahlen oder Kombinationen. Je seltener ein Ergebnis, desto mehr zahlt es.',
  },
  mines: {
    description:
      'Ein stilles Feld voller verschlossener Plätze: Finden Sie das Kostbare und hören Sie auf, bevor Sie auf eine Mine treffen.',
    details:
      'Wählen Sie Ihren Einsatz und öffnen Sie Kachel um Kachel. Jede sichere erhöht den Gewinn, den Sie jederzeit mitnehmen können. Eine Mine beendet die Runde ohne Gewinn.',
  },
  plinko: {
    description: 'Lassen Sie oben eine Kugel los und sehen Sie zu, wie sie ihren Weg durch die Stifte findet.',
    details:
      'Wählen Sie Ihren Einsatz und lassen Sie die Kugel fallen. Das Fach, in dem sie landet, bestimmt den Gewinn; die selteneren Ränder zahlen meist mehr als die Mitte.',
  },
  'hi-lo': {
    description: 'Eine Karte liegt offen: Ist die nächste höher oder niedriger?',
    details:
      'Wählen Sie Ihren Einsatz und tippen Sie. Liegen Sie richtig, wächst der Gewinn, und Sie spielen weiter oder nehmen ihn mit. Ein falscher Tipp beendet die Runde.',
  },
  poker: {
    description:
      'Draw Poker in Ihrem Tempo: fünf Karten, nur für Sie gegeben, und eine Gelegenheit, sie zu verbessern.',
    details:
      'Wählen Sie Ihren Einsatz und sehen Sie Ihre fünf Karten an. Halten Sie, was Ihnen gefällt, und ziehen Sie den Rest neu. Das Blatt am Ende zahlt nach der Tabelle, ohne Gegner.',
  },
  outside: {
    description: 'Ein Spiel eines anderen Studios, das sich hier in einem eigenen Fenster öffnet.',
    details:
      'Das Studio zieht jede Runde und nennt die Regeln im Spiel. Einsätze und Gewinne laufen hier über Ihr Guthaben und erscheinen in Ihrem Verlauf.',
  },
} satisfies Texts<typeof english>;
