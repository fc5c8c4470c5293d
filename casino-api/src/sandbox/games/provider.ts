import type { GamesSandbox, OutsideTitles } from '../../features/outside-games';
import { settingsOf, type Env } from '../../kernel/env';
import { signNotification } from '../../kernel/notification-signature';
import { sandboxSettlesWithin } from '../payments/sandbox';
import { sandboxStatement } from '../payments/statement';

/** The outside provider that this Worker holds itself, for testers. */
export const sandboxSystem = 'sandbox';
export const sandboxGamesPath = '/sandbox/games/';

/** Made of the payment sandbox's. */
export const sandboxSecret = (env: Env): string => signNotification('sandbox games', settingsOf(env).PAYMENT_SECRET);

export const embeddedGames = (env: Env): GamesSandbox => ({
  system: sandboxSystem,
  secret: sandboxSecret(env),
  pathOf: (gameid) => `${sandboxGamesPath}${gameid}`,
  statement: {
    settlesWithin: sandboxSettlesWithin,
    lines: (from, to) => sandboxStatement(env).gameDays(sandboxSystem, from, to),
  },
});

/** The one title of the sandbox's provider. */
export const sandboxTitles: OutsideTitles = {
  system: sandboxSystem,
  games: [
    {
      id: 'moon-or-sun',
      title: 'Moon or Sun',
      provider: 'Sandbox Games',
      category: 'crash-and-fast',
      isNew: false,
      isJackpot: false,
      pc: true,
      mobile: true,
      popularity: 1,
      maxWinMultiple: 2,
      releasedAt: '2024-01-18',
    },
  ],
};
