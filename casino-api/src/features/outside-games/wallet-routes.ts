import { outsideCeiling } from 'contract/constants';
import { fromEuro, type MoneyUnit } from 'contract/money';
import { territoryOf } from 'contract/territory';
import * as contract from 'contract/wallet';
import type { GameEntry } from '../catalogue/games';
import { knownGame } from '../catalogue/known-games';
import type { WinLimits } from '../../ledger/rounds/rounds';
import { refused, type Outcome } from '../../kernel/outcome';
import type { WalletMessage } from './outside-wallet';
import type { WalletAnswer } from '../../ledger/wallet';
import { walletSecrets } from './providers';
import { isSignedByProvider } from './wallet-signature';
import { readWalletToken, type WalletToken } from './wallet-token';
import type { Ask } from '../../kernel/http/request';
import { mount, type Handler, type Mounts, type SignedAsk } from '../../kernel/http/mount';
import { systemOf } from '../../kernel/player-client';
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
const providerOf = (ask: Pick<Ask, 'header'>): string => ask.header(walletHeaders.provider) ?? '';

const isSigned = ({ header, rawBody, at, settings }: SignedAsk): boolean =>
  isSignedByProvider(
    {
      provider: header(walletHeaders.provider),
      timestamp: header(walletHeaders.timestamp),
      signature: header(walletHeaders.signature),
      rawBody,
    },
    walletSecrets(settings),
    at,
  );

interface Named {
  transactionId: string;
  roundId: string;
  gameid: string;
}
type WalletAsk = Pick<Ask, 'env' | 'at' | 'header' | 'settings'>;

const ownerOf = (ask: WalletAsk, playerToken: string): Promise<WalletToken | null> =>
  readWalletToken(playerToken, providerOf(ask), ask.settings.SESSION_SECRET);

/** What the three messages share; `entry` is null for a game that the catalogue does not have, or has as somebody else's. */
async function instructionOf(ask: WalletAsk, { transactionId, roundId, gameid }: Named) {
  const provider = providerOf(ask);
  const known = await knownGame(ask.env.DB, gameid, ask.at);
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
const limitsOf = (ask: WalletAsk, entry: GameEntry | null, currency: MoneyUnit): WinLimits => ({
  multiple: entry?.highestMultiple ?? null,
  ceiling: fromEuro(
    ask.settings.GAME_CEILINGS[providerOf(ask)] ?? outsideCeiling,
    currency === 'FUN' ? 'EUR' : currency,
  ),
});

const tell = (
  ask: WalletAsk,
  { playerId, sessionHash }: WalletToken,
  message: WalletMessage,
): Promise<Outcome<WalletAnswer>> =>
  systemOf(ask.env, playerId, outsidePort).walletMessage(sessionHash, message, ask.at);

const bet: Handler<typeof contract.walletBet> = async (ask) => {
  const { playerToken, amount, currency, country } = ask.body;
  const owner = await ownerOf(ask, playerToken);
  if (!owner) return refused('session_expired');
  const { entry, instruction } = await instructionOf(ask, ask.body);
  const isBarred = ask.client.barred || territoryOf({ country }).barred;
  return tell(ask, owner, {
    kind: 'bet',
    bet: { ...instruction, amount, limits: limitsOf(ask, entry, currency) },
    currency,
    isBarred,
    isKnownGame: entry !== null,
  });
};

const win: Handler<typeof contract.walletWin> = async (ask) => {
  const { playerToken, amount, currency, closes } = ask.body;
  const owner = await ownerOf(ask, playerToken);
  if (!owner) return refused('not_found');
  const { instruction } = await instructionOf(ask, ask.body);
  return tell(ask, owner, { kind: 'win', win: { ...instruction, amount, closes }, currency });
};

const rollback: Handler<typeof contract.walletRollback> = async (ask) => {
  const { playerToken, betTransactionId } = ask.body;
  const owner = await ownerOf(ask, playerToken);
  if (!owner) return refused('not_found');
  const { instruction } = await instructionOf(ask, ask.body);
  return tell(ask, owner, { kind: 'rollback', rollback: { ...instruction, betTransactionId } });
};

const balance: Handler<typeof contract.walletBalance> = async (ask) => {
  const owner = await ownerOf(ask, ask.body.playerToken);
  return owner
    ? systemOf(ask.env, owner.playerId, outsidePort).walletBalance(owner.sessionHash, ask.at)
    : refused('session_expired');
};
