import type { Texts } from '../texts';
import type { coin as english } from '../en/coin';

export const coin = {
  moon: 'Måne',
  sun: 'Sol',
  toss: 'Kast',
  stake: 'Innsats',
  call: 'Ditt valg',
  balance: 'Saldo',
  playMoney: 'Lekepenger',
  rules: 'Måne eller sol: Et riktig valg betaler 1,96 ganger innsatsen. RTP 98 %.',
  won: '{{side}}. Du vinner {{amount}}',
  lost: '{{side}}. Ingen gevinst denne gangen',
  incomplete: 'Velg innsats og side',
  givenBack: 'Runden ble ikke spilt, og ingenting ble trukket. Prøv igjen.',
  unclear: 'Vi vet ikke om innsatsen ble trukket. Se i historikken før du spiller videre.',
  waiting: 'Runden er trukket, men gevinsten er ikke bekreftet ennå.',
  askAgain: 'Sjekk på nytt',
  home: 'Tilbake til lobbyen',
  cashier: 'Sett inn',
  logIn: 'Logg inn',
  backToGame: 'Tilbake til spillet',
} satisfies Texts<typeof english>;
