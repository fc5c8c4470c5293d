import { decimalText } from 'contract/money';
import type { Balance, Player } from 'contract/player';
import { missingOf } from './completeness';
import type { AccountRecord } from './account';
import type { AccountBlock } from './account-block';

/** What other features know of the player. */
export interface PlayerStanding {
  firstDeposit: { amount: number; at: number | null } | null;
  pendingWithdrawals: number;
  favourites: string[];
  recent: string[];
  messages: Player['messages'];
}

/** The player in no language yet: of a block, which words it is told in. */
export type PlayerView = Omit<Player, 'block'> & { block: AccountBlock | null };

/** The player as the product shows it: account, balance, completeness and counts in one answer. */
export function playerView(
  account: AccountRecord,
  { isFrozen, mayBeOffered }: { isFrozen: boolean; mayBeOffered: boolean },
  balance: Balance,
  { firstDeposit, ...standing }: PlayerStanding,
): PlayerView {
  const { fname, lname, nickname, address, city, zip, mobile, kana, timezone } = account;
  return {
    id: account.playerId,
    username: account.username,
    email: account.email,
    language: account.language,
    countrycode: account.country,
    state: account.state,
    birthdate: account.birthdate,
    fname,
    lname,
    nickname,
    address,
    city,
    zip,
    mobile,
    kana,
    timezone,
    first_deposit: decimalText(firstDeposit?.amount ?? 0, account.currency),
    first_deposit_date: firstDeposit?.at ?? null,
    securityQuestion: account.securityQuestion,
    mails: account.takesMails,
    shownToNeighbours: account.shownToNeighbours,
    realityCheckMinutes: account.realityCheckMinutes,
    kycStatus: account.kycVerified ? 'verified' : 'not_verified',
    frozen: isFrozen,
    block: account.block,
    mayBeOffered,
    balance,
    missing: missingOf(account),
    ...standing,
  };
}
