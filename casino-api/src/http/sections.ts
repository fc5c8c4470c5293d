import { bonusRoutes } from './bonus-routes';
import { cashierRoutes } from './cashier-routes';
import { cryptoRoutes } from './crypto-routes';
import { emailRoutes } from './email-routes';
import { documentsRoutes } from './documents-routes';
import { contentRoutes } from './content-routes';
import { fairnessRoutes } from './fairness-routes';
import { favouritesRoutes } from './favourites-routes';
import { gatewayRoutes } from './gateway-routes';
import { gamesRoutes } from './games-routes';
import { historyRoutes } from './history-routes';
import { identityRoutes } from './identity-routes';
import { instantRoutes } from './instant-routes';
import { jackpotRoutes } from './jackpot-routes';
import { launchRoutes } from './launch-routes';
import { loginRoutes } from './login-routes';
import { loyaltyRoutes } from './loyalty-routes';
import type { Mounts } from './mount';
import { offerRoutes } from './offer-routes';
import { passwordRoutes } from './password-routes';
import { playerRoutes } from './player-routes';
import { profileRoutes } from './profile-routes';
import { protectionRoutes } from './protection-routes';
import { raceRoutes } from './race-routes';
import { refundRoutes } from './refund-routes';
import { registrationRoutes } from './registration-routes';
import { roundRoutes } from './round-routes';
import { sessionRoutes } from './session-routes';
import { siteRoutes } from './site-routes';
import { sportsRoutes } from './sports-routes';
import { supportRoutes } from './support-routes';
import { tableRoutes } from './table-routes';
import { walletRoutes } from './wallet-routes';

const sections = [
  sessionRoutes,
  siteRoutes,
  supportRoutes,
  gamesRoutes,
  favouritesRoutes,
  registrationRoutes,
  loginRoutes,
  playerRoutes,
  passwordRoutes,
  profileRoutes,
  emailRoutes,
  documentsRoutes,
  launchRoutes,
  cashierRoutes,
  cryptoRoutes,
  gatewayRoutes,
  instantRoutes,
  refundRoutes,
  identityRoutes,
  roundRoutes,
  fairnessRoutes,
  walletRoutes,
  bonusRoutes,
  offerRoutes,
  historyRoutes,
  protectionRoutes,
  loyaltyRoutes,
  contentRoutes,
  sportsRoutes,
  raceRoutes,
  jackpotRoutes,
  tableRoutes,
];

/** Every section's calls: what the contract does not name is not served. */
export function allMounts(): Mounts {
  const mounts: Mounts = [];
  for (const section of sections) section(mounts);
  return mounts;
}
