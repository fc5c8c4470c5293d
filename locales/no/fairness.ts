import type { Texts } from '../texts';
import type { fairness as english } from '../en/fairness';

export const fairness = {
  title: 'Etterprøv en runde',
  lead: 'Hver runde kan etterprøves fra kvitteringen. Resultatet må stemme med det du fikk utbetalt.',
  check: 'Sjekk en kvittering',
  receipt: 'Kvittering',
  receiptHint: 'Lim inn teksten fra kvitteringsfilen.',
  receiptMissing: 'Lim inn en kvittering',
  receiptInvalid: 'Dette er ikke en kvittering. Kopier hele filen, fra første til siste klammeparentes.',
  judge: 'Etterprøv runden',
  matches: 'Seedene gir nøyaktig denne runden.',
  differs: 'Seedene gir en annen runde enn kvitteringen viser.',
  otherSeed: 'Server-seeden stemmer ikke med hashen: Det er ikke den som var fastsatt før runden.',
  notYet:
    'Da denne kvitteringen ble laget, var server-seeden fortsatt i bruk. Bytt seedene dine, så blir den vist. Åpne deretter kvitteringen for runden på nytt, så kan runden etterprøves.',
  signed: 'Kvitteringen har signaturen vår og er uendret.',
  forged: 'Signaturen stemmer ikke: Kvitteringen er endret etter at vi signerte den, eller kommer ikke fra oss.',
  unsigned: 'Kvitteringen mangler signatur, så ingenting viser at den kommer fra oss.',
  replayed: 'Gevinst, etterprøvd',
  stated: 'Gevinst på kvitteringen',
  yourSeeds: 'Seedene dine',
  seedsText:
    'Hashen av neste server-seed er allerede fastsatt. Uansett hva du blander den med, kan vi ikke lenger endre den.',
  rounds: 'Spilte runder',
  nextHash: 'Hash av neste server-seed',
  revealed_one: '{{shown}} vist seed',
  revealed_other: '{{shown}} viste seeder',
  revealedAt: 'Vist',
  nextClientSeed: 'Din neste klient-seed',
  nextClientSeedHint: 'Hvilke ord som helst, inntil 64 tegn. La feltet stå tomt, så trekkes en tilfeldig seed.',
  clientSeedInvalid: 'Bruk inntil 64 tegn på én linje',
  change: 'Vis og bytt seeder',
  changed: 'Seedene dine er byttet',
  how: 'Slik fungerer det',
  howHash:
    'Før du spiller, viser vi SHA-256-hashen av server-seeden vår. Du legger til din egen klient-seed. Hver runde teller ett tall videre, noncen.',
  howDraw:
    'Hver trekning leser seks byte av HMAC-SHA256(server-seed, «klient-seed:nonce:cursor»). Tall som ville favorisert ett resultat, forkastes, og neste cursor leses.',
  howScript:
    'Du trenger ikke stole på denne siden: Skriptet inneholder alle spillene våre, trenger bare Node.js og gjør samme beregning på maskinen din. Testvektorene viser om det regner riktig.',
  verifyThis: 'Etterprøv denne runden',
  download: 'Last ned signert kvittering',
} satisfies Texts<typeof english>;
