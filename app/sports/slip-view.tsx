import type { ReactNode } from 'react';
import type { z } from 'zod';
import { priceChanges, type PriceChange, type priceSlip } from 'contract/sports/bets';
import { RequestIdInput } from '~/forms/request-id';
import type { RefusedForm } from '~/forms/submission';
import { useFormView, type FormView } from '~/forms/use-form-view';
import { formatSeconds } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { mustLookUp } from '~/play';
import { Button } from '~/ui/button';
import { RadioCards, SelectField } from '~/ui/choice-fields';
import { ErrorSummary } from '~/ui/error-summary';
import { MoneyField } from '~/ui/field';
import { Notice } from '~/ui/notice';
import { EmptyState } from '~/ui/panel';
import { Tabs } from '~/ui/tabs';
import { formatOdds, type OddsFormat } from './odds';
import { LegOdds, LegWords, RemoveButton } from './slip-box';
import {
  payoutOf,
  readStakes,
  slipForm,
  slipKinds,
  stakeField,
  type GivenSlip,
  type SlipField,
  type SlipKind,
} from './slip-form';
import { entryText, keyOf, slipText } from './slip-legs';
import { systemName } from './system-name';

type Slip = z.output<(typeof priceSlip)['data']>;

interface Screen {
  slip: Slip;
  seen: Record<string, number>;
  kind: SlipKind;
  format: OddsFormat;
  priceChange: PriceChange;
  loggedIn: boolean;
  requestId: string;
}

const formAround = 'slip-legs';

/** Nothing is on the slip, and what was refused meanwhile: it may have been placed in another tab. */
export function EmptySlip({ sent }: { sent: RefusedForm | undefined }) {
  const { t, href } = usePage();
  const form = useFormView(slipForm, { refused: sent, defaultValue: {} });
  return (
    <>
      <ErrorSummary errors={form.errors} />
      <EmptyState
        icon="document"
        title={t('sports.slipEmpty')}
        action={<Button href={href('/sports')}>{t('sports.toMatches')}</Button>}
      >
        {t('sports.slipEmptyText')}
      </EmptyState>
    </>
  );
}

interface ViewProps {
  screen: Screen;
  sent: RefusedForm | undefined;
  /** Stands over the form while no bet is taken before it is answered. */
  check: ReactNode;
}

/** The legs, the kinds of bets they can be, and the form of the chosen one. */
export function SlipView({ screen, sent, check }: ViewProps) {
  const { t, href, locale } = usePage();
  const { slip, kind, format, loggedIn } = screen;
  const form = useFormView(slipForm, {
    refused: sent,
    defaultValue: { priceChange: screen.priceChange, kind },
  });
  const given = givenOf(form);
  const combined = kind === 'singles' || slip.excluding.length === 0;
  const isClosed = slip.legs.some(({ odds }) => odds === null);
  const system = slip.systems.find(({ system: name }) => name === given.system) ?? slip.systems[0];
  const pauses = mustLookUp(slip.playTime);
  const offered = kind === 'singles' || (kind === 'accumulator' ? slip.accumulator : system);
  return (
    <>
      <form id={formAround} method="post" action={href('/sports/slip/change')}>
        <input type="hidden" name="back" value={`/sports/slip?kind=${kind}`} />
      </form>
      <ErrorSummary errors={form.errors} />
      {slip.legs.length > 1 && (
        <Tabs
          label={t('sports.betKind')}
          items={slipKinds
            .filter((name) => name !== 'system' || slip.legs.length > 2)
            .map((name) => ({
              href: href(`/sports/slip?kind=${name}`),
              label: t(`sports.${name}`),
              current: name === kind,
            }))}
        />
      )}
      {!combined && <Notice kind="warning">{t('sports.excluding')}</Notice>}
      {isClosed && <Notice kind="warning">{t('sports.closedLeg')}</Notice>}
      {pauses && check}
      <form className="slip-form panel" {...form.props} method="post" action={href(`/sports/slip?kind=${kind}`)}>
        <Legs screen={screen} form={form} given={given} />
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="legs" value={slipText(openLegs(slip))} />
        <input type="hidden" name="currency" value={slip.currency} />
        <input type="hidden" name="delay" value={slip.delay} />
        <RequestIdInput sent={sent && form.value('requestId')} fresh={screen.requestId} />
        {kind === 'system' && system && (
          <SelectField
            {...form.choice('system')}
            label={t('sports.system')}
            defaultValue={system.system}
            options={slip.systems.map(({ system: name, combinations }) => ({
              value: name,
              label: t('sports.systemBets', { name: systemName(name, t), count: combinations }),
            }))}
          />
        )}
        {kind !== 'singles' && offered && (
          <Stake
            field={form.text('stake')}
            label={t(kind === 'system' ? 'sports.stakePerBet' : 'sports.stake')}
            stakes={(kind === 'system' ? system : slip.accumulator)?.stakes}
            currency={slip.currency}
          />
        )}
        <RadioCards
          {...form.choice('priceChange')}
          legend={t('sports.whenOddsChange')}
          options={priceChanges.map((value) => ({ value, label: t(`sports.${value}`) }))}
        />
        {offered && combined && <Sums screen={screen} given={given} system={system} />}
        {slip.delay > 0 && <p className="hint">{t('sports.delayed', { time: formatSeconds(slip.delay, locale) })}</p>}
        {format !== 'decimal' && <p className="hint">{t('sports.exactOdds')}</p>}
        <div className="form-row">
          {loggedIn && !pauses && offered && combined && (
            <Button variant="prime" name="act" value="place">
              {t('sports.placeBet')}
            </Button>
          )}
          {!loggedIn && (
            <Button href={`${href('/login')}?redirect=${encodeURIComponent('/sports/slip')}`} variant="prime">
              {t('sports.logInToBet')}
            </Button>
          )}{' '}
          {offered && combined && (
            <Button variant="quiet" name="act" value="reckon">
              {t('sports.reckon')}
            </Button>
          )}{' '}
          <Button variant="quiet" form={formAround} name="clear" value="all">
            {t('sports.clear')}
          </Button>
        </div>
      </form>
    </>
  );
}

/** Of the whole form, as it was sent last. */
const givenOf = (form: FormView<(typeof slipForm)['schema']>): GivenSlip =>
  Object.fromEntries((Object.keys(slipForm.constraint()) as SlipField[]).map((name) => [name, form.value(name)]));

/** What can be bet on, at the odds of now: those that this page shows. */
const openLegs = ({ legs }: Slip) => legs.flatMap(({ odds, ...leg }) => (odds === null ? [] : [{ ...leg, odds }]));

interface PartProps {
  screen: Screen;
  given: GivenSlip;
}

function Legs({ screen, form, given }: PartProps & { form: FormView<(typeof slipForm)['schema']> }) {
  const { t, locale } = usePage();
  const { slip, seen, kind, format } = screen;
  const open = openLegs(slip).map(keyOf);
  // Odds may move by less than is written.
  const written = (odds: number) => formatOdds(odds, format, locale);
  // The slip may have changed in another tab since the form was shown that comes back here.
  const sentLegs = readStakes(given, locale).legs.map(keyOf);
  return (
    <ul className="slip-legs">
      {slip.legs.map((leg, index) => {
        const key = keyOf(leg);
        const before = seen[key];
        const [now, then] = [open.indexOf(key), given.legs === undefined ? -1 : sentLegs.indexOf(key)];
        const field = form.text(stakeField(Math.max(0, then >= 0 ? then : now)));
        return (
          <li key={entryText({ ...leg, odds: 0 })}>
            <LegWords leg={leg} />
            <LegOdds leg={leg} format={format} />
            <RemoveButton leg={leg} form={formAround} />
            {leg.odds !== null && before !== undefined && written(before) !== written(leg.odds) && (
              <p className="leg-moved">{t('sports.oddsWere', { odds: written(before) })}</p>
            )}
            {kind === 'singles' && now >= 0 && (
              <Stake
                field={{ ...field, name: stakeField(now), defaultValue: then >= 0 ? field.defaultValue : undefined }}
                label={t('sports.stakeOn', { selection: leg.selectionName })}
                stakes={slip.singles[index]}
                currency={slip.currency}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Stake({
  field,
  label,
  stakes,
  currency,
}: {
  field: ReturnType<FormView<(typeof slipForm)['schema']>['text']>;
  label: string;
  stakes: { minimum: number; maximum: number } | undefined;
  currency: Slip['currency'];
}) {
  const { t, money } = usePage();
  const { maxLength: _, ...rest } = field;
  return (
    <MoneyField
      {...rest}
      label={label}
      unit={currency}
      maxLength={24}
      enterKeyHint="done"
      hint={
        stakes && stakes.maximum > 0
          ? t('sports.stakeBetween', {
              minimum: money(stakes.minimum, currency),
              maximum: money(stakes.maximum, currency),
            })
          : undefined
      }
    />
  );
}

/** What is staked in all and what it pays if every leg wins, by the stakes of the form as it was sent. */
function Sums({
  screen: { slip, kind, format },
  given,
  system,
}: PartProps & { system: Slip['systems'][number] | undefined }) {
  const { t, locale, money } = usePage();
  const { stake, singles, legs } = readStakes(given, locale);
  const odds = kind === 'accumulator' ? (slip.accumulator?.odds ?? null) : null;
  const sums = { stake: 0, payout: 0 };
  if (kind === 'singles') {
    const now = new Map(slip.legs.map((leg) => [keyOf(leg), leg.odds]));
    legs.forEach((leg, index) => {
      const [single, price] = [singles[index], now.get(keyOf(leg))];
      if (!single || !price) return;
      sums.stake += single;
      sums.payout += payoutOf(single, price);
    });
  } else if (stake !== null) {
    sums.stake = kind === 'system' ? stake * (system?.combinations ?? 0) : stake;
    sums.payout = payoutOf(stake, kind === 'system' ? (system?.odds ?? 0) : (odds ?? 0));
  }
  return (
    <dl className="slip-sums">
      {odds !== null && (
        <div className="slip-total">
          <dt>{t('sports.totalOdds')}</dt>
          <dd className="num">{formatOdds(odds, format, locale)}</dd>
        </div>
      )}
      {sums.stake > 0 && (
        <>
          <div className="slip-total">
            <dt>{t('sports.totalStake')}</dt>
            <dd className="num">{money(sums.stake, slip.currency)}</dd>
          </div>
          <div className="slip-total">
            <dt>{t('sports.possiblePayout')}</dt>
            <dd className="num">
              <b>{money(sums.payout, slip.currency)}</b>
            </dd>
          </div>
        </>
      )}
    </dl>
  );
}
