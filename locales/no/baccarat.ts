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
    'Med åtte eller ni på en av sidene trekkes det ikke mer. Ellers trekker spilleren på fem eller mindre. Står spilleren, trekker også banken på fem eller mindre. Har spilleren trukket, trekker banken på to eller mindre, på 3 unntatt mot en 8 som tredje kort, på 4 mot 2 til 7, på 5 mot 4 til 7 og på 6 mot 6 eller 7.',
  ruleTie:
    'Ved uavgjort får du tilbake innsatser på spiller og bank. Et par vil si at de to første kortene har samme verdi.',
  ruleCommission: 'Det trekkes 5 % kommisjon av gevinsten på innsatser på banken.',
  ruleSix: 'Det er ingen kommisjon. Vinner banken med seks, betaler innsatsen på den {{multiple}}.',
} satisfies Texts<typeof english>;
