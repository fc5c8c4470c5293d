import { formatPercent } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import type { RulesProps } from '~/play/family';
import { multipleText } from '~/play/multiple';
import { Rhythm, SpotTable } from '../rhythm';
import { faceText } from './words';

export function WheelRulesText({ game: { rules } }: RulesProps) {
  const page = usePage();
  const { t, number, locale } = page;
  if (rules?.kind !== 'money-wheel') return null;
  const { segments, bets, again, lift, rhythm } = rules;
  const weights = lift?.reduce((sum, { weight }) => sum + weight, 0) ?? 1;
  const count = (spot: string): number =>
    segments.filter((face) => bets.find((bet) => bet.spot === spot)?.covers.includes(face)).length;
  return (
    <>
      <div className="prose">
        <p>{t('wheel.ruleWheel', { segments: segments.length })}</p>
        {again && (
          <p>{t('wheel.ruleAgain', { face: faceText(again.face, page), times: again.times, most: again.most })}</p>
        )}
        {lift && (
          <p>
            {t('wheel.ruleLift', {
              multiples: lift
                .map(
                  ({ times, weight }) =>
                    `${multipleText(times * 100, number)} (${formatPercent((weight * 10_000) / weights, locale)})`,
                )
                .join(' · '),
            })}
          </p>
        )}
        <Rhythm {...rhythm} />
      </div>
      <SpotTable bets={bets} nameOf={(spot) => `${faceText(spot, page)} (${number(count(spot))})`} />
    </>
  );
}
