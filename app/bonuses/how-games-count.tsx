import { sportsbookMinimumOdds } from 'contract/constants';
import type { Currency } from 'contract/money';
import { groupLabel } from '~/history/labels';
import { formatHundredths, formatWholePercent } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { countedGroups, exampleGame, type Contributions } from './contributions';

/** What each group of games counts and each game that counts otherwise, with an example at the highest stake of the bonus, minor units of `currency`. */
export function HowGamesCount({ counts, currency, maximumStake }: { counts: Contributions; currency: Currency; maximumStake: number }) {
  const { t, money, locale } = usePage();
  const percentText = (percent: number): string => formatWholePercent(percent, locale);
  const example = exampleGame(counts);
  return (
    <details className="more">
      <summary className="link">{t('bonuses.whatCounts')}</summary>
      <p>{t('bonuses.countsFull')}</p>
      {counts.gameContribution.length > 0 && <p>{t('bonuses.countsWhy')}</p>}
      {example && (
        <p>
          {t('bonuses.countsExample', {
            stake: money(maximumStake, currency), game: example.gametitle, percent: percentText(example.percent), counted: money(Math.trunc((maximumStake * example.percent) / 100), currency),
          })}
        </p>
      )}
      <dl className="facts facts-list">
        {countedGroups(counts).map(({ group, lowest, highest, games, others }) => (
          <div key={group}>
            <dt>{t(groupLabel(group))}{games.length > 0 && <><br /><small className="quiet">{[...games.map((game) => `${game.gametitle} ${percentText(game.percent)}`), `${t('bonuses.otherGames')} ${percentText(others)}`].join(' · ')}</small></>}</dt>
            <dd className="num">{lowest === highest ? percentText(highest) : `${lowest}–${percentText(highest)}`}</dd>
          </div>
        ))}
      </dl>
      {counts.contribution.sportsbook !== undefined && <p className="quiet">{t('bonuses.sportsOdds', { odds: formatHundredths(Math.round(sportsbookMinimumOdds * 100), locale) })}</p>}
    </details>
  );
}
