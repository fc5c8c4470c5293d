import { routes as crypto } from './crypto/routes';
import { routes as instant } from './instant/routes';

/** The calls that payment methods have of their own, of every folder with a `routes.ts`: written by `npm run build`. */
export const methodRoutes = [crypto, instant] as const;
