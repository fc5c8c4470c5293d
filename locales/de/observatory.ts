import type { Texts } from '../texts';
import type { observatory as english } from '../en/observatory';

export const observatory = {
  lyra: 'Leier',
  orion: 'Orion',
  cygnus: 'Schwan',
  'dealer-busts': 'Dealer überkauft sich',
  handTotal: '{{hand}}, {{total}}',
  ruleHands:
    'Drei Hände spielen für alle am Tisch gegen den Dealer, aus {{decks}} für diese Runde gemischten Decks. Bilder zählen zehn, ein Ass elf oder eins. Sie setzen auf die Hände, die den Dealer schlagen sollen.',
  ruleWay:
    'Niemand entscheidet: Jede Hand wird auf dieselbe veröffentlichte Weise gespielt. Zählt ein Ass elf, zieht sie bis 17, gegen 9, Zehn oder Ass auch mit 18. Sonst zieht sie bis 11, mit 12 außer gegen 4, 5 oder 6, und mit 13 bis 16, wenn der Dealer 7 oder mehr zeigt. Verdoppelt und geteilt wird nie.',
  ruleDealer: 'Der Dealer zieht bis 16 und bleibt bei jeder 17 stehen, was auch immer aus den Händen wurde.',
  rulePays: 'Unentschieden gibt den Einsatz zurück. Eine Hand mit 21 in den ersten beiden Karten zahlt {{multiple}}.',
} satisfies Texts<typeof english>;
