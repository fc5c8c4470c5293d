import type { FieldsOf } from '~/forms/define-form';
import { usePage } from '~/i18n/page';
import { SelectField } from '~/ui/choice-fields';
import type { FieldsProps } from '../family';
import type { RoundForm } from '../round-form';

/** How many mines lie in the field. */
export function MinesFields({
  launch: {
    game: { rules },
  },
  view,
  round,
}: FieldsProps) {
  const { t, number } = usePage();
  if (rules?.kind !== 'mines') return null;
  const last = round?.outcome?.kind === 'mines' ? String(round.outcome.mines) : undefined;
  const field = view.choice('mines' as FieldsOf<RoundForm['schema']>);
  return (
    <SelectField
      {...field}
      label={t('mines.mines')}
      defaultValue={field.defaultValue ?? last ?? String(rules.offers[1]?.mines ?? rules.offers[0]!.mines)}
      options={rules.offers.map(({ mines }) => ({ value: String(mines), label: number(mines) }))}
    />
  );
}
