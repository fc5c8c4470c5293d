import { formatPercent } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import type { RulesProps } from '~/play/family';
import { multipleText } from '~/play/multiple';
import { Rhythm } from '../rhythm';

/** Below which number a flight is drawn; published with the rules. */
const draws = 100_000_000_000;

export function CrashRulesText({ game: { rules } }: RulesProps) {
  const { t, number, locale } = usePage();
  if (rules?.kind !== 'crash') return null;
  const { rhythm, fairShare, highest } = rules;
  const share = formatPercent(fairShare, locale);
  return (
    <div className="prose">
      <p>{t('crash.ruleRise')}</p>
      <p>{t('crash.ruleOut', { highest: multipleText(highest, number) })}</p>
      <p>{t('crash.ruleChance', { share, half: formatPercent(fairShare / 2, locale) })}</p>
      <p>{t('crash.ruleDraw', { share, draws: number(draws) })}</p>
      <Rhythm {...rhythm} />
    </div>
  );
}
