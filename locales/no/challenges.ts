import type { Texts } from '../texts';
import type { challenges as english } from '../en/challenges';

export const challenges = {
  title: 'Utfordringer',
  lead: 'Når gevinsten i én runde på en spilleautomat når en av disse multiplikatorene, legges premien til saldoen din. Innsatsen må være dine egne penger. Hver utfordring betaler én gang i måneden, og en runde betaler den høyeste den når.',
  short:
    'En pengepremie når én runde på en spilleautomat, med egne penger, betaler en svært høy multiplikator. Hver utfordring betaler én gang i måneden.',
  list: 'Månedens utfordringer',
  prize: 'Premie',
  minimum: 'Minste innsats',
  equivalent: 'Beløpene er i euro; i andre valutaer gjelder faste motverdier.',
  hitOn: 'Du klarte denne {{date}}.',
  prizeWithheld: 'Premien holdes av til deg så lenge kontoen er sperret.',
  receipt: 'Runden',
  winners: 'Vinnere i {{month}}',
  noWinners: 'Ingen utfordring er klart i {{month}} så langt.',
  multiplier: 'Multiplikator',
  player: 'Spiller',
  game: 'Spill',
  day: 'Dato',
  months: 'Andre måneder',
} satisfies Texts<typeof english>;
