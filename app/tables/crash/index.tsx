import { exitOf, lowestExit } from 'contract/play/crash';
import type { RoundReceipt } from 'contract/receipt';
import { z } from 'zod';
import type { FieldsOf } from '~/forms/define-form';
import type { FormMessage } from '~/forms/form-message';
import { formatAmount, formatPercent } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { Segments, type RulesProps } from '~/play';
import { Field } from '~/ui/field';
import { defineTableFamily, type CashOutPanelProps, type FeltProps } from '../family';
import type { TableForm } from '../table-form';
import stylesheet from './crash.css?url';
import { crashText, CrashPicture, flightMultiple } from './flight';

const invalidStake: FormMessage = 'play.stakeInvalid';
const invalidAuto: FormMessage = 'crash.autoInvalid';

/** `2`, `1.5` and `1,50`, with or without the sign of a multiple; nothing means none. In hundredths. */
const auto = z
  .string()
  .trim()
  .regex(/^[×x]?\s*\d{1,5}([.,]\d{1,2})?\s*[×x]?$/i, invalidAuto)
  .transform((text) => Math.round(Number(text.replace(/[×x\s]/gi, '').replace(',', '.')) * 100))
  .refine((multiple) => multiple > 100, invalidAuto)
  .optional();

/** Flights: the multiple rises until the crash. */
export const crash = defineTableFamily({
  kind: 'crash',
  told: { category: 'crash-and-fast', place: 1 },
  stylesheet,
  voice: { wave: 'sawtooth', rings: 0.25, start: [147, 196, 262], rest: [73], win: [294, 392, 494] },
  Picture: CrashPicture,
  Felt: CrashFelt,
  own: {
    fields: {
      stake: z
        .string({ message: invalidStake })
        .regex(/^[1-9]\d{0,12}$/, invalidStake)
        .transform(Number),
      auto,
    },
    orderOf: ({ stake, auto: multiple }) => ({
      stake: Number(stake),
      choice: { kind: 'crash', auto: multiple === undefined ? null : Number(multiple) },
    }),
    hint: 'crash.arrival',
    Part,
  },
  CashOutPanel,
  resultText: ({ crashedAt, top }, words) => crashText(crashedAt, top, words),
  mark: ({ crashedAt }, { locale }) => ({
    text: flightMultiple(crashedAt, locale),
    tone: crashedAt < 150 ? 'red' : crashedAt < 10_00 ? 'blue' : 'gold',
  }),
  spotText: (spot) => spot,
  Rules,
});

type Name = FieldsOf<TableForm['schema']>;

/** What is staked, and where to get out without doing anything. */
function CrashFelt({ game: { rules }, launch, view, last }: FeltProps) {
  const { t, locale, number } = usePage();
  if (rules?.kind !== 'crash') return null;
  const [stake, auto] = [view.choice('stake' as Name), view.text('auto' as Name)];
  const chosen = Number(stake.defaultValue ?? last?.stake);
  const before = last && exitsOf(last).auto;
  const bounds = { lowest: flightMultiple(lowestExit, locale), highest: flightMultiple(rules.highest, locale) };
  return (
    <div className="own-fields">
      <Segments
        {...stake}
        legend={t('play.stake')}
        chosen={String(launch.stakes.includes(chosen) ? chosen : launch.defaultStake)}
        options={launch.stakes.map((offered) => ({
          value: String(offered),
          // Side by side on a phone, as the chips of other tables: the balance says the currency.
          label: formatAmount(offered, launch.currency, locale),
        }))}
        amounts
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

/** What a player had in a flight, and where it was left. */
function Part({ receipt }: { receipt: RoundReceipt }) {
  const { t, money, locale } = usePage();
  const { outcome, stake, currency } = receipt;
  const { own, auto } = exitsOf(receipt);
  const amount = money(stake, currency);
  const out = outcome?.kind === 'crash' ? (outcome.exit?.multiple ?? null) : own;
  return (
    <ul className="spot-list">
      <li>
        <span>
          {auto === null
            ? t('crash.stakeAlone', { amount })
            : t('crash.stakeAuto', { amount, multiple: flightMultiple(auto, locale) })}
        </span>
        {out !== null && <b className="num">{t('crash.outAt', { multiple: flightMultiple(out, locale) })}</b>}
      </li>
    </ul>
  );
}

/** The player's part in the flight: the one button that gets out, or where it was left. */
function CashOutPanel({ part, round, flight, requestId, action }: CashOutPanelProps) {
  const { t, money, locale } = usePage();
  const { stake, currency, mode } = part;
  const { own, auto } = exitsOf(part);
  const { multiple } = flight;
  const worth = (hundredths: number) => money((stake / 100) * hundredths, currency);
  const out = own ?? (auto !== null && auto <= multiple ? auto : null);
  if (out !== null)
    return (
      <p className="result result-win" role="status">
        {t('crash.out', { multiple: flightMultiple(out, locale), amount: worth(out) })}
      </p>
    );
  return (
    <form className="cash-out" method="post" action={action}>
      <input type="hidden" name="requestId" value={requestId} />
      <input type="hidden" name="mode" value={mode} />
      <input type="hidden" name="round" value={round} />
      <button className="btn btn-prime">
        <span>{t('crash.cashOut')}</span>
        <small className="num" data-worth={stake} data-text={t('crash.about', { amount: '#' })}>
          {t('crash.about', { amount: worth(multiple) })}
        </small>
      </button>
    </form>
  );
}

/** Below which number a flight is drawn; published with the rules. */
const draws = 100_000_000_000;

function Rules({ game: { rules } }: RulesProps) {
  const { t, number, locale } = usePage();
  if (rules?.kind !== 'crash') return null;
  const { pause, fairShare, highest } = rules;
  const share = formatPercent(fairShare, locale);
  return (
    <div className="prose">
      <p>{t('crash.ruleRise')}</p>
      <p>{t('crash.ruleOut', { highest: flightMultiple(highest, locale) })}</p>
      <p>{t('crash.ruleChance', { share, half: formatPercent(fairShare / 2, locale) })}</p>
      <p>{t('crash.ruleDraw', { share, draws: number(draws) })}</p>
      <p>{t('crash.rulePause', { pause: number(pause) })}</p>
    </div>
  );
}

/** At which multiple a part got out by the player's own post, or gets out by itself; null for neither. Hundredths. */
function exitsOf({ position }: Pick<RoundReceipt, 'position'>): { own: number | null; auto: number | null } {
  const decision = position?.decisions[0]?.what;
  return {
    own: decision === undefined ? null : exitOf(decision),
    auto: position?.choice?.kind === 'crash' ? position.choice.auto : null,
  };
}
