import type { GameDetails } from 'contract/games';
import type { RoundReceipt } from 'contract/receipt';
import { z } from 'zod';
import type { FieldsOf } from '~/forms/define-form';
import type { FormMessage } from '~/forms/form-message';
import type { MessageKey } from '~/i18n/messages';
import { usePage } from '~/i18n/page';
import { SelectField } from '~/ui/choice-fields';
import type { FieldsProps, GameFamily, PictureProps, RulesProps } from '../family';
import { multipleText } from '../multiple';
import type { RoundForm } from '../round-form';
import stylesheet from './mines.css?url';

const invalidMines: FormMessage = 'mines.minesInvalid';

/** A field of hidden mines, opened cell by cell. */
export const mines: GameFamily = {
  kind: 'mines',
  told: { category: 'crash-and-fast', place: 2 },
  stylesheet,
  voice: { wave: 'square', rings: 0.1, start: [330, 311], rest: [494], win: [622, 784, 932] },
  texts: { play: 'mines.start', ready: 'mines.ready' },
  fields: {
    mines: z
      .string({ message: invalidMines })
      .regex(/^[1-9]\d?$/, invalidMines)
      .transform(Number),
  },
  choiceOf: ({ mines: count }) => ({ kind: 'mines', mines: Number(count) }),
  Picture,
  Fields,
  Decisions,
  unattended: 'play.unattendedCashOut',
  Rules,
};

/** How many mines lie in the field. */
function Fields({ game: { rules }, view, round }: FieldsProps) {
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

type CellLook = 'closed' | 'safe' | 'mine' | 'hit' | 'left';

/** The field: closed cells of an open round are buttons, all others are pictures with a name. */
function Picture({ game: { look, rules }, round, fresh }: PictureProps) {
  const { t } = usePage();
  const theme = themeOf(look);
  if (rules?.kind !== 'mines') return null;
  const outcome = round?.outcome?.kind === 'mines' ? round.outcome : null;
  const isOpen = round?.state === 'open';
  const stateOf = (cell: number): CellLook => {
    const isMine = outcome?.field?.includes(cell);
    if (outcome?.opened.includes(cell)) return isMine ? 'hit' : 'safe';
    return outcome?.field ? (isMine ? 'mine' : 'left') : 'closed';
  };
  const names: Record<CellLook, string> = {
    closed: t('mines.closed'),
    safe: t(theme.safe),
    mine: t('mines.mine'),
    hit: t('mines.hit'),
    left: t('mines.left'),
  };
  const last = fresh ? outcome?.opened.at(-1) : undefined;
  return (
    <ol className="mines" data-look={look} data-columns={rules.columns} aria-label={t('mines.field')}>
      {Array.from({ length: rules.columns * rules.rows }, (_, cell) => {
        const state = stateOf(cell);
        const place = t('mines.place', {
          row: Math.floor(cell / rules.columns) + 1,
          column: (cell % rules.columns) + 1,
        });
        const shown =
          state === 'safe' || state === 'hit' || state === 'mine' ? (
            <svg aria-hidden="true" viewBox="0 0 24 24">
              <use href={state === 'safe' ? theme.safeSymbol : theme.mineSymbol} />
            </svg>
          ) : null;
        return (
          <li key={cell}>
            {isOpen && state === 'closed' ? (
              <button
                className="mine-cell"
                name="decision"
                value={`cell-${cell}`}
                aria-label={t('mines.open', { place })}
              />
            ) : (
              <span
                className={`mine-cell mine-${state}`}
                data-fresh={cell === last || undefined}
                role="img"
                aria-label={t('ui.labelled', { label: place, value: names[state] })}
              >
                {shown}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Taking what the opened cells are worth. */
function Decisions({ game: { look, rules }, round }: { game: GameDetails; round: RoundReceipt }) {
  const { t, money, number } = usePage();
  const { outcome, options, stake, currency } = round;
  if (rules?.kind !== 'mines' || outcome?.kind !== 'mines') return null;
  const next = rules.offers.find(({ mines }) => mines === outcome.mines)?.multiples[outcome.opened.length];
  return (
    <>
      <p className="quiet">{next !== undefined && t(themeOf(look).next, { multiple: multipleText(next, number) })}</p>
      {options.includes('cash-out') && (
        <button className="btn btn-prime spin" name="decision" value="cash-out">
          {t('mines.cashOut', { amount: money((outcome.multiple * stake) / 100, currency) })}
        </button>
      )}
    </>
  );
}

/** What a round pays after each safe cell, for every number of mines. */
function Rules({ game: { look, rules } }: RulesProps) {
  const { t, number } = usePage();
  const theme = themeOf(look);
  if (rules?.kind !== 'mines') return null;
  return (
    <>
      <div className="prose">
        <p>{t(theme.ruleOpen, { cells: rules.columns * rules.rows })}</p>
        <p>{t(theme.ruleCashOut)}</p>
        <p>{t('mines.ruleEnd')}</p>
      </div>
      <h3>{t(theme.payouts)}</h3>
      <dl className="mines-pays">
        {rules.offers.map(({ mines, multiples }) => (
          <div key={mines}>
            <dt>{t('ui.labelled', { label: t('mines.mines'), value: number(mines) })}</dt>
            <dd className="num">
              {multiples
                .slice(0, 6)
                .map((multiple) => multipleText(multiple, number))
                .join(' · ')}
              {multiples.length > 6 && ` … ${multipleText(multiples.at(-1)!, number)}`}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** What a field's safe cells hold, in words and pictures. */
interface MinesTheme {
  safeSymbol: string;
  mineSymbol: string;
  safe: MessageKey;
  next: MessageKey;
  ruleOpen: MessageKey;
  ruleCashOut: MessageKey;
  payouts: MessageKey;
}

const lanterns: MinesTheme = {
  safeSymbol: '/symbols/mines.svg#lantern',
  mineSymbol: '/symbols/mines.svg#mine',
  safe: 'mines.safe',
  next: 'mines.next',
  ruleOpen: 'mines.ruleOpen',
  ruleCashOut: 'mines.ruleCashOut',
  payouts: 'mines.payouts',
};

const pearls: MinesTheme = {
  safeSymbol: '/symbols/pearls.svg#pearl',
  mineSymbol: '/symbols/pearls.svg#mine',
  safe: 'mines.pearl',
  next: 'mines.pearlNext',
  ruleOpen: 'mines.pearlRuleOpen',
  ruleCashOut: 'mines.pearlRuleCashOut',
  payouts: 'mines.pearlPayouts',
};

const themeOf = (look: GameDetails['look']): MinesTheme => (look === 'pearls' ? pearls : lanterns);
