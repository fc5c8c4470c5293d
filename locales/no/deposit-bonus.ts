import type { Texts } from '../texts';
import type { depositBonus as english } from '../en/deposit-bonus';

export const depositBonus = {
  choose: 'Bonus',
  none: 'Ingen bonus',
  noneText: 'Det du vinner, kan tas ut uten omsetningskrav.',
  terms:
    '{{percent}} % av innskuddet, opptil {{most}}; minste innskudd {{minimum}}, bonusen omsettes {{times}} innen {{days}} dager.',
  hint: 'Så lenge en bonus er aktiv, betyr uttak at du gir den opp.',
  gone: 'Denne bonusen er ikke lenger tilgjengelig: velg på nytt. Ingenting er betalt.',
  belowMinimum: 'For denne bonusen må du sette inn minst {{minimum}}',
  waiting: 'Legges til når innskuddet kommer fram',
  given: 'Lagt til i bonusene dine',
  cancelled: 'Avbrutt sammen med betalingen',
  notGiven: 'Ikke lagt til: Den kom allerede med et annet innskudd, eller kontoen din var sperret',
  withNext: 'Med ditt neste innskudd',
  wageringLeft: 'Den aktive bonusen din krever {{left}} til i omsetning ({{gained}} av {{needed}}).',
  wagerOrGiveUp: 'Spill den ferdig, eller gi den opp med {{balance}} i den; da kan du ta ut.',
  playOn: 'Spill videre',
  toRound: 'Fullfør runden i {{game}}',
} satisfies Texts<typeof english>;
