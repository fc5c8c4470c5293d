import { DiceSide } from 'contract/play/dice';
import type { FieldsOf } from '~/forms/define-form';
import { usePage } from '~/i18n/page';
import { SelectField } from '~/ui/choice-fields';
import type { FieldsProps } from '../family';
import { multipleText } from '../multiple';
import type { RoundForm } from '../round-form';
import { Segments } from '../segments';

type Name = FieldsOf<RoundForm['schema']>;

/** On which end of the scale, and how likely a win shall be. */
export function DiceFields({
  launch: {
    game: { rules },
  },
  view,
  round,
}: FieldsProps) {
  const { t, number } = usePage();
  if (rules?.kind !== 'dice') return null;
  const last = round?.outcome?.kind === 'dice' ? round.outcome : null;
  const [side, chance] = [view.choice('side' as Name), view.choice('chance' as Name)];
  return (
    <>
      <Segments
        {...side}
        legend={t('dice.side')}
        chosen={side.defaultValue ?? last?.side ?? 'low'}
        options={DiceSide.options.map((value) => ({ value, label: t(`dice.${value}`) }))}
      />
      <SelectField
        {...chance}
        label={t('dice.chance')}
        defaultValue={chance.defaultValue ?? String(last?.chance ?? 50)}
        options={rules.offers.map((offer) => ({
          value: String(offer.chance),
          label: t('dice.offer', { chance: offer.chance, multiple: multipleText(offer.multiple, number) }),
        }))}
      />
    </>
  );
}
