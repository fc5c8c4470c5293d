import { formatPercent } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import type { RulesProps } from '~/play/family';
import { multipleText } from '~/play/multiple';
import { BetTable, Rhythm } from '../rhythm';
import { groupText } from './words';

export function SicBoRulesText({ game: { rules } }: RulesProps) {
  const { t, number, locale } = usePage();
  if (rules?.kind !== 'sic-bo') return null;
  const [one, two, three] = rules.onePays.map((pays) => multipleText(pays, number));
  return (
    <>
      <div className="prose">
        <p>{t('sicBo.ruleDice')}</p>
        <p>{t('sicBo.ruleTriple')}</p>
        <p>{t('sicBo.ruleOne', { one: one!, two: two!, three: three! })}</p>
        <Rhythm {...rules.rhythm} />
      </div>
      <BetTable
        lines={rules.bets.map(({ group, pays, rtp }) => ({
          name: groupText(group, { t }),
          pays: multipleText(pays, number),
          rtp: formatPercent(rtp, locale),
        }))}
      />
    </>
  );
}
