import type { Language } from 'contract/constants';
import type { Settings } from '../../kernel/env';
import { localized } from '../mail';
import { signNotification } from '../../kernel/notification-signature';

/** The outside provider that this Worker holds itself, for testers: never in production. */
export const sandboxSystem = 'sandbox';
export const sandboxGamesPath = '/sandbox/games/';

export const hasSandbox = ({ ENVIRONMENT }: Pick<Settings, 'ENVIRONMENT'>): boolean => ENVIRONMENT !== 'production';

const known = new WeakMap<Settings, Readonly<Record<string, string>>>();

/** By which secrets the wallet knows providers. The sandbox's is made of the payment sandbox's. */
export function walletSecrets(settings: Settings): Readonly<Record<string, string>> {
  if (!hasSandbox(settings)) return settings.GAME_PROVIDERS;
  let secrets = known.get(settings);
  if (!secrets)
    known.set(
      settings,
      (secrets = {
        ...settings.GAME_PROVIDERS,
        [sandboxSystem]: signNotification('sandbox games', settings.PAYMENT_SECRET),
      }),
    );
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

/** Whether a provider's games can be opened at all. */
export const canLaunch = (system: string, settings: Settings): boolean =>
  system === sandboxSystem ? hasSandbox(settings) : Object.hasOwn(settings.GAME_LAUNCH, system);

/** The address of the game's frame: the provider's, or a path of this site for the sandbox's. Null for a provider that is not configured. */
export function frameAddress(
  { system, gameid, playerToken, homeUrl, cashierUrl, ...written }: OutsideLaunch,
  settings: Settings,
): string | null {
  if (!canLaunch(system, settings)) return null;
  const { SITE_ORIGIN } = settings;
  const url = new URL(
    system === sandboxSystem ? `${sandboxGamesPath}${gameid}` : settings.GAME_LAUNCH[system]!,
    SITE_ORIGIN,
  );
  const query = {
    game: gameid,
    ...written,
    homeUrl: localized(SITE_ORIGIN, written.language, homeUrl),
    cashierUrl: localized(SITE_ORIGIN, written.language, cashierUrl),
    ...(playerToken && { token: playerToken }),
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return system === sandboxSystem ? `${url.pathname}${url.search}` : url.href;
}
