import type { Texts } from '../texts';
import type { providers as english } from '../en/providers';

export const providers = {
  otherWays: 'Andre måter å logge inn på',
  withGoogle: 'Fortsett med Google',
  withBankId: 'Fortsett med BankID',
  failedTitle: 'Du er ikke logget inn',
  byPassword: 'Logg inn med passord',
  denied: 'Du avbrøt hos {{provider}}. Ingenting ble sendt til oss.',
  away: '{{provider}} er ikke tilgjengelig akkurat nå. Prøv igjen senere, eller logg inn med brukernavn og passord.',
  known:
    'Det finnes allerede en konto med e-postadressen din. Logg inn med brukernavnet og passordet til kontoen; be om et nytt passord hvis du ikke husker dem.',
  completeTitle: 'Fullfør registreringen',
  completeLead: '{{provider}} har fortalt oss hvem du er. Vi spør bare om det som mangler; du trenger ikke passord.',
  toldBy: 'Fra {{provider}}',
  name: 'Navn',
} satisfies Texts<typeof english>;
