import { selfExclusionFreeze } from 'contract/constants';
import { realityCheckMinutes } from 'contract/profile';
import type { Limits } from 'contract/protection';
import { Blocked, type Standing } from '~/account';
import type { RefusedForm } from '~/forms/submission';
import { useFormView } from '~/forms/use-form-view';
import { formatDateTime, formatDuration, formatSeconds } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { addressOf, type ProtectionStep } from './addresses';
import { DepositLimit } from './deposit-limit';
import { exclusionForm, intervalForm } from './forms';
import { Button } from '~/ui/button';
import { CheckboxField, SelectField } from '~/ui/choice-fields';
import { ErrorSummary } from '~/ui/error-summary';
import { PasswordField } from '~/ui/field';
import { FormStack } from '~/ui/form-stack';
import { Notice } from '~/ui/notice';
import { Panel } from '~/ui/panel';
import { Table } from '~/ui/table';

/** What a player has set, or can. */
export interface ToolsData extends Standing {
  limits: Limits;
  /** Between two reality checks; 0: none. */
  minutes: number;
  timeZone: string;
}

/** What a player can set to stay in control (DOMAIN §6). `refused`: the form that the page's own address names. */
export function ProtectionTools({ tools, refused }: { tools: ToolsData; refused: RefusedForm | undefined }) {
  const { path, search } = usePage();
  const refusedOf = (step: ProtectionStep) => (path + search === addressOf(step) ? refused : undefined);
  return (
    <div className="tools">
      {tools.limits.selfExclusion && !tools.block ? (
        <Excluded tools={tools} />
      ) : (
        <Blocked standing={tools} timeZone={tools.timeZone} />
      )}
      <DepositLimit tools={tools} refused={refusedOf('limit')} />
      <Interval minutes={tools.minutes} refused={refusedOf('interval')} />
      {!tools.limits.selfExclusion && (
        <SelfExclusion months={tools.limits.rules.exclusionMonths} refused={refusedOf('exclude')} />
      )}
      <RulesHere limits={tools.limits} />
    </div>
  );
}

function Excluded({
  tools: {
    limits: { selfExclusion },
    timeZone,
  },
}: {
  tools: ToolsData;
}) {
  const { t, href, locale } = usePage();
  if (!selfExclusion) return null;
  const { until, freezeEnds } = selfExclusion;
  return (
    <Notice kind="warning" title={t('protection.youAreExcluded')}>
      <p>
        {until === null
          ? t('protection.excludedUntilAnswer', { time: formatDateTime(freezeEnds, locale, timeZone) })
          : t('protection.excludedUntil', { time: formatDateTime(until, locale, timeZone) })}
      </p>
      <p>
        <a className="link" href={href('/cashier/withdraw')}>
          {t('cashier.goToWithdraw')}
        </a>
      </p>
    </Notice>
  );
}

function Interval({ minutes, refused }: { minutes: number; refused: RefusedForm | undefined }) {
  const { t, href, locale } = usePage();
  const form = useFormView(intervalForm, { refused, defaultValue: { minutes: String(minutes) } });
  return (
    <Panel id="reality-check-panel" title={t('play.realityCheck')}>
      <FormStack {...form.props} action={href(addressOf('interval'))}>
        <ErrorSummary errors={form.errors} />
        <p>{t('protection.intervalWhy')}</p>
        <SelectField
          {...form.choice('minutes')}
          label={t('play.every')}
          options={realityCheckMinutes.map((value) => ({
            value: String(value),
            label: value === 0 ? t('play.never') : formatDuration(value * 60_000, locale),
          }))}
        />
        <Button>{t('play.saveInterval')}</Button>
      </FormStack>
    </Panel>
  );
}

/** What it means stands before the form, which asks twice. */
function SelfExclusion({ months, refused }: { months: number | null; refused: RefusedForm | undefined }) {
  const { t, href } = usePage();
  const form = useFormView(exclusionForm, { refused });
  return (
    <Panel id="self-exclusion-panel" title={t('protection.selfExclusion')}>
      <ul className="means">
        {(['meansFreeze', 'meansSessions', 'meansRounds', 'meansBalance'] as const).map((key) => (
          <li key={key}>{t(`protection.${key}`)}</li>
        ))}
        <li>{months === null ? t('protection.meansMail') : t('protection.meansMonths', { count: months })}</li>
        <li>{t('protection.meansFinal')}</li>
      </ul>
      <FormStack {...form.props} action={href(addressOf('exclude'))}>
        <ErrorSummary errors={form.errors} />
        <PasswordField {...form.password('password')} label={t('protection.password')} />
        <CheckboxField {...form.tick('confirm')} label={t('protection.confirm')} />
        <Button variant="danger">{t('protection.excludeNow')}</Button>
      </FormStack>
    </Panel>
  );
}

/** What the licence demands where the player plays (DOMAIN §6): every switch, in words. */
function RulesHere({ limits: { currency, rules } }: { limits: Limits }) {
  const { t, locale, money, number } = usePage();
  const yesNo = (yes: boolean) => t(yes ? 'protection.yes' : 'protection.no');
  const atLeast = (duration: number) => (duration === 0 ? t('protection.noCap') : formatSeconds(duration, locale));
  const rows: [label: string, value: string][] = [
    [t('protection.ruleLimitWait'), formatDuration(rules.limitWait, locale)],
    [t('protection.ruleCancel'), yesNo(rules.cancelWithdrawal)],
    [
      t('protection.ruleWagering'),
      rules.wageringCap === null ? t('protection.noCap') : `${number(rules.wageringCap)}×`,
    ],
    [t('protection.ruleStake'), rules.stakeCap === null ? t('protection.noCap') : money(rules.stakeCap, currency)],
    [t('protection.ruleAutoplay'), t('protection.never')],
    [t('protection.ruleSlotRound'), atLeast(rules.shortestRound.slots)],
    [t('protection.ruleOtherRound'), atLeast(rules.shortestRound.otherGames)],
    [
      t('protection.ruleExclusion'),
      rules.exclusionMonths === null
        ? formatDuration(selfExclusionFreeze, locale)
        : t('protection.ruleMonths', { count: rules.exclusionMonths }),
    ],
    [t('protection.ruleFun'), yesNo(rules.funModeBeforeAgeCheck)],
  ];
  return (
    <Panel id="rules-here" title={t('protection.rulesHere')}>
      <Table
        caption={<small className="quiet">{t('protection.rulesHereText')}</small>}
        rows={rows}
        keyOf={([label]) => label}
        columns={[
          { label: t('protection.rule'), cell: ([label]) => label },
          { label: t('protection.applies'), cell: ([, value]) => value },
        ]}
      />
    </Panel>
  );
}
