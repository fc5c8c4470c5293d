import { usePage } from '~/i18n/page';
import { FavouriteForms } from '~/lobby/favourite-forms';
import { EnglishPart } from './english-part';
import { EventPicture } from './event-card';
import { GamesRail } from './games-rail';
import type { RacePageData } from './load-races';

/** An article about slot races that is about no race of its own. */
export function ArticleScreen({ title, article, games, favourites }: Omit<RacePageData, 'race'>) {
  const { t, href } = usePage();
  return (
    <>
      <header className="event-head">
        <EventPicture image={article?.image ?? null} inSight />
        <div className="event-text">
          <p className="event-notes">
            <a className="link" href={href('/slot-races')}>
              {t('races.allRaces')}
            </a>
          </p>
          <h1>{title}</h1>
          <p className="lead">{article?.summary}</p>
        </div>
      </header>
      {article && <EnglishPart article={article} title={t('races.aboutRaces')} />}
      <GamesRail id="race-games" title={t('races.games')} games={games} favourites={favourites} />
      {favourites && <FavouriteForms />}
    </>
  );
}
