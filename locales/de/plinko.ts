import type { Texts } from '../texts';
import type { plinko as english } from '../en/plinko';

export const plinko = {
  drop: 'Fallen lassen',
  ready: 'Reihen und Risiko wählen, dann loslassen',
  rows: 'Stiftreihen',
  risk: 'Risiko',
  low: 'Niedrig',
  medium: 'Mittel',
  high: 'Hoch',
  rowsInvalid: 'Wählen Sie eines der angebotenen Bretter',
  riskInvalid: 'Wählen Sie ein Risiko',
  board: 'Das Brett: {{rows}} Stiftreihen',
  landed: 'Gelandet in Fach {{slot}} von {{slots}}: {{multiple}}',
  ruleFall: 'In jeder Reihe fällt sie nach links oder rechts, beides gleich wahrscheinlich, was immer darüber geschah.',
  rulePays:
    'Das Fach, in dem sie endet, zahlt seinen Multiplikator des Einsatzes. Beide Hälften sind gleich; unten steht jedes Brett vom Rand zur Mitte mit seiner eigenen Quote. Die Quote des Spiels ist die seines niedrigsten Bretts.',
  boardName: '{{rows}} Reihen · {{risk}}',
} satisfies Texts<typeof english>;
