import type { GameDetails, GameTile } from 'contract/games';
import type { EdgeContext } from '~/edge/context';
import { familyNames, type FamilyName } from './families';

export interface FamilyData {
  /** The document's. */
  title: string;
  description: string;
  family: FamilyName;
  games: readonly GameTile[];
  /** The game whose rules stand as the example: the most popular one. Null while there is none. */
  example: GameDetails | null;
}

const isFamily = (name: string): name is FamilyName => (familyNames as readonly string[]).includes(name);

/** How a family of games is played. The example is the first of its games, so it is asked for after them. @throws Response 404 for an unknown family */
export async function loadFamily(
  { api, page: { t } }: Pick<EdgeContext, 'api' | 'page'>,
  name: string,
): Promise<FamilyData> {
  if (!isFamily(name)) throw new Response(null, { status: 404 });
  const { games } = await api.games.filter({ category: 'all', family: name, sort: 'popular', limit: 40, offset: 0 });
  const example = games[0] ? await api.games.get(games[0].id) : null;
  const texts = {
    title: t('info.familyTitle', { family: t(`info.family_${name}`) }),
    description: t(`info.familyText_${name}`),
  };
  return { ...texts, family: name, games, example: example?.rules?.kind === name ? example : null };
}
