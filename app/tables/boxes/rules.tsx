import { formatPercent } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import type { RulesProps } from '~/play/family';
import { multipleText } from '~/play/multiple';
import { BetTable, Rhythm } from '../rhythm';
import { boxSpotText } from './words';

export function BoxesRulesText({ game: { rules } }: RulesProps) {
  const { t, number, locale } = usePage();
  if (rules?.kind !== 'money-boxes') return null;
  const { look, boxes, prizes, bets, encore, rhythm } = rules;
  const count = prizes.reduce((sum, prize) => sum + prize.count, 0);
  const weights = encore?.reduce((sum, { weight }) => sum + weight, 0) ?? 1;
  const told = prizes
    .map((prize) => `${multipleText(prize.pays, number)}${prize.count > 1 ? ` (${number(prize.count)})` : ''}`)
    .join(' · ');
  const [one] = bets;
  const pays = t('boxes.upTo', { multiple: multipleText(one!.pays, number) });
  return (
    <>
      <div className="prose">
        <p>{t('boxes.rulePrizes', { count, prizes: told })}</p>
        {count > boxes && <p>{t('boxes.ruleLeft', { boxes })}</p>}
        {encore && (
          <p>
            {t('boxes.ruleEncore', {
              multiples: encore
                .map(
                  ({ times, weight }) =>
                    `${multipleText(times * 100, number)} (${formatPercent((weight * 10_000) / weights, locale)})`,
                )
                .join(' · '),
            })}
          </p>
        )}
        {bets.some((bet) => bet.boxes.length > 1) && <p>{t('boxes.ruleBest')}</p>}
        <Rhythm {...rhythm} />
      </div>
      <BetTable
        lines={[
          { name: t(`boxes.anyOne_${look}`), pays, rtp: formatPercent(one!.rtp, locale) },
          ...bets
            .filter((bet) => bet.boxes.length > 1)
            .map((bet) => ({
              name: boxSpotText(bet.spot, { t }),
              pays: multipleText(bet.pays, number),
              rtp: formatPercent(bet.rtp, locale),
            })),
        ]}
      />
    </>
  );
}
