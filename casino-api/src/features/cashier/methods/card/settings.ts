import type { Settings } from '../../../../kernel/env';

export interface CheckoutSettings {
  /** Without a trailing slash. */
  url: string;
  key: string;
  /** The origin of the page: players are sent to no other. */
  page: string;
  siteOrigin: string;
}

/** Null where no card page is configured. */
export const checkoutSettings = ({
  CHECKOUT_URL,
  CHECKOUT_KEY,
  CHECKOUT_PAGE,
  SITE_ORIGIN,
}: Settings): CheckoutSettings | null =>
  CHECKOUT_KEY
    ? { url: CHECKOUT_URL.replace(/\/+$/, ''), key: CHECKOUT_KEY, page: CHECKOUT_PAGE, siteOrigin: SITE_ORIGIN }
    : null;
