import { sportsbookMinimumOdds } from 'contract/constants';
import type { Currency } from 'contract/money';
import { formatHundredths, formatWholePercent } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { countedGroups, exampleGame, groupLabel, type Contributions } from './contributions';

/** What each group of games counts and each game that counts otherwise, with an example at the highest stake of the bonus, minor units of `currency`. `list`: the page's class of a list of terms. */
export function HowGamesCount({
  counts,
  currency,
  maximumStake,
  list = 'facts facts-list',
}: {
  counts: Contributions;
  currency: Currency;
  maximumStake: number;
  list?: string;
}) {
  const { t, money, locale } = usePage();
  const percentText = (percent: number): string => formatWholePercent(percent, locale);
  const example = exampleGame(counts);
  const groups = countedGroups(counts);
  return (
    <details className="more">
      <summary className="link">{t('bonuses.whatCounts')}</summary>
      <p>{t('bonuses.countsFull')}</p>
      {counts.gameContribution.length > 0 && <p>{t('bonuses.countsWhy')}</p>}
      {example && (
        <p>
          {t('bonuses.countsExample', {
            stake: money(maximumStake, currency),
            game: example.gametitle,
            percent: percentText(example.percent),
            counted: money(Math.trunc((maximumStake * example.percent) / 100), currency),
          })}
        </p>
      )}
      <dl className={list}>
        {groups.map(({ group, lowest, highest }) => (
          <div key={group}>
            <dt>{t(groupLabel(group))}</dt>
            <dd className="num">{lowest === highest ? percentText(highest) : `${lowest}–${percentText(highest)}`}</dd>
          </div>
        ))}
      </dl>
      {groups
        .filter(({ games }) => games.length > 0)
        .map(({ group, games, others }) => (
          <p key={group} className="quiet">
            <b>{t(groupLabel(group))}</b>
            <br />
            {[...games, { gametitle: t('bonuses.otherGames'), percent: others }]
              .map(({ gametitle, percent }) => `${gametitle} ${percentText(percent)}`)
              .join(' · ')}
          </p>
        ))}
      {counts.contribution.sportsbook !== undefined && (
        <p className="quiet">
          {t('bonuses.sportsOdds', { odds: formatHundredths(Math.round(sportsbookMinimumOdds * 100), locale) })}
        </p>
      )}
    </details>
  );
}
