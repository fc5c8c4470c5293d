import type { Texts } from '../texts';
import type { mails as english } from '../en/mails';

export const mails = {
  greeting: 'Hei {{name}}!',
  why: 'Du får denne e-posten fordi du har en konto hos {{site}}. Spørsmål? Skriv til {{support}}.',
  legal: '{{site}} er bare for voksne ({{minimumAge}}+). Hvis det slutter å være gøy, så stopp.',
  notice: {
    subjects: {
      level: 'Du har nådd et nytt nivå',
      challenge: 'Utfordringen er fullført',
      race: 'Premien din i slotracet',
      cashback: 'Cashbacken din er klar',
      paid: 'Belønningene dine er her',
    },
    button: 'Se varslene mine',
    off: 'Slå av disse e-postene',
  },
  confirmation: {
    subject: 'Bekreft {{site}}-kontoen din',
    ask: 'Takk for at du registrerte deg hos {{site}}. Bekreft e-postadressen din for å åpne kontoen:',
    button: 'Bekreft e-postadressen',
    valid: 'Lenken er gyldig i {{registrationLinkHours}} timer.',
    ignore: 'Hvis du ikke har registrert deg, kan du se bort fra denne e-posten.',
  },
  newEmail: {
    subject: 'Bekreft den nye e-postadressen din hos {{site}}',
    ask: 'Du har bedt om å bruke denne e-postadressen til {{site}}-kontoen din. Bekreft den her:',
    button: 'Bekreft e-postadressen',
    valid: 'Lenken er gyldig i {{emailLinkHours}} timer. Den gamle adressen brukes til du har bekreftet den nye.',
    ignore: 'Hvis du ikke har bedt om dette, kan du se bort fra denne e-posten.',
  },
  emailAsked: {
    subject: 'E-postadressen din hos {{site}} er i ferd med å bli endret',
    ask: 'Noen som kan passordet ditt, har bedt om å bruke en annen e-postadresse til {{site}}-kontoen din. Endringen gjelder når lenken vi har sendt til den nye adressen, blir åpnet.',
    button: 'Det var ikke meg: velg nytt passord',
    valid: 'Et nytt passord stopper endringen og avslutter alle økter.',
    ignore: 'Hvis det var deg, trenger du ikke å gjøre noe.',
  },
  emailChanged: {
    subject: 'E-postadressen din hos {{site}} er endret',
    ask: '{{site}}-kontoen din bruker nå en annen e-postadresse. Du får ikke flere e-poster om kontoen til denne adressen.',
    button: 'Det var ikke meg: kontakt kundeservice',
    valid: 'Saldoen og bonusene dine er uendret.',
    ignore: 'Hvis det var deg, trenger du ikke å gjøre noe.',
  },
  emailTaken: {
    subject: 'Noen prøvde å bruke e-postadressen din hos {{site}}',
    greeting: 'Hei!',
    ask: 'Noen har bedt om å bruke denne e-postadressen til en annen {{site}}-konto. Den hører allerede til en konto, så ingenting er endret.',
    button: 'Logg inn',
    valid:
      'Hvis det var deg og du vil bruke denne adressen, logger du inn på kontoen den hører til, eller velger et nytt passord der.',
    ignore: 'Hvis det ikke var deg, kan du se bort fra denne e-posten. Ingen har kommet seg inn på kontoen din.',
  },
  reset: {
    subject: 'Tilbakestill {{site}}-passordet ditt',
    ask: 'Noen har bedt om et nytt passord til {{site}}-kontoen din. Hvis det var deg, velger du det her:',
    button: 'Velg nytt passord',
    valid: 'Lenken er gyldig i én time og kan brukes én gang.',
    ignore: 'Hvis du ikke har bedt om dette, kan du se bort fra denne e-posten: Passordet ditt forblir uendret.',
  },
  security: {
    button: 'Sikre kontoen min',
    valid: 'For din sikkerhet kan du ta ut penger igjen {{withdrawalWaitHours}} timer etter denne endringen.',
    ignore: 'Hvis det ikke var deg, velger du et nytt passord og kontakter kundeservice med en gang.',
  },
  passwordChanged: {
    subject: '{{site}}-passordet ditt er endret',
    ask: 'Passordet til {{site}}-kontoen din er endret.',
  },
  nameChanged: {
    subject: 'Navnet på {{site}}-kontoen din er endret',
    ask: 'Navnet på {{site}}-kontoen din er endret. Verifiser identiteten din på nytt med et dokument i det nye navnet.',
  },
  exclusion: {
    subject: 'Pausen din fra {{site}}: Hvordan vil du gå videre?',
    ask: 'De {{exclusionHours}} timene etter selvutestengelsen din er over. Du bestemmer hvordan det går videre: Forleng selvutestengelsen med 6, 12 eller 60 måneder, eller begynn å spille igjen.',
    button: 'Ta et valg',
    valid: 'Du kan bare velge én gang. Måneder du har valgt, kan ikke forkortes.',
    ignore:
      'Så lenge du ikke velger noe, gjelder selvutestengelsen fortsatt. Du kan når som helst logge inn og ta ut saldoen din.',
  },
  withdrawal: {
    subject: '{{site}}-uttaket ditt er godkjent',
    ask: 'Uttaket ditt fra {{site}} er godkjent. Fortell oss hvilken kryptovaluta og lommebokadresse det skal sendes til:',
    button: 'Velg mottaker',
    valid: 'Lenken er gyldig i {{withdrawalLinkHours}} timer og kan brukes én gang.',
    ignore:
      'Hvis du ikke har bedt om et uttak, må du kontakte kundeservice med en gang og ikke videresende denne e-posten.',
  },
  support: {
    why: 'Du får denne e-posten fordi du har skrevet til {{site}}. Spørsmål? Skriv til {{support}}.',
    message: 'Meldingen din: {{message}}',
    reply:
      'Hvis dette ikke avklarer saken, kan du svare på denne e-posten eller skrive til oss igjen og oppgi {{reference}}.',
    answer: {
      subject: '{{site}}: svaret vårt på meldingen din {{reference}}',
      about: 'Dette er svaret vårt på meldingen din fra {{date}}. Den har referansen {{reference}}.',
    },
    dispute: {
      subject: '{{site}}: vårt endelige standpunkt til klagen din {{reference}}',
      about:
        'Vi er ikke blitt enige med deg om klagen din fra {{date}}. Den har referansen {{reference}}. Dette er vårt endelige standpunkt:',
      button: 'Gå til {{body}}',
      free: 'Du kan ta klagen videre til {{body}}, som er uavhengig av oss. Det koster deg ingenting. Legg ved denne e-posten.',
    },
  },
} satisfies Texts<typeof english>;
