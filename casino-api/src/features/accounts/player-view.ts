import { decimalText } from 'contract/money';
import type { Player } from 'contract/player';
import { missingOf } from './completeness';
import type { AccountRecord } from './account';
import type { Messages } from '../messages/messages';
import type { OwnGames } from '../catalogue/own-games';
import type { PlayerMoney } from '../../player/player-money';

/** The player as the product shows it: account, balance, completeness and counts in one answer. */
export function playerView(
  account: AccountRecord,
  { isFrozen, mayBeOffered }: { isFrozen: boolean; mayBeOffered: boolean },
  money: PlayerMoney,
  games: OwnGames,
  messages: Messages,
): Player {
  const firstDeposit = money.deposits.first();
  const { fname, lname, nickname, address, city, zip, mobile, timezone } = account;
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
    timezone,
    first_deposit: decimalText(firstDeposit?.amount ?? 0, account.currency),
    first_deposit_date: firstDeposit?.at ?? null,
    securityQuestion: account.securityQuestion,
    mails: account.takesMails,
    realityCheckMinutes: account.realityCheckMinutes,
    kycStatus: account.kycVerified ? 'verified' : 'not_verified',
    frozen: isFrozen,
    mayBeOffered,
    balance: money.balance(),
    missing: missingOf(account),
    favourites: games.favourites(),
    recent: games.recent(),
    pendingWithdrawals: money.withdrawals.pending().length,
    messages: messages.standing(),
  };
}
