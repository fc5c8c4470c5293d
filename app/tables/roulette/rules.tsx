import { formatPercent } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import type { RulesProps } from '~/play/family';
import { multipleText } from '~/play/multiple';
import { BetTable, Rhythm } from '../rhythm';

export function RouletteRulesText({ game: { rules } }: RulesProps) {
  const { t, number, locale } = usePage();
  if (rules?.kind !== 'roulette') return null;
  const { rhythm, bets, halfBackOnZero, comets } = rules;
  return (
    <>
      <div className="prose">
        <p>{t('roulette.ruleWheel')}</p>
        {halfBackOnZero && <p>{t('roulette.ruleHalf')}</p>}
        {comets && (
          <p>
            {t('roulette.ruleComets', {
              count: comets.count,
              multiples: comets.multiples.map(({ pays }) => multipleText(pays, number)).join(' · '),
            })}
          </p>
        )}
        <Rhythm {...rhythm} />
      </div>
      <BetTable
        lines={bets.map(({ group, pays, rtp }) => ({
          name: t(`roulette.group_${group}`),
          pays: multipleText(pays, number),
          rtp: formatPercent(rtp, locale),
        }))}
      />
    </>
  );
}
