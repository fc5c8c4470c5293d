import type { MatchDetail, MatchMoment } from 'contract/sports/matches';
import { formatClock } from '~/i18n/format';
import { usePage, type Page } from '~/i18n/page';
import { drawnOnce } from '~/ui/drawn-once';
import { PhaseWord, type Told } from './match-list';

type Sides = Pick<MatchDetail, 'home' | 'away'>;

/** Sides, score and parts, as a table that reads well line by line. */
export function MatchScore({ match, ...told }: { match: MatchDetail } & Told) {
  const { t } = usePage();
  const { scoreboard } = match;
  const parts = scoreboard?.parts ?? [];
  return (
    <section className="panel scoreboard" aria-label={t('sports.score')}>
      <p>
        <PhaseWord match={match} {...told} />
      </p>
      <table>
        <thead className={parts.length > 0 ? undefined : 'unseen'}>
          <tr>
            <th scope="col">{t('sports.side')}</th>
            {parts.map(({ part, name }) => (
              <th key={part} scope="col">
                {name}
              </th>
            ))}
            {scoreboard && <th scope="col">{t('sports.total')}</th>}
          </tr>
        </thead>
        <tbody>
          {(['home', 'away'] as const).map((side) => (
            <tr key={side}>
              <th scope="row">{match[side]}</th>
              {parts.map((part) => (
                <td key={part.part} className="num">
                  {part[side]}
                </td>
              ))}
              {scoreboard && (
                <td className="num">
                  <b data-score={side}>{scoreboard[side]}</b>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What happened, the latest first: who follows a match wants the last score on top. */
export function Timeline({ match, timeZone }: { match: MatchDetail; timeZone: string }) {
  const page = usePage();
  const { t, locale } = page;
  const { timeline } = match;
  if (timeline.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="timeline">
      <h2 id="timeline">{t('sports.timeline')}</h2>
      <ol className="timeline">
        {timeline.toReversed().map((moment, index) => (
          <li key={timeline.length - index}>
            <span className="quiet num">
              {moment.minute === null
                ? formatClock(moment.at, locale, timeZone)
                : t('sports.minute', { minute: String(moment.minute) })}
            </span>{' '}
            <span>{momentText(moment, match, page)}</span>{' '}
            <b className="num">{`${moment.score.home}–${moment.score.away}`}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

function momentText({ kind, side, partName }: MatchMoment, match: Sides, { t }: Page): string {
  if (kind === 'start') return t('sports.kickOff');
  if (kind === 'end') return t('sports.end');
  return side === null ? (partName ?? '') : t('sports.scored', { side: match[side] });
}

/** What the source gives besides the score. */
export function Statistics({ match }: { match: MatchDetail }) {
  const { t } = usePage();
  if (match.statistics.length === 0) return null;
  return (
    <section className="panel statistics" aria-labelledby="statistics">
      <h2 id="statistics">{t('sports.statistics')}</h2>
      <table>
        <thead className="unseen">
          <tr>
            <th scope="col">{t('sports.statistics')}</th>
            <th scope="col">{match.home}</th>
            <th scope="col">{match.away}</th>
          </tr>
        </thead>
        <tbody>
          {match.statistics.map(({ key, name, home, away }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td className="num">{home}</td>
              <td className="num">{away}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const thousandths = (value: number, { number }: Pick<Page, 'number'>): string => number(value / 1_000);

type Drawn = Pick<MatchDetail, 'id' | 'fairness'>;

const drawFairness = drawnOnce<Drawn>(function InFairness({ shown: { id, fairness } }) {
  const page = usePage();
  const { t } = page;
  const { expected, seedHash, seed } = fairness!;
  return (
    <>
      <h2 id="fairness">{t('sports.fairness')}</h2>
      <p className="quiet">{t('sports.fairnessText', { name: `${id}:0:0` })}</p>
      <dl className="facts">
        <div>
          <dt>{t('sports.expectedScore')}</dt>
          <dd className="num">{`${thousandths(expected.home, page)} – ${thousandths(expected.away, page)}`}</dd>
        </div>
        <div>
          <dt>{t('sports.seedHash')}</dt>
          <dd>
            <code>{seedHash}</code>
          </dd>
        </div>
        <div>
          <dt>{t('sports.seed')}</dt>
          <dd>{seed ? <code>{seed}</code> : t('sports.seedLater')}</dd>
        </div>
      </dl>
    </>
  );
});

/** What proves that the score of a drawn match was not changed after its odds were out; nothing of a match that is played. */
export function Fairness({ match }: { match: Drawn }) {
  const page = usePage();
  if (!match.fairness) return null;
  const inside = drawFairness(page, match, {});
  return <section className="panel seeds" aria-labelledby="fairness" dangerouslySetInnerHTML={{ __html: inside }} />;
}
