/** The casino API by sections. */
import { bonusesApi } from './bonuses';
import { cashierApi } from './cashier';
import { ApiClient, type ClientHost } from './client';
import { contentApi } from './content';
import { documentsApi } from './documents';
import { fairnessApi } from './fairness';
import { favouritesApi } from './favourites';
import { gamesApi } from './games';
import { historyApi } from './history';
import { identityApi } from './identity';
import { instantApi } from './instant';
import { loyaltyApi } from './loyalty';
import { offersApi } from './offers';
import { passwordApi } from './password';
import { playerApi } from './player';
import { profileApi } from './profile';
import { protectionApi } from './protection';
import { racesApi } from './races';
import { registrationApi } from './registration';
import { roundsApi } from './rounds';
import { sessionApi } from './session';
import { siteApi } from './site';
import { supportApi } from './support';
import { tablesApi } from './tables';

export type { Answer } from './envelope-reader';
export * from './faults';

export function createCasinoApi(host: ClientHost) {
  const api = new ApiClient(host);
  return {
    session: sessionApi(api),
    site: siteApi(api),
    support: supportApi(api),
    games: gamesApi(api),
    rounds: roundsApi(api),
    tables: tablesApi(api),
    fairness: fairnessApi(api),
    favourites: favouritesApi(api),
    registration: registrationApi(api),
    player: playerApi(api),
    password: passwordApi(api),
    profile: profileApi(api),
    protection: protectionApi(api),
    documents: documentsApi(api),
    cashier: cashierApi(api),
    history: historyApi(api),
    bonuses: bonusesApi(api),
    offers: offersApi(api),
    loyalty: loyaltyApi(api),
    races: racesApi(api),
    content: contentApi(api),
    instant: instantApi(api),
    identity: identityApi(api),
  };
}

export type CasinoApi = ReturnType<typeof createCasinoApi>;
