import { bonusRoutes } from './features/bonuses/routes';
import { cashierRoutes } from './features/cashier/routes';
import { methodRoutes } from './features/cashier/methods/declared-routes';
import { emailRoutes } from './features/accounts/email-routes';
import { documentsRoutes } from './features/documents/routes';
import { contentRoutes } from './features/content/routes';
import { fairnessRoutes } from './features/rounds/fairness-routes';
import { favouritesRoutes } from './features/catalogue/favourites-routes';
import { gatewayRoutes } from './features/cashier/webhooks';
import { gamesRoutes } from './features/catalogue/routes';
import { historyRoutes } from './features/history/routes';
import { identityRoutes } from './features/identity/routes';
import { jackpotRoutes } from './features/jackpots/routes';
import { launchRoutes } from './features/outside-games/launch-routes';
import { loginRoutes } from './features/sessions/login-routes';
import { loyaltyRoutes } from './features/loyalty/routes';
import type { Mounts } from './kernel/http/mount';
import { messageRoutes } from './features/messages/routes';
import { outsideRoundRoutes } from './features/outside-games/round-routes';
import { offerRoutes } from './features/bonuses/offer-routes';
import { passwordRoutes } from './features/sessions/password-routes';
import { playerRoutes } from './features/accounts/player-routes';
import { profileRoutes } from './features/accounts/profile-routes';
import { protectionRoutes } from './features/limits/routes';
import { raceRoutes } from './features/races/routes';
import { refundRoutes } from './features/cashier/refund-routes';
import { registrationRoutes } from './features/registration/routes';
import { roundRoutes } from './features/rounds/routes';
import { sessionRoutes } from './features/sessions/routes';
import { siteRoutes } from './features/content/site-routes';
import { sportsRoutes } from './features/sports/routes';
import { supportRoutes } from './features/support/routes';
import { tableRoutes } from './features/tables/routes';
import { walletRoutes } from './features/outside-games/wallet-routes';

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
  messageRoutes,
  emailRoutes,
  documentsRoutes,
  launchRoutes,
  cashierRoutes,
  ...methodRoutes,
  gatewayRoutes,
  refundRoutes,
  identityRoutes,
  roundRoutes,
  outsideRoundRoutes,
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
