import { chainCodes, type Chain } from 'contract/chains';
import type { Settings } from '../../../../kernel/env';

export interface BtcpaySettings {
  /** Without a trailing slash. */
  url: string;
  store: string;
  key: string;
  /** The gateway's payment method of each chain that it handles. */
  methods: Readonly<Partial<Record<Chain, string>>>;
}

/** Null where no server is configured. */
export const btcpaySettings = ({
  BTCPAY_URL,
  BTCPAY_STORE,
  BTCPAY_KEY,
  BTCPAY_METHODS,
}: Settings): BtcpaySettings | null =>
  BTCPAY_URL && BTCPAY_STORE && BTCPAY_KEY
    ? { url: BTCPAY_URL.replace(/\/+$/, ''), store: BTCPAY_STORE, key: BTCPAY_KEY, methods: BTCPAY_METHODS }
    : null;

/** The chains that are offered, in the contract's order: the gateway's where there is one, else all that the sandbox plays. */
export function chainsOnOffer(settings: Settings): Chain[] {
  const btcpay = btcpaySettings(settings);
  return btcpay ? chainCodes.filter((chain) => Object.hasOwn(btcpay.methods, chain)) : [...chainCodes];
}
