import type { Chain } from 'contract/chains';
import type { Settings } from '../../../kernel/env';

export interface BtcpaySettings {
  /** Without a trailing slash. */
  url: string;
  store: string;
  key: string;
  /** The gateway's payment method of each chain that it handles. */
  methods: Readonly<Partial<Record<Chain, string>>>;
}

export interface CheckoutSettings {
  /** Without a trailing slash. */
  url: string;
  key: string;
  /** The origin of the page: players are sent to no other. */
  page: string;
  siteOrigin: string;
}

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

export const btcpaySettings = ({
  BTCPAY_URL,
  BTCPAY_STORE,
  BTCPAY_KEY,
  BTCPAY_METHODS,
}: Settings): BtcpaySettings | null =>
  BTCPAY_URL && BTCPAY_STORE && BTCPAY_KEY
    ? { url: withoutSlash(BTCPAY_URL), store: BTCPAY_STORE, key: BTCPAY_KEY, methods: BTCPAY_METHODS }
    : null;

export const checkoutSettings = ({
  CHECKOUT_URL,
  CHECKOUT_KEY,
  CHECKOUT_PAGE,
  SITE_ORIGIN,
}: Settings): CheckoutSettings | null =>
  CHECKOUT_KEY
    ? { url: withoutSlash(CHECKOUT_URL), key: CHECKOUT_KEY, page: CHECKOUT_PAGE, siteOrigin: SITE_ORIGIN }
    : null;
