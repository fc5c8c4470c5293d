import { chains, type Chain, type CryptoOrder } from 'contract/chains';
import { formatNumber } from '~/i18n/format';
import type { Language } from '~/i18n/languages';

/** An amount of a coin as wallets take it: `0.00083334`. @param amount in the coin's 10^-`digits` */
export function plainCoins(amount: number, chain: Chain): string {
  const { digits } = chains[chain];
  const text = String(amount).padStart(digits + 1, '0');
  const fraction = text.slice(-digits).replace(/0+$/, '');
  return fraction ? `${text.slice(0, -digits)}.${fraction}` : text.slice(0, -digits);
}

/** The same in the reader's language, with the coin's code: `0,00083334 BTC`. */
export function coinsInWords(amount: number, chain: Chain, language: Language): string {
  const [whole, fraction] = plainCoins(amount, chain).split('.');
  const separator = formatNumber(1.5, language).replace(/[15]/g, '');
  return `${formatNumber(Number(whole), language)}${fraction ? separator + fraction : ''} ${chain}`;
}

/** Of a coin of 10^8 parts, as `chains` counts ether, to wei. */
const weiPerPart = 10n ** 10n;

/**
 * What a wallet reads from the code: address, amount and tag in one (BIP 21 and what the other chains' wallets made of it; EIP-681). Tron has
 * no such form that wallets agree on, so there it is the address.
 */
export function paymentUri({ chain, address, destinationTag, due }: CryptoOrder): string {
  const amount = plainCoins(due, chain);
  switch (chain) {
    case 'BTC':
      return `bitcoin:${address}?amount=${amount}`;
    case 'LTC':
      return `litecoin:${address}?amount=${amount}`;
    case 'ETH':
      return `ethereum:${address}?value=${BigInt(due) * weiPerPart}`;
    case 'XRP':
      return `ripple:${address}?amount=${amount}${destinationTag === null ? '' : `&dt=${destinationTag}`}`;
    case 'TRX':
      return address;
  }
}
