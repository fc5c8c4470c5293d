import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { GameDetails } from 'contract/games';
import { usePage } from '~/i18n/page';
import { familyNames, rulesOf, type FamilyName } from '~/info/families';
import stylesheet from '~/info/family.css?url';
import { BackToIndex } from '~/info/info-screens';
import type { RouteHandle } from '~/layout/route-handle';
import { keptList } from '~/lobby/list-data';
import { EmptyState } from '~/ui/panel';

export const handle: RouteHandle = {
  found: true,
  kept: keptList,
  samples: { 'how to play slots': '/info/how-to-play/slot', 'how to play roulette': '/info/how-to-play/roulette' },
};

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

const isFamily = (name: string): name is FamilyName => (familyNames as readonly string[]).includes(name);

/** How a family of games is played. The example is the first of its games, so it is asked for after them. @throws Response 404 for an unknown family */
export async function loader({ context: { api, page }, params }: LoaderFunctionArgs) {
  const { t } = page;
  const name = params.family!;
  if (!isFamily(name)) throw new Response(null, { status: 404 });
  const { games } = await api.games.filter({ category: 'all', family: name, sort: 'popular', limit: 40, offset: 0 });
  const example = games[0] ? await api.games.get(games[0].id) : null;
  const texts = {
    title: t('info.familyTitle', { family: t(`info.family_${name}`) }),
    description: t(`info.familyText_${name}`),
  };
  return {
    ...texts,
    family: name,
    games,
    /** The game whose rules stand as the example: the most popular one. Null while there is none. */
    example: example?.rules?.kind === name ? example : null,
  };
}

/** How a family is played, told by the rules of one of its games, and the games to play. */
export default function HowToPlayFamily() {
  const { t, href } = usePage();
  const { family, games, example } = useLoaderData<typeof loader>();
  return (
    <div className="info">
      <header className="page-head">
        <BackToIndex path="/info/how-to-play#families">{t('info.families')}</BackToIndex>
        <h1>{t(`info.family_${family}`)}</h1>
        <p className="lead">{t(`info.familyText_${family}`)}</p>
      </header>
      {example ? <ExampleRules family={family} game={example} /> : <EmptyState icon="info" title={t('info.noGames')} />}
      {games.length > 0 && (
        <section aria-labelledby="games">
          <h2 id="games">{t('info.familyGames')}</h2>
          <ul className="family-games">
            {games.map(({ id, title }) => (
              <li key={id}>
                <a href={href(`/game/${id}`)}>
                  <img src={`/art/${id}.svg`} alt="" width="300" height="400" loading="lazy" />
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** What payouts are reckoned for in the example: EUR 1. */
const exampleStake = { stake: 100, currency: 'EUR' } as const;

function ExampleRules({ family, game }: { family: FamilyName; game: GameDetails }) {
  const { t } = usePage();
  const { Rules, stylesheet } = rulesOf(family);
  return (
    <section className="panel example-rules" aria-labelledby="rules">
      <link rel="stylesheet" href={stylesheet} />
      <h2 id="rules">{t('info.ruleExample', { game: game.title })}</h2>
      <Rules game={game} {...exampleStake} />
      <p className="quiet">{t('info.ruleOwn')}</p>
    </section>
  );
}
