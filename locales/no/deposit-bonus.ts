import type { Texts } from '../texts';
import type { depositBonus as english } from '../en/deposit-bonus';

export const depositBonus = {
  choose: 'Bonus',
  none: 'Ingen bonus',
  noneText: 'Det du vinner, kan tas ut uten omsetningskrav.',
  terms:
    '{{percent}} % av innskuddet, opptil {{most}}. Sett inn minst {{minimum}}, og omsett bonusen {{times}} ganger innen {{days}} dager.',
  hint: 'Så lenge en bonus er aktiv, kan du bare ta ut hvis du frasier deg den.',
  gone: 'Denne bonusen er ikke lenger tilgjengelig. Velg på nytt. Ingenting er betalt.',
  belowMinimum: 'For denne bonusen må du sette inn minst {{minimum}}',
  waiting: 'Legges til når innskuddet kommer frem',
  withPayment: 'Bonusen «{{name}}» ({{amount}}) legges til når innskuddet kommer frem.',
  given: 'Lagt til i bonusene dine',
  cancelled: 'Kansellert sammen med betalingen',
  notGiven: 'Ikke lagt til: Den er allerede gitt med et annet innskudd, eller kontoen din var sperret',
  wageringLeft: 'Du har {{left}} igjen å omsette for den aktive bonusen ({{gained}} av {{needed}}).',
  wagerOrGiveUp: 'Fullfør omsetningskravet, eller frasi deg bonusen med {{balance}} i den; da kan du ta ut.',
  playOn: 'Spill videre',
  toRound: 'Fullfør runden i {{game}}',
} satisfies Texts<typeof english>;
