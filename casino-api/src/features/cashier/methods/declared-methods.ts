import { card } from './card';
import { crypto } from './crypto';
import { instant } from './instant';

/** Every payment method there is a folder for: written by `npm run build`. */
export const declaredMethods = [card, crypto, instant] as const;
