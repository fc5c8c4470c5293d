import type { Texts } from '../texts';
import type { ways as english } from '../en/ways';

export const ways = {
  onWays_one: '{{times}} × {{symbol}}, {{count}} Gewinnweg',
  onWays_other: '{{times}} × {{symbol}}, {{count}} Gewinnwege',
  freeSpinsWon_one: '{{count}} Freispiel',
  freeSpinsWon_other: '{{count}} Freispiele, steigend bis × {{multiplier}}',
  payoutsAt: 'Gewinne je Gewinnweg bei {{stake}} Einsatz',
  ruleWays:
    'Gleiche Symbole auf benachbarten Walzen ab der linken Walze gewinnen, wo immer sie stehen. Jede Möglichkeit, auf jeder dieser Walzen eines von ihnen zu wählen, ist ein Gewinnweg und zahlt einmal; zwei auf einer Walze zahlen also doppelt. Insgesamt gibt es {{ways}} Gewinnwege. Je Symbol zahlt nur die längste Reihe; Gewinne mehrerer Symbole werden addiert. Der Einsatz gilt für alle Gewinnwege.',
  ruleWild:
    '„{{wild}}“ ersetzt jedes Symbol außer „{{scatter}}“. Es kommt ab der zweiten Walze und zahlt allein nichts.',
  ruleWildAll: '„{{wild}}“ ersetzt jedes Symbol. Es kommt ab der zweiten Walze und zahlt allein nichts.',
  ruleRising:
    'Gewinne des ersten Freispiels werden mit {{first}} multipliziert, und mit jedem weiteren steigt der Multiplikator um eins, bis {{last}} ab dem Freispiel {{spins}}. Freispiele haben eigene Walzen: „{{wild}}“ kommt öfter, „{{scatter}}“ gar nicht, daher bringen sie keine weiteren Freispiele. Sie werden sofort mit dem Einsatz der Runde gespielt und kosten nichts.',
} satisfies Texts<typeof english>;
