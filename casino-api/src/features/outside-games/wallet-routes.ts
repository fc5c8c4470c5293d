import { outsideCeiling } from 'contract/constants';
import { fromEuro, type MoneyUnit } from 'contract/money';
import { territoryOf } from 'contract/territory';
import * as contract from 'contract/wallet';
import { type GameEntry, knownGame } from '../catalogue';
import type { WinLimits } from '../../ledger/rounds/rounds';
import { refused, type Outcome } from '../../kernel/outcome';
import type { WalletMessage } from './outside-wallet';
import type { WalletAnswer } from '../../ledger/wallet-instructions';
import { walletSecrets } from './providers';
import { isSignedByProvider } from './wallet-signature';
import { readWalletToken, type WalletToken } from './wallet-token';
import type { CallContext } from '../../kernel/http/request';
import { mount, type Handler, type Mounts, type SignedContext } from '../../kernel/http/mount';
import { systemOf } from '../../kernel/player-client';
import { isGameOff, isInMaintenance, isOff } from '../../kernel/switches';
import { outsidePort } from './feature';

/** The seamless wallet for outside game providers: no api-key, each message proves itself by its signature. */
export function walletRoutes(mounts: Mounts): void {
  const options = { withoutApiKey: true, isSigned };
  mount(mounts, contract.walletBet, bet, options);
  mount(mounts, contract.walletWin, win, options);
  mount(mounts, contract.walletRollback, rollback, options);
  mount(mounts, contract.walletBalance, balance, options);
}

const { walletHeaders } = contract;
const providerOf = (context: Pick<CallContext, 'header'>): string => context.header(walletHeaders.provider) ?? '';

const isSigned = ({ env, header, rawBody, at }: SignedContext): boolean =>
  isSignedByProvider(
    {
      provider: header(walletHeaders.provider),
      timestamp: header(walletHeaders.timestamp),
      signature: header(walletHeaders.signature),
      rawBody,
    },
    walletSecrets(env),
    at,
  );

interface Named {
  transactionId: string;
  roundId: string;
  gameid: string;
}
type WalletContext = Pick<CallContext, 'env' | 'at' | 'header' | 'settings' | 'switches'>;

const ownerOf = (context: WalletContext, playerToken: string): Promise<WalletToken | null> =>
  readWalletToken(playerToken, providerOf(context), context.settings.SESSION_SECRET);

/** What the three messages share; `entry` is null for a game that the catalogue does not have, or has as somebody else's. */
async function instructionOf(context: WalletContext, { transactionId, roundId, gameid }: Named) {
  const provider = providerOf(context);
  const known = await knownGame(context.env.DB, gameid, context.at);
  const entry = known?.system === provider ? known : null;
  return {
    entry,
    instruction: {
      provider,
      transactionId,
      roundId,
      gameid,
      gametitle: known?.title ?? gameid,
      mode: 'real' as const,
      category: entry?.category,
      isForeign: entry === null,
    },
  };
}

/** Above what a round's wins wait for an operator, in the provider's currency. Play money has none, and is refused anyway. */
const limitsOf = (context: WalletContext, entry: GameEntry | null, currency: MoneyUnit): WinLimits => ({
  multiple: entry?.highestMultiple ?? null,
  ceiling: fromEuro(
    context.settings.GAME_CEILINGS[providerOf(context)] ?? outsideCeiling,
    currency === 'FUN' ? 'EUR' : currency,
  ),
});

const tell = (
  context: WalletContext,
  { playerId, sessionHash }: WalletToken,
  message: WalletMessage,
): Promise<Outcome<WalletAnswer>> =>
  systemOf(context.env, playerId, outsidePort).walletMessage(sessionHash, message, context.at);

const bet: Handler<typeof contract.walletBet> = async (context) => {
  const { playerToken, amount, currency, country } = context.body;
  const owner = await ownerOf(context, playerToken);
  if (!owner) return refused('session_expired');
  const { entry, instruction } = await instructionOf(context, context.body);
  const { switches } = context;
  const isBarred =
    context.client.barred || territoryOf({ country }).barred || isOff(switches, 'country', country ?? '');
  // A provider is told of maintenance as of a game that is off: what it had answered stands, and nothing new begins.
  const isPaused = isInMaintenance(switches) || isGameOff(switches, context.body.gameid, providerOf(context));
  return tell(context, owner, {
    kind: 'bet',
    bet: { ...instruction, amount, limits: limitsOf(context, entry, currency) },
    currency,
    isBarred,
    isKnownGame: entry !== null && !isPaused,
  });
};

const win: Handler<typeof contract.walletWin> = async (context) => {
  const { playerToken, amount, currency, closes } = context.body;
  const owner = await ownerOf(context, playerToken);
  if (!owner) return refused('not_found');
  const { instruction } = await instructionOf(context, context.body);
  return tell(context, owner, { kind: 'win', win: { ...instruction, amount, closes }, currency });
};

const rollback: Handler<typeof contract.walletRollback> = async (context) => {
  const { playerToken, betTransactionId } = context.body;
  const owner = await ownerOf(context, playerToken);
  if (!owner) return refused('not_found');
  const { instruction } = await instructionOf(context, context.body);
  return tell(context, owner, { kind: 'rollback', rollback: { ...instruction, betTransactionId } });
};

const balance: Handler<typeof contract.walletBalance> = async (context) => {
  const owner = await ownerOf(context, context.body.playerToken);
  return owner
    ? systemOf(context.env, owner.playerId, outsidePort).walletBalance(owner.sessionHash, context.at)
    : refused('session_expired');
};
