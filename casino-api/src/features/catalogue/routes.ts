import * as contract from 'contract/games';
import {
  countGames,
  device,
  findGame,
  findGames,
  findLists,
  gamesByProvider,
  providerNames,
  type GameQuery,
} from './games';
import { collected, gamesWith } from './game-traits';
import { latestWinners } from '../winners';
import { done, refused } from '../../kernel/outcome';
import type { CallContext } from '../../kernel/http/request';
import { mount, type Handler, type Mounts } from '../../kernel/http/mount';

/** No catalogue is longer. */
const everything = 10_000;
const searchPage = 40;

/** The rails of the home screen, in their order: one answer for every device, so of games that run on each. */
const rails = (at: number): Record<(typeof contract.homeRails)[number], GameQuery> => ({
  top: { onlyMobile: true, mostPlayedAt: at, limit: 10 },
  new: { onlyMobile: true, onlyNew: true, sort: 'new', limit: 7 },
  livecasino: { onlyMobile: true, category: 'livecasino', limit: 8 },
});

/** So many games stand for their collection. */
const collectionShown = 6;

export function gamesRoutes(mounts: Mounts): void {
  mount(mounts, contract.filterGames, filterGames);
  mount(mounts, contract.listGames, async ({ env, query, setHeader }) => {
    const { total, games } = await findGames(env.DB, { ...device(query), limit: everything });
    setHeader('x-total-count', String(total));
    return done({ total, games });
  });
  mount(mounts, contract.headGames, async ({ env, query, setHeader }) => {
    setHeader('x-total-count', String(await countGames(env.DB, device(query))));
    return done(null);
  });
  mount(mounts, contract.getGame, ({ env, params, language }) => oneGame(env.DB, language, params.id));
  mount(mounts, contract.getGameOfSystem, ({ env, params, language }) =>
    oneGame(env.DB, language, params.title, params),
  );
  mount(mounts, contract.getGameForDevice, ({ env, params, language }) =>
    oneGame(env.DB, language, params.title, params),
  );
  mount(mounts, contract.categorizedGames, async ({ env, at }) => {
    const queries = rails(at);
    const lists = await findLists(
      env.DB,
      contract.homeRails.map((rail) => queries[rail]),
    );
    return done({
      rails: contract.homeRails.map((rail, index) => ({
        rail,
        total: lists[index]!.total,
        games: lists[index]!.games,
      })),
    });
  });
  mount(mounts, contract.collectedGames, async ({ env }) => {
    const [lists, providers] = await Promise.all([
      findLists(
        env.DB,
        contract.gameCollections.map((collection) => ({
          ...collected(collection),
          sort: 'popular',
          onlyMobile: true,
          limit: collectionShown,
        })),
      ),
      gamesByProvider(env.DB),
    ]);
    return done({
      collections: contract.gameCollections.map((collection, index) => ({ collection, ...listOf(lists[index]!) })),
      providers: providers
        .map(({ name, games, off }) => ({ name, games: games - off }))
        .filter(({ games }) => games > 0),
    });
  });
  mount(mounts, contract.mostPlayedGames, ({ env, at, query, params: { section, limit } }) =>
    list(env.DB, { ...device(query), category: section === 'all' ? undefined : section, mostPlayedAt: at, limit }),
  );
  mount(mounts, contract.searchGames, ({ env, params, query }) =>
    list(env.DB, { ...device(query), text: params.title, limit: query.limit ?? searchPage, offset: query.offset }),
  );
  mount(mounts, contract.searchGamesLimited, ({ env, params, query }) =>
    list(env.DB, { ...device(query), text: params.title, limit: params.limit }),
  );
  mount(mounts, contract.casinoLatestData, async ({ env, at }) => done(await latestWinners(env.DB, at)));
}

const filterGames: Handler<typeof contract.filterGames> = async ({
  env,
  params: { category, providers, ...page },
  query,
}) => {
  const narrowed =
    query['crash-and-fast'] !== undefined
      ? 'crash-and-fast'
      : query.livecasino !== undefined
        ? 'livecasino'
        : undefined;
  return done(
    await findGames(env.DB, {
      ...device(query),
      ...page,
      text: query.title,
      ids: gamesWith(query),
      providers: providerNames(providers),
      category: category === 'all' ? narrowed : category,
    }),
  );
};

const listOf = ({ total, games }: contract.GameList): contract.GameList => ({ total, games });

async function list(db: D1Database, query: GameQuery) {
  return done(listOf(await findGames(db, query)));
}

async function oneGame(
  db: D1Database,
  language: CallContext['language'],
  id: string,
  wanted: { system?: string; device?: 'pc' | 'mobile' } = {},
) {
  const game = await findGame(db, id, language);
  const fits =
    game && (!wanted.system || game.system === wanted.system) && (!wanted.device || game.availability[wanted.device]);
  return fits ? done(game) : refused('not_found');
}
