import { z } from 'zod';
import { call } from './call';
import { GameId } from './game-id';
import { MinorUnits, MoneyUnit } from './money';
import { RoundState } from './receipt';

/**
 * The seamless wallet for outside game providers. Every message is signed: `x-provider`, `x-timestamp` (epoch ms) and
 * `x-signature`, the hex HMAC-SHA256 of `timestamp.rawBody` with the provider's secret. A clock off by more than 5 minutes is refused.
 */
export const walletHeaders = { provider: 'x-provider', timestamp: 'x-timestamp', signature: 'x-signature' } as const;

/** The provider's own ids. */
const Key = z.string().regex(/^[A-Za-z0-9_.:-]{1,80}$/);
/** Names the player and the session to one provider; it opens nothing else. */
const PlayerToken = z.string().min(1).max(300);
const Base = z.object({ playerToken: PlayerToken, transactionId: Key, roundId: Key, gameid: GameId });
const Stake = MinorUnits.min(0);

/** `balance` in minor units of `currency`. */
export const WalletAnswer = z.object({ state: RoundState, balance: MinorUnits, currency: MoneyUnit });

export const walletBet = call({
  method: 'POST',
  path: '/wallet/bet',
  summary:
    'Takes a stake in one of the provider’s own games. Checks session, territory (`country`, where the provider sees the player), freeze, currency, stake and balance.',
  session: 'none',
  body: Base.extend({
    amount: Stake,
    currency: MoneyUnit,
    country: z
      .string()
      .regex(/^[A-Za-z]{2}$/)
      .optional(),
  }),
  data: WalletAnswer,
  refusals: [
    'invalid_signature',
    'session_expired',
    'restriction_error',
    'account_frozen',
    'invalid_currency',
    'insufficient_funds',
    'game_not_available',
    'stake_not_offered',
    'bonus_stake_too_high',
    'round_closed',
    'round_too_soon',
    'reality_check_due',
    'duplicate_transaction',
  ],
  extension: true,
});

export const walletWin = call({
  method: 'POST',
  path: '/wallet/win',
  summary:
    'Pays a win; neither session nor territory, freeze or limit stops it. `closes`: no more wins will come; a lost round is closed by a win of 0. One above the game’s or the provider’s highest payout is taken, held and looked at first; one without a bet waits for it.',
  session: 'none',
  body: Base.extend({ amount: Stake, currency: MoneyUnit, closes: z.boolean() }),
  data: WalletAnswer,
  refusals: ['invalid_signature', 'not_found', 'invalid_currency', 'duplicate_transaction'],
  extension: true,
});

export const walletRollback = call({
  method: 'POST',
  path: '/wallet/rollback',
  summary:
    'Takes a bet back; of an unknown bet it leaves a tombstone and succeeds. A bet of another round than the named one is `not_found`.',
  session: 'none',
  body: Base.extend({ betTransactionId: Key }),
  data: WalletAnswer,
  refusals: ['invalid_signature', 'not_found', 'duplicate_transaction'],
  extension: true,
});

export const walletBalance = call({
  method: 'POST',
  path: '/wallet/balance',
  summary: "The player's balance for a provider.",
  session: 'none',
  body: z.object({ playerToken: PlayerToken }),
  data: WalletAnswer.omit({ state: true }),
  refusals: ['invalid_signature', 'session_expired'],
  extension: true,
});
