import { decimalText } from 'contract/money';
import type { AccountRecord } from '../accounts/account';
import type { Login } from '../sessions/logins';
import type { PlayerMoney } from '../../player/player-money';

/** What the chat widget is told (SPEC §1): amounts as decimal text, times in ISO 8601, empty where there is nothing. */
export interface ChatDetails {
  player_id: string;
  username: string;
  email: string;
  last_active: string;
  balance: string;
  bonus: string;
  last_deposit: string;
  previous_login: string;
  last_login: string;
  last_bonus: string;
}

const time = (at: number | null | undefined): string => (at ? new Date(at).toISOString() : '');

/** What the chat is told of a player (SPEC §7); amounts and times as texts. @param at epoch ms */
export function chatDetails(
  account: AccountRecord,
  money: PlayerMoney,
  logins: { last: Login | null; previous: Login | null },
  at: number,
): ChatDetails {
  const { currency, cash, bonus } = money.balance();
  return {
    player_id: account.playerId,
    username: account.username,
    email: account.email,
    last_active: time(at),
    balance: decimalText(cash, currency),
    bonus: decimalText(bonus, currency),
    last_deposit: time(money.deposits.last()?.at),
    previous_login: time(logins.previous?.at),
    last_login: time(logins.last?.at),
    last_bonus: time(money.bonuses.lastGrantedAt()),
  };
}
