import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { GameTile, GameDetails } from 'contract/games';
import { formatPercent } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import type { RouteHandle } from '~/layout/route-handle';
import type { Thing } from '~/layout/structured-data';
import { categories } from '~/lobby/categories';
import { FavouriteForms, favouriteForm } from '~/lobby/favourite-forms';
import gameStyles from '~/lobby/game.css?url';
import { heartIslands } from '~/lobby/heart-islands';
import { lobbyLinks } from '~/lobby/links';
import { keptList } from '~/lobby/list-data';
import { Rail } from '~/lobby/rail';
import { Button } from '~/ui/button';
import { gameArt } from '~/ui/game-art';
import { Icon } from '~/ui/icon';
import { Notice } from '~/ui/notice';
import { Badge } from '~/ui/panel';

export const handle: RouteHandle = {
  found: true,
  samples: { 'game info': '/game/lantern-festival' },
  kept: keptList,
  islands: heartIslands,
};

export const links: LinksFunction = () => [...lobbyLinks(), { rel: 'stylesheet', href: gameStyles }];

/** What is told of a game. Similar ones are asked for by its category, so after it. @throws Response 404 for an unknown game */
export async function loader({ context: { api, player }, params }: LoaderFunctionArgs) {
  const [game, found] = await Promise.all([api.games.get(params.id!), player()]);
  const { games } = await api.games.filter({ category: game.category, sort: 'popular', limit: 40, offset: 0 });
  const about: Thing = {
    type: 'VideoGame',
    facts: {
      name: game.title,
      description: game.description,
      image: gameArt(game),
      publisher: { type: 'Organization', facts: { name: game.provider } },
    },
  };
  return {
    title: game.title,
    description: game.description,
    about,
    above: categories[game.category].path,
    game,
    similar: similarTo(game, games),
    favourites: found?.favourites ?? null,
  };
}

const similarShown = 8;

/** Who made it first, then what else is like it, as popular as they come. */
function similarTo(game: Pick<GameTile, 'id' | 'provider'>, others: readonly GameTile[]): GameTile[] {
  const rest = others.filter(({ id }) => id !== game.id);
  return [
    ...rest.filter(({ provider }) => provider === game.provider).slice(0, similarShown / 2),
    ...rest.filter(({ provider }) => provider !== game.provider),
  ].slice(0, similarShown);
}

/** Everything that is to be known before playing (SPEC §2, game info). */
export default function Game() {
  const { game, similar, favourites } = useLoaderData<typeof loader>();
  const { t, href } = usePage();
  const { path, label } = categories[game.category];
  return (
    <>
      <article className="game">
        <img className="game-art" src={gameArt(game)} alt="" width="300" height="400" />
        <header className="page-head">
          <p className="game-flags">
            <a className="link" href={href(path)}>
              {t(label)}
            </a>{' '}
            {game.isNew && <Badge kind="new">{t('lobby.isNew')}</Badge>}{' '}
            {game.isJackpot && <Badge kind="jackpot">{t('lobby.isJackpot')}</Badge>}
          </p>
          <h1>{game.title}</h1>
          <p className="quiet">{game.provider}</p>
          <p className="lead">{game.description}</p>
        </header>
        <div className="game-acts">
          {game.isOff ? <SwitchedOff /> : <Ways game={game} />}
          <Favourite game={game} favourites={favourites} />
        </div>
        <div className="game-parts">
          <section className="panel" aria-labelledby="facts">
            <h2 id="facts">{t('game.facts')}</h2>
            <Facts game={game} />
          </section>
          <section className="panel prose" aria-labelledby="round">
            <h2 id="round">{t('game.round')}</h2>
            <p>{game.details}</p>
            {/* The rules of another studio's game stand in the game. */}
            {game.rules && (
              <p>
                <a className="link" href={`${href(`/play/${game.system}/${game.id}`)}?mode=fun#rules`}>
                  {t('game.allRules')}
                </a>
              </p>
            )}
          </section>
        </div>
      </article>
      {similar.length > 0 && (
        <Rail kind="similar" title={t('game.similar')} all={path} games={similar} favourites={favourites} />
      )}
      {favourites && <FavouriteForms />}
    </>
  );
}

/** Operators have switched it off: a round that waits for a decision is gone on with on its own page. */
function SwitchedOff() {
  const { t } = usePage();
  return (
    <Notice kind="warning" title={t('game.isOff')}>
      {t('game.isOffText')}
    </Notice>
  );
}

/** For real money, or for fun. */
function Ways({ game }: { game: GameDetails }) {
  const { t, href } = usePage();
  const play = href(`/play/${game.system}/${game.id}`);
  return (
    <>
      <Button href={`${play}?mode=real`} variant="prime" size="large" icon="play">
        {t('game.playNow')}
      </Button>{' '}
      <Button href={`${play}?mode=fun`} variant="quiet" size="large">
        {t('game.playForFun')}
      </Button>{' '}
    </>
  );
}

/** Visitors are led to the log-in and back here. */
function Favourite({ game, favourites }: { game: GameDetails; favourites: readonly string[] | null }) {
  const { t, href } = usePage();
  if (!favourites)
    return (
      <Button
        href={href(`/login?redirect=${encodeURIComponent(`/game/${game.id}`)}`)}
        variant="quiet"
        size="large"
        icon="heart"
      >
        {t('lobby.addThisFavourite')}
      </Button>
    );
  const change = favourites.includes(game.id) ? 'remove' : 'add';
  return (
    <button className="btn btn-quiet btn-large game-heart" form={favouriteForm[change]} name="gameid" value={game.id}>
      <Icon name="heart" />
      <span>{t(`lobby.${change}ThisFavourite`)}</span>
    </button>
  );
}

function Facts({ game }: { game: GameDetails }) {
  const { t, locale, number } = usePage();
  const can = (there: boolean) => t(there ? 'game.available' : 'game.notAvailable');
  const { rules } = game;
  const facts: [string, string | null][] = [
    [t('play.rtp'), game.rtp === null ? null : formatPercent(game.rtp, locale)],
    [t('play.volatility'), game.volatility && t(`play.${game.volatility}`)],
    [
      t('play.maxWin'),
      game.maxWinMultiple === null ? null : t('play.timesStake', { multiple: number(game.maxWinMultiple) }),
    ],
    [t('game.hitFrequency'), rules && 'hitFrequency' in rules ? formatPercent(rules.hitFrequency, locale) : null],
    [t('game.computer'), can(game.availability.pc)],
    [t('game.phone'), can(game.availability.mobile)],
  ];
  return (
    <dl className="game-facts">
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
