import { DiceSide, winningNumbers } from 'contract/play/dice';
import { z } from 'zod';
import type { FieldsOf } from '~/forms/define-form';
import type { FormMessage } from '~/forms/form-message';
import { usePage } from '~/i18n/page';
import { SelectField } from '~/ui/choice-fields';
import type { FieldsProps, GameFamily, PictureProps, RulesProps } from '../family';
import { multipleText } from '../multiple';
import type { RoundForm } from '../round-form';
import { Segments } from '../segments';
import stylesheet from './dice.css?url';

const invalidSide: FormMessage = 'dice.sideInvalid';
const invalidChance: FormMessage = 'dice.chanceInvalid';

/** A number on a scale, and a bet on one end of it. */
export const dice: GameFamily = {
  kind: 'dice',
  told: { category: 'crash-and-fast', place: 4 },
  stylesheet,
  voice: { wave: 'square', rings: 0.08, start: [880, 990, 880], rest: [660], win: [659, 880, 1047] },
  texts: { play: 'dice.roll', ready: 'dice.ready' },
  fields: {
    side: z.enum(DiceSide.options, { message: invalidSide }),
    chance: z
      .string({ message: invalidChance })
      .regex(/^[1-9]\d?$/, invalidChance)
      .transform(Number),
  },
  choiceOf: ({ side, chance }) => ({ kind: 'dice', side: side === 'high' ? 'high' : 'low', chance: Number(chance) }),
  Picture,
  Fields,
  Rules,
};

type Name = FieldsOf<RoundForm['schema']>;

/** On which end of the scale, and how likely a win shall be. */
function Fields({ game: { rules }, view, round }: FieldsProps) {
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

/** Four ten-sided dice, and where their number falls on the scale. Before the first round they show nothing. */
function Picture({ game: { rules }, round, fresh }: PictureProps) {
  const { t } = usePage();
  if (rules?.kind !== 'dice') return null;
  const outcome = round?.outcome?.kind === 'dice' ? round.outcome : null;
  const figures = outcome ? [...numberText(outcome.rolled)] : ['', '', '', ''];
  const [first, last] = outcome ? winningNumbers(rules, outcome) : [0, -1];
  const onScale = (value: number) => (value / rules.numbers) * 1_000;
  return (
    <div className="dice" data-fresh={(fresh && outcome !== null) || undefined}>
      <svg
        viewBox="0 0 300 84"
        role={outcome ? 'img' : undefined}
        aria-hidden={!outcome || undefined}
        aria-label={outcome ? t('dice.rolled', { number: numberText(outcome.rolled) }) : undefined}
      >
        {figures.map((figure, index) => (
          <g key={index} className="die">
            <use href="/symbols/dice.svg#d10" x={6 + index * 74} y="2" width="66" height="80" />
            <text x={39 + index * 74} y="51" textAnchor="middle">
              {figure}
            </text>
          </g>
        ))}
      </svg>
      <svg className={outcome?.won ? 'scale scale-won' : 'scale'} viewBox="0 0 1000 64" aria-hidden="true">
        <rect className="scale-ground" y="24" width="1000" height="24" rx="12" />
        {outcome && (
          <rect
            className="scale-wins"
            x={onScale(first)}
            y="24"
            width={onScale(last - first + 1)}
            height="24"
            rx="12"
          />
        )}
        {outcome && (
          <path className="scale-mark" d={`M${Math.round(onScale(outcome.rolled + 0.5) * 10) / 10} 40l-16-32h32z`} />
        )}
      </svg>
      <p className="dice-wins">
        {outcome ? t('dice.wins', { first: numberText(first), last: numberText(last) }) : null}
      </p>
    </div>
  );
}

/** How a chance becomes a multiple. What each one pays stands in the form. */
function Rules({ game: { rules } }: RulesProps) {
  const { t, number } = usePage();
  if (rules?.kind !== 'dice') return null;
  const multiple = rules.offers.find(({ chance }) => chance === 30)?.multiple ?? 0;
  return (
    <div className="prose">
      <p>{t('dice.ruleRoll', { first: numberText(0), last: numberText(rules.numbers - 1) })}</p>
      <p>{t('dice.ruleSide')}</p>
      <p>{t('dice.rulePays', { share: rules.fairShare, times: number(multiple / 100) })}</p>
    </div>
  );
}

/** A number of the scale as the dice show it: always four figures. */
const numberText = (rolled: number): string => String(rolled).padStart(4, '0');
