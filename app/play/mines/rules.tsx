import { usePage } from '~/i18n/page';
import type { RulesProps } from '../family';
import { multipleText } from '../multiple';
import { themeOf } from './theme';

/** What a round pays after each safe cell, for every number of mines. */
export function MinesRulesText({ game: { id, rules } }: RulesProps) {
  const { t, number } = usePage();
  const theme = themeOf(id);
  if (rules?.kind !== 'mines') return null;
  return (
    <>
      <div className="prose">
        <p>{t(theme.ruleOpen, { cells: rules.columns * rules.rows })}</p>
        <p>{t(theme.ruleCashOut)}</p>
        <p>{t('mines.ruleEnd')}</p>
      </div>
      <h3>{t(theme.payouts)}</h3>
      <dl className="mines-pays">
        {rules.offers.map(({ mines, multiples }) => (
          <div key={mines}>
            <dt>
              {t('mines.mines')}: {number(mines)}
            </dt>
            <dd className="num">
              {multiples
                .slice(0, 6)
                .map((multiple) => multipleText(multiple, number))
                .join(' · ')}
              {multiples.length > 6 && ` … ${multipleText(multiples.at(-1)!, number)}`}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
