import type { ContentPage } from 'contract/content';
import type { GameTile } from 'contract/games';
import type { Race } from 'contract/races';
import { formatShortMoney } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { wakes } from '~/layout/wakes';
import { FavouriteForms } from '~/lobby';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { Badge, Panel } from '~/ui/panel';
import { EventPicture, Facts } from './event-card';
import { GamesRail } from './games-rail';
import { EnglishPart } from './english-part';
import { RaceBoard } from './race-board';
import { momentIn, scoreText, stateWord } from './race-words';

interface RaceScreenProps {
  race: Race;
  /** What is written about it. */
  article: ContentPage | null;
  games: readonly GameTile[];
  /** Ids of the player's favourites, null for visitors. */
  favourites: readonly string[] | null;
  /** Null: nobody is logged in. */
  mayJoin: boolean | null;
  timeZone: string;
}

/** A slot race: what it is, the own part in it, the board, prizes, games and what counts. */
export function RaceScreen({ race, article, games, favourites, mayJoin, timeZone }: RaceScreenProps) {
  const page = usePage();
  const { t, href, lite, now, number, locale } = page;
  const { id, state, score, startsAt, endsAt, prizes, currency, entrants } = race;
  const moment = momentIn(timeZone, page);
  const total = prizes.reduce((sum, { prize }) => sum + prize, 0);
  const board = <RaceBoard race={race} timeZone={timeZone} />;
  return (
    <>
      <header className="event-head">
        <EventPicture image={race.image} inSight />
        <div className="event-text">
          <p className="event-notes">
            <Badge kind={state === 'running' ? 'new' : 'neutral'}>{t(stateWord(race, now))}</Badge>{' '}
            <a className="link" href={href('/slot-races')}>
              {t('races.allRaces')}
            </a>
          </p>
          <h1>{race.title}</h1>
          <p className="lead">{race.summary}</p>
          <Facts
            facts={[
              { name: t('races.prizeTotal'), value: <b>{formatShortMoney(total, currency, locale)}</b> },
              { name: t('races.scoredBy'), value: t(`races.${score}`) },
              { name: t('races.starts'), value: moment(startsAt) },
              { name: t('races.ends'), value: moment(endsAt) },
              { name: t('races.paidPlaces'), value: number(prizes.length) },
              { name: t('races.entrants'), value: number(entrants) },
            ]}
          />
          <small className="quiet">{t('races.timesIn', { zone: timeZone })}</small>
        </div>
      </header>
      {state === 'running' && now >= endsAt && <Notice kind="info">{t('races.counting')}</Notice>}
      <div className="event-columns">
        <OwnPart race={race} mayJoin={mayJoin} moment={moment} />
        {state === 'running' ? (
          <live-part
            data-src={href(`/slot-races/${id}/board`)}
            data-stop={t('races.halt')}
            {...wakes('live-part', lite)}
          >
            {board}
          </live-part>
        ) : (
          state === 'settled' && board
        )}
        <Panel id="prizes" title={t('races.prizes')}>
          <Prizes race={race} />
          <p className="quiet">{t('races.prizesText')}</p>
        </Panel>
        <Panel id="rules" title={t('races.rules')} className="prose">
          <ul>
            <li>{t(score === 'points_wagered' ? 'races.rulePoints' : 'races.ruleMultiplier')}</li>
            <li>{t('races.ruleWhen')}</li>
            <li>{t('races.ruleCash')}</li>
            <li>{t('races.ruleTies')}</li>
          </ul>
          <p>
            <a className="link" href={href('/slot-races/how-slot-races-work')}>
              {t('races.howRaces')}
            </a>
          </p>
        </Panel>
      </div>
      <GamesRail id="race-games" title={t('races.games')} games={games} favourites={favourites} />
      {article && <EnglishPart article={article} title={t('races.about')} />}
      {favourites && <FavouriteForms />}
    </>
  );
}

/** Whether the reader is in, and how it stands for them; else how to join. */
function OwnPart({ race, mayJoin, moment }: { race: Race; mayJoin: boolean | null; moment: (at: number) => string }) {
  const page = usePage();
  const { t, href, number, now } = page;
  const { id, mine, endsAt, state, score } = race;
  const isOpen = now < endsAt && state !== 'settled';
  if (mayJoin === null && !isOpen) return null;
  const joinedAt = mine?.joinedAt ?? null;
  return (
    <Panel id="own" title={t('races.ownPart')} className="own-part">
      {joinedAt !== null && (
        <>
          {isOpen && <p>{t(state === 'coming' ? 'races.joinedComing' : 'races.joinedRunning')}</p>}
          <Facts
            facts={[
              { name: t('races.joinedAt'), value: moment(joinedAt) },
              ...(state === 'coming'
                ? []
                : [
                    { name: t('races.ownPlace'), value: mine?.place ? number(mine.place) : t('races.noPlace') },
                    ...(mine?.place ? [{ name: t('races.ownScore'), value: scoreText(mine.score, score, page) }] : []),
                  ]),
            ]}
          />
        </>
      )}
      {joinedAt === null && !isOpen && <p className="quiet">{t('races.notJoinedOver')}</p>}
      {joinedAt === null && isOpen && (
        <>
          <p>{t(mayJoin === false ? 'races.notOpen' : 'races.notJoined')}</p>
          {mayJoin && (
            <form method="post">
              <Button variant="prime" size="large" icon="cup">
                {t('races.join')}
              </Button>
            </form>
          )}
          {mayJoin === null && (
            <p>
              <Button
                href={href(`/login?redirect=${encodeURIComponent(`/slot-races/${id}`)}`)}
                variant="prime"
                size="large"
                icon="user"
              >
                {t('races.logInToJoin')}
              </Button>
            </p>
          )}
        </>
      )}
    </Panel>
  );
}

/** Places with the same prize stand together: `4–5`. */
function Prizes({ race: { prizes, currency } }: { race: Race }) {
  const { t, number, locale } = usePage();
  const groups: { from: number; to: number; prize: number }[] = [];
  for (const { place, prize } of prizes) {
    const last = groups.at(-1);
    if (last?.prize === prize) last.to = place;
    else groups.push({ from: place, to: place, prize });
  }
  return (
    <ol className="prizes">
      {groups.map(({ from, to, prize }) => (
        <li key={from}>
          <span>{t('races.placeOf', { place: from === to ? number(from) : `${number(from)}–${number(to)}` })}</span>{' '}
          <b className="num">{formatShortMoney(prize, currency, locale)}</b>
        </li>
      ))}
    </ol>
  );
}
