import type { Texts } from '../texts';
import type { fairness as english } from '../en/fairness';

export const fairness = {
  title: 'Kontroller en runde',
  lead: 'Hver runde kan spilles på nytt fra kvitteringen. Resultatet må være det du fikk utbetalt.',
  check: 'Sjekk en kvittering',
  receipt: 'Kvittering',
  receiptHint: 'Lim inn teksten fra kvitteringsfilen.',
  receiptMissing: 'Lim inn en kvittering',
  receiptInvalid: 'Dette er ikke teksten til en kvittering. Kopier hele filen, fra første til siste klammeparentes',
  judge: 'Spill den på nytt',
  matches: 'Frøene gir nøyaktig denne runden.',
  differs: 'Frøene gir en annen runde enn kvitteringen sier.',
  otherSeed: 'Serverfrøet stemmer ikke med hashen: det er ikke det som var fastsatt før runden.',
  notYet:
    'Da denne kvitteringen ble laget, var serverfrøet fortsatt i bruk. Bytt frøene dine, så blir det vist. Åpne deretter kvitteringen for runden på nytt, så kan den spilles om igjen.',
  signed: 'Kvitteringen har vår signatur, uendret.',
  forged: 'Signaturen stemmer ikke: kvitteringen er endret etter at vi signerte den, eller kommer ikke fra oss.',
  unsigned: 'Kvitteringen mangler signatur, så ingenting viser at den kommer fra oss.',
  replayed: 'Gevinst, spilt på nytt',
  stated: 'Gevinst på kvitteringen',
  yourSeeds: 'Frøene dine',
  seedsText:
    'Hashen av neste serverfrø er allerede fastsatt. Uansett hva du blander det med, kan vi ikke lenger endre det.',
  rounds: 'Spilte runder',
  nextHash: 'Hash av neste serverfrø',
  revealed_one: '{{shown}} vist frø',
  revealed_other: '{{shown}} viste frø',
  revealedAt: 'Vist',
  nextClientSeed: 'Ditt neste klientfrø',
  nextClientSeedHint: 'Hvilke ord som helst, inntil 64 tegn. La feltet stå tomt for et tilfeldig frø.',
  clientSeedInvalid: 'Bruk inntil 64 tegn på én linje',
  change: 'Vis og bytt frø',
  changed: 'Frøene dine er byttet',
  how: 'Slik virker det',
  howHash:
    'Før du spiller, viser vi SHA-256-hashen av serverfrøet vårt. Du legger til ditt klientfrø. Hver runde teller ett tall videre, noncen.',
  howDraw:
    'Hver trekning leser seks byte av HMAC-SHA256(serverfrø, «klientfrø:nonce:markør»). Tall som ville favorisert ett resultat, forkastes, og neste markør leses.',
  howScript:
    'Du trenger ikke tro på denne siden: skriptet inneholder alle spillene våre, trenger bare Node.js og gjør samme beregning på maskinen din. Testvektorene viser om det regner riktig.',
  verifyThis: 'Kontroller denne runden',
  download: 'Last ned signert kvittering',
} satisfies Texts<typeof english>;
