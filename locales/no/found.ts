import type { Texts } from '../texts';
import type { found as english } from '../en/found';

export const found = {
  home: 'Nettcasino med spill du kan etterprøve',
  slots:
    'Spilleautomater der du ser tilbakebetalingen og gevinstsjansen før du spiller. Spill for moro eller for ekte penger.',
  livecasino: 'Live-casino: rulett, blackjack, baccarat og mer ved felles bord, med runder som alle kan etterprøve.',
  gameShows: 'Gameshow med lykkehjul, esker og multiplikatorer. Sjansene vises ved hvert spill.',
  crashAndFast:
    'Crash, plinko, miner, terninger og andre hurtigspill: En runde tar sekunder, og resultatet kan etterprøves.',
  browse:
    'Alle spill etter type: jackpoter med gjeldende beløp, gratisspinn, respinn, kaskader, lav eller høy volatilitet og hver leverandør.',
  register: 'Opprett en konto: Velg brukernavn og valuta, sett grensene dine og bestem selv om du vil ha en bonus.',
  login: 'Logg inn for å spille, sette inn, ta ut og se grensene og historikken din.',
  payAndPlay:
    'Registrer deg med en betaling fra bankkontoen din: Ingen skjemaer, og du kan spille så snart banken bekrefter den.',
  verify: 'Etterprøv selv en runde i hvilket som helst spill: Lim inn seedene og se at resultatet blir det samme.',
  stayInControl:
    'Sett grenser, ta en pause eller utesteng deg selv, og finn noen å snakke med. Det som hjelper deg å beholde kontrollen.',
  contact: 'Skriv til kundeservice. Du får svar på e-post.',
  chat: 'Live-chat med kundeservice, og andre måter å nå oss på.',
  promotions: 'Alle kampanjer akkurat nå: bonuser, gratisspinn, race og cashback, med datoer og vilkår.',
  depositBonus: 'Innskuddsbonuser med vilkårene forklart og et regneeksempel på omsetningskravet.',
  status: 'Hva som virker i casinoet akkurat nå: betalinger etter metode og spill etter leverandør.',
} satisfies Texts<typeof english>;
