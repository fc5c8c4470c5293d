import { lowestExit } from 'contract/play/crash';
import type { FieldsOf } from '~/forms/define-form';
import { formatShortMoney } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { multipleText } from '~/play/multiple';
import { Segments } from '~/play/segments';
import { Field } from '~/ui/field';
import type { FeltProps } from '../family';
import type { TableForm } from '../table-form';
import { exitsOf } from './words';

type Name = FieldsOf<TableForm['schema']>;

/** What is staked, and where to get out without doing anything. */
export function CrashFelt({ game: { rules }, launch, view, last }: FeltProps) {
  const { t, locale, number } = usePage();
  if (rules?.kind !== 'crash') return null;
  const [stake, auto] = [view.choice('stake' as Name), view.text('auto' as Name)];
  const chosen = Number(stake.defaultValue ?? last?.stake);
  const before = last && exitsOf(last).auto;
  const bounds = { lowest: multipleText(lowestExit, number), highest: multipleText(rules.highest, number) };
  return (
    <div className="own-fields">
      <Segments
        {...stake}
        legend={t('play.stake')}
        chosen={String(launch.stakes.includes(chosen) ? chosen : launch.defaultStake)}
        options={launch.stakes.map((offered) => ({
          value: String(offered),
          label: formatShortMoney(offered, launch.currency, locale),
        }))}
      />
      <Field
        {...auto}
        label={t('crash.auto')}
        hint={t('crash.autoHint', bounds)}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        // The last one again, with the reader's own decimal mark and nothing else.
        defaultValue={
          auto.defaultValue ?? (before ? String(before / 100).replace('.', number(1.5).charAt(1)) : undefined)
        }
      />
    </div>
  );
}
