import type { GameLaunch, GameTile } from 'contract/games';
import { formatDateTime } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { drawnOnce } from '~/ui/drawn-once';
import { gameArt } from '~/ui/game-art';

/** The player's last rounds of the game, each with the way to its receipt. */
export function LastRounds({ launch: { lastRounds, currency, sitting } }: { launch: GameLaunch }) {
  const { t, href, money, locale } = usePage();
  if (lastRounds.length === 0 || !sitting) return null;
  return (
    <section className="panel" aria-labelledby="last-rounds">
      <h2 id="last-rounds">{t('play.lastRounds')}</h2>
      <dl className="facts">
        {lastRounds.map(({ id, stake, payout, startedAt }) => (
          <div key={id}>
            <dt>
              <a className="link receipt-link" href={href(`/round/${encodeURIComponent(id)}`)}>
                {formatDateTime(startedAt, locale, sitting.timezone)}
              </a>
            </dt>
            <dd className="num">
              {t('play.stakeAndPayout', { stake: money(stake, currency), payout: money(payout, currency) })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const drawNext = drawnOnce<GameTile, { loading: 'lazy' | 'eager' }>(function Next({
  shown: { id, system, title, picture },
  loading,
}) {
  const { href } = usePage();
  return (
    <a className="entry" href={href(`/play/${system}/${id}`)}>
      <img src={gameArt({ id, picture })} alt="" width="54" height="72" loading={loading} />
      {title}
    </a>
  );
});

/** Games of the same kind, for whoever has enough of this one. */
export function NextGames({ games, loading = 'lazy' }: { games: readonly GameTile[]; loading?: 'lazy' | 'eager' }) {
  const page = usePage();
  if (games.length === 0) return null;
  return (
    <nav className="panel" aria-labelledby="next-games">
      <h2 id="next-games">{page.t('play.nextGames')}</h2>
      <ul className="form-row next-games">
        {games.map((game) => (
          <li key={game.id} dangerouslySetInnerHTML={{ __html: drawNext(page, game, { loading }) }} />
        ))}
      </ul>
    </nav>
  );
}
