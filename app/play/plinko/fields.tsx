import { PlinkoRisk } from 'contract/play/plinko';
import type { FieldsOf } from '~/forms/define-form';
import { usePage } from '~/i18n/page';
import type { FieldsProps } from '../family';
import type { RoundForm } from '../round-form';
import { Segments } from '../segments';

type Name = FieldsOf<RoundForm['schema']>;

/** Which board the ball falls through. */
export function PlinkoFields({
  launch: {
    game: { rules },
  },
  view,
  round,
}: FieldsProps) {
  const { t, number } = usePage();
  if (rules?.kind !== 'plinko') return null;
  const last = round?.outcome?.kind === 'plinko' ? round.outcome : null;
  const [rows, risk] = [view.choice('rows' as Name), view.choice('risk' as Name)];
  return (
    <>
      <Segments
        {...rows}
        legend={t('plinko.rows')}
        chosen={rows.defaultValue ?? String(last?.rows ?? 12)}
        options={[...new Set(rules.boards.map((board) => board.rows))].map((count) => ({
          value: String(count),
          label: number(count),
        }))}
      />
      <Segments
        {...risk}
        legend={t('plinko.risk')}
        chosen={risk.defaultValue ?? last?.risk ?? 'medium'}
        options={PlinkoRisk.options.map((value) => ({ value, label: t(`plinko.${value}`) }))}
      />
    </>
  );
}
