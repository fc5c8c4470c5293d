import * as calls from 'contract/games';
import type { GameSort, ListCategory } from 'contract/games';
import type { GameRules } from 'contract/play';
import type { z } from 'zod';
import type { ApiClient } from './client';

export interface GameFilter {
  category: z.infer<typeof ListCategory>;
  /** Empty: all. */
  providers?: readonly string[];
  /** Words of title or provider; left out: all games. */
  title?: string | undefined;
  /** Only games whose rules are of this family. */
  family?: GameRules['kind'];
  sort: GameSort;
  limit: number;
  offset: number;
}

export const gamesApi = (api: ApiClient) => ({
  categorized: () => api.read(calls.categorizedGames),
  /** The whole catalogue. */
  all: () => api.read(calls.listGames),
  filter: ({ category, providers = [], title, family, sort, limit, offset }: GameFilter) =>
    api.read(calls.filterGames, {
      params: { category, providers: providers.join(',') || 'all', sort, limit, offset },
      query: { title, family },
    }),
  mostPlayed: (section: z.infer<typeof ListCategory>, limit: number) =>
    api.read(calls.mostPlayedGames, { params: { section, limit } }),
  /** `title` holds a letter or digit: a path of dots alone would be another address. */
  search: (title: string, page: { limit: number; offset: number }) =>
    api.read(calls.searchGames, { params: { title }, query: page }),
  get: (id: string) => api.read(calls.getGame, { params: { id } }),
  ofSystem: (system: string, title: string) => api.read(calls.getGameOfSystem, { params: { system, title } }),
  latestData: () => api.read(calls.casinoLatestData),
  /** Real mode without a player session is refused with `session_expired` by the API: ask for a session first. */
  launch: (id: string, options: { fun: boolean; homeUrl: string; cashierUrl: string }) =>
    api.call(calls.launchGame, {
      params: { id },
      query: { play_for_fun: options.fun ? 'true' : 'false', homeUrl: options.homeUrl, cashierUrl: options.cashierUrl },
    }),
});
