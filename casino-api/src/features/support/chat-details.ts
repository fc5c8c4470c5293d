import { decimalText } from 'contract/money';
import type { AccountRecord } from '../accounts';
import type { Login } from '../sessions';
import type { Balance } from 'contract/player';

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

/** What of the player's money the chat is told. Times are epoch ms. */
export interface ChatMoney {
  balance: Balance;
  lastDepositAt: number | null;
  lastBonusAt: number | null;
}

const time = (at: number | null | undefined): string => (at ? new Date(at).toISOString() : '');

/** What the chat is told of a player (SPEC §7); amounts and times as texts. @param at epoch ms */
export function chatDetails(
  account: AccountRecord,
  { balance: { currency, cash, bonus }, lastDepositAt, lastBonusAt }: ChatMoney,
  logins: { last: Pick<Login, 'at'> | null; previous: Pick<Login, 'at'> | null },
  at: number,
): ChatDetails {
  return {
    player_id: account.playerId,
    username: account.username,
    email: account.email,
    last_active: time(at),
    balance: decimalText(cash, currency),
    bonus: decimalText(bonus, currency),
    last_deposit: time(lastDepositAt),
    previous_login: time(logins.previous?.at),
    last_login: time(logins.last?.at),
    last_bonus: time(lastBonusAt),
  };
}
