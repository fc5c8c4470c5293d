import type { Texts } from '../texts';
import type { jackpot as english } from '../en/jackpot';

export const jackpot = {
  pool: 'Jackpot',
  funPool: 'Lekepengejackpot, fast',
  won: 'Du har vunnet jackpoten: {{amount}}',
  counted: 'Du har vunnet jackpoten. Beløpet telles opp og betales deg i sin helhet.',
  yours: 'Jackpoten er din',
  lookAgain: 'Oppdater',
  playOn: 'Spill videre imens',
  chance: 'Sjanse for jackpoten ved innsats {{stake}}',
  oneIn: '1 til {{rounds}}',
  baseReturn: 'Tilbakebetaling uten jackpoten',
  poolReturn: 'Tilbakebetaling fra jackpoten',
  ruleFed:
    '{{pool}} av hver innsats med ekte penger går til jackpoten og {{seed}} til den neste, som begynner på {{start}}. Alt som går inn, betales ut til spillere.',
  ruleChance:
    'Alle innsatser kan vinne den, uansett hva hjulene viser. Sjansen er proporsjonal med innsatsen, så alle innsatser har samme tilbakebetaling. Jackpoten føres i euro; andre valutaer regnes om til fast kurs.',
  rulePaid:
    'Den som vinner, får alt den inneholder i det øyeblikket, i tillegg til det hjulene gir. Vinner to spillere samtidig, får den første denne jackpoten og den andre den neste.',
  ruleFun:
    'Lekepenger går ikke inn i jackpoten og vinner den heller ikke. Med samme sjanse vinner de {{amount}}, det jackpoten i snitt inneholder når den vinnes.',
  ruleHighest: 'Den høyest mulige gevinsten nedenfor regner ikke med jackpoten.',
} satisfies Texts<typeof english>;
