import type { Texts } from '../texts';
import type { legal as english } from '../en/legal';

export const legal = {
  controlLead:
    'Spill er underholdning, og i snitt koster det penger: Over tid betaler alle spill tilbake mindre enn det som satses. Den nøyaktige andelen vises på hvert spill.',
  control1Title: 'La det være et spill',
  control1Text:
    'Bestem beløp og tid før du begynner. Spill aldri for å vinne tilbake tap, for lånte penger, eller når du er opprørt, trøtt eller har drukket. Ta pauser.',
  control2Title: 'Tegn du bør ta på alvor',
  control2Text:
    'Du skjuler hvor mye du spiller. Du spiller lenger eller for mer enn du hadde tenkt. Du låner, selger ting eller lar regninger ligge. Jobb, skole eller dem du er glad i, kommer i andre rekke.',
  control3Title: 'Når du vil stoppe',
  control3Text:
    'Skriv til {{email}} og be oss stenge kontoen din. Vi spør ikke om grunnen. Saldoen er fortsatt din, og vi utbetaler den til deg.',
  control4Title: 'Hjelp utenfra',
  control4Text:
    'Du trenger ikke klare det alene. Gambling Therapy (gamblingtherapy.org) gir gratis og anonyme råd på mange språk. Anonyme Gamblere (gamblersanonymous.org) møtes i mange land.',
} satisfies Texts<typeof english>;
