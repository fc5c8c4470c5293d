import type { Texts } from '../texts';
import type { plinko as english } from '../en/plinko';

export const plinko = {
  drop: 'Fallen lassen',
  ready: 'Reihen und Risiko wählen, dann die Kugel fallen lassen',
  rows: 'Stiftreihen',
  risk: 'Risiko',
  low: 'Niedrig',
  medium: 'Mittel',
  high: 'Hoch',
  rowsInvalid: 'Wählen Sie eines der angebotenen Bretter',
  riskInvalid: 'Wählen Sie ein Risiko',
  board: 'Das Brett: {{rows}} Stiftreihen',
  landed: 'Die Kugel ist in Fach {{slot}} von {{slots}} gelandet und zahlt {{multiple}}',
  ruleFall:
    'In jeder Reihe fällt die Kugel nach links oder rechts, beides gleich wahrscheinlich, was immer darüber geschah.',
  rulePays:
    'Das Fach, in dem die Kugel landet, zahlt den Einsatz mal seinem Multiplikator. Beide Hälften eines Bretts sind gleich. Unten steht jedes Brett vom Rand zur Mitte mit seiner RTP-Quote. Die RTP-Quote des Spiels ist die des Bretts mit der niedrigsten Quote.',
  boardName: '{{rows}} Reihen · {{risk}}',
} satisfies Texts<typeof english>;
