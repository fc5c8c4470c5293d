import { formatPercent } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import type { RulesProps } from '../family';
import { multipleText } from '../multiple';

/** What every board pays, and gives back. */
export function PlinkoRulesText({ game: { rules } }: RulesProps) {
  const { t, number, locale } = usePage();
  if (rules?.kind !== 'plinko') return null;
  return (
    <>
      <div className="prose">
        <p>{t('plinko.ruleFall')}</p>
        <p>{t('plinko.rulePays')}</p>
      </div>
      <dl className="facts plinko-pays">
        {rules.boards.map(({ rows, risk, multiples, rtp }) => (
          <div key={`${rows}${risk}`}>
            <dt>
              {t('plinko.boardName', { rows, risk: t(`plinko.${risk}`) })}{' '}
              <span className="num">({formatPercent(rtp, locale)})</span>
            </dt>
            <dd>
              {multiples
                .slice(0, Math.ceil(multiples.length / 2))
                .map((multiple) => multipleText(multiple, number))
                .join(' · ')}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
