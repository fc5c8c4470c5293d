import type { Language } from 'contract/constants';
import { settingsOf, type Env } from '../../kernel/env';
import { place, standInAt } from '../../kernel/stand-ins';
import type { StatementSource } from '../../ledger/statements/statements';
import { localized } from '../mail';

/** Plays an outside provider of games. */
export interface GamesSandbox {
  system: string;
  /** By which the wallet knows it. */
  secret: string;
  /** Where its game is opened, a path of the site. */
  pathOf(gameid: string): string;
  /** What it says it has moved. */
  statement: Pick<StatementSource, 'lines' | 'settlesWithin'>;
}

export const gamesSandbox = place<GamesSandbox>('a provider of games');

const known = new WeakMap<Env, Readonly<Record<string, string>>>();

/** By which secrets the wallet knows providers. */
export function walletSecrets(env: Env): Readonly<Record<string, string>> {
  const sandbox = standInAt(env, gamesSandbox);
  const { GAME_PROVIDERS } = settingsOf(env);
  if (!sandbox) return GAME_PROVIDERS;
  let secrets = known.get(env);
  if (!secrets) known.set(env, (secrets = { ...GAME_PROVIDERS, [sandbox.system]: sandbox.secret }));
  return secrets;
}

/** What a provider is told when one of its games is opened. `homeUrl` and `cashierUrl` are paths of the site, without a language. */
export interface OutsideLaunch {
  system: string;
  gameid: string;
  mode: 'real' | 'fun';
  language: Language;
  currency: string;
  homeUrl: string;
  cashierUrl: string;
  /** Null for play money, which a provider keeps itself: its demo never hears of the wallet. */
  playerToken: string | null;
}

/** The address of a provider's games, or, in the sandbox's place, of this one game. */
function addressOf(system: string, gameid: string, env: Env): string | null {
  const sandbox = standInAt(env, gamesSandbox);
  if (sandbox?.system === system) return sandbox.pathOf(gameid);
  const { GAME_LAUNCH } = settingsOf(env);
  return Object.hasOwn(GAME_LAUNCH, system) ? GAME_LAUNCH[system]! : null;
}

/** Whose games can be opened. */
export const launchable = (env: Env): string[] => {
  const sandbox = standInAt(env, gamesSandbox);
  return [...Object.keys(settingsOf(env).GAME_LAUNCH), ...(sandbox ? [sandbox.system] : [])].sort();
};

/** Whether a provider's games can be opened at all. */
export const canLaunch = (system: string, env: Env): boolean => addressOf(system, '', env) !== null;

/** The address of the game's frame: the provider's, or a path of this site for the sandbox's. Null for a provider that is not configured. */
export function frameAddress(
  { system, gameid, playerToken, homeUrl, cashierUrl, ...written }: OutsideLaunch,
  env: Env,
): string | null {
  const address = addressOf(system, gameid, env);
  if (address === null) return null;
  const { SITE_ORIGIN } = settingsOf(env);
  const url = new URL(address, SITE_ORIGIN);
  const query = {
    game: gameid,
    ...written,
    homeUrl: localized(SITE_ORIGIN, written.language, homeUrl),
    cashierUrl: localized(SITE_ORIGIN, written.language, cashierUrl),
    ...(playerToken && { token: playerToken }),
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return address.startsWith('/') ? `${url.pathname}${url.search}` : url.href;
}
