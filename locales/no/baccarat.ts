import type { Texts } from '../texts';
import type { baccarat as english } from '../en/baccarat';

export const baccarat = {
  player: 'Spiller',
  banker: 'Bank',
  tie: 'Uavgjort',
  'player-pair': 'Par hos spiller',
  'banker-pair': 'Par hos bank',
  small: 'Liten: 4 kort',
  big: 'Stor: 5 eller 6 kort',
  mark_player: 'S',
  mark_banker: 'B',
  mark_tie: 'U',
  dealing: 'Kortene deles ut',
  begins: 'Kortene deles når innsatsene stenger',
  playerWins: 'Spiller vinner {{points}} mot {{other}}',
  bankerWins: 'Bank vinner {{points}} mot {{other}}',
  tied: 'Uavgjort på {{points}}',
  ruleDeal:
    'Spiller og bank får to kort hver fra {{decks}} kortstokker som stokkes for hver runde. Et ess teller én, tiere og bilder ingenting; av summen teller bare siste siffer, og ni er høyest.',
  ruleThird:
    'Med åtte eller ni på en av sidene trekkes ikke mer. Ellers trekker spiller på fem eller mindre. Står spiller, trekker også banken på fem eller mindre; ellers trekker den på to eller mindre, på 3 unntatt mot en 8 som tredje kort, på 4 mot 2 til 7, på 5 mot 4 til 7 og på 6 mot 6 eller 7.',
  ruleTie: 'Ved uavgjort får innsatser på spiller og bank pengene tilbake. Et par er to første kort av samme verdi.',
  ruleCommission: 'Huset beholder en tjuendedel av det en innsats på bank vinner.',
  ruleSix: 'Ingen kommisjon. Vinner banken med seks, betaler den {{multiple}}.',
} satisfies Texts<typeof english>;
