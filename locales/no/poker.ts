import type { Texts } from '../texts';
import type { poker as english } from '../en/poker';

export const poker = {
  deal: 'Del ut',
  ready: 'Fem kort, delt ut bare til deg',
  cards: 'Kortene dine',
  choose: 'Merk kortene du beholder, og trekk',
  hold: 'Behold',
  holdCard: 'Behold {{card}}',
  heldCard: '{{card}}, beholdt',
  draw: 'Trekk',
  noHand: 'Ingen hånd som betaler',
  pays: 'Gevinst for hendene',
  'royal-flush': 'Royal flush',
  'four-deuces': 'Fire toere',
  'wild-royal': 'Royal flush med toere',
  'five-of-a-kind': 'Fem like',
  'straight-flush': 'Straight flush',
  'four-of-a-kind': 'Fire like',
  'full-house': 'Hus',
  flush: 'Flush',
  straight: 'Straight',
  'three-of-a-kind': 'Tre like',
  'two-pair': 'To par',
  'jacks-or-better': 'Knekter eller bedre',
  ruleDeal:
    'Du får fem kort fra en nystokket kortstokk på 52; ingen andre spiller i runden din. Behold så mange du vil, eller ingen. De andre byttes én gang, fra samme kortstokk, og du får betalt for de fem kortene du ender med.',
  ruleDeuces:
    'Hver toer er joker: Den erstatter kortet som gir den beste hånden. Tre like er den laveste hånden som betaler.',
  ruleJacks: 'Et par betaler fra knekter: knekter, damer, konger eller ess.',
  ruleReturn: 'RTP forutsetter optimalt spill: for hver utdeling å beholde det som betaler mest i snitt.',
} satisfies Texts<typeof english>;
