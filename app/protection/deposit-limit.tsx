import type { Limits } from 'contract/protection';
import type { RefusedForm } from '~/forms/submission';
import { useFormView } from '~/forms/use-form-view';
import { formatDateTime, formatDurationInWords } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { ErrorSummary } from '~/ui/error-summary';
import { MoneyField, PasswordField } from '~/ui/field';
import { FormStack } from '~/ui/form-stack';
import { Notice } from '~/ui/notice';
import { Panel, Progress } from '~/ui/panel';
import { addressOf } from './addresses';
import { limitForm } from './forms';

interface LimitData {
  limits: Limits;
  frozen: boolean;
  timeZone: string;
}

/** The limit with what is used and left of it, a raise that waits, and the form for a new one. */
export function DepositLimit({ tools, refused }: { tools: LimitData; refused: RefusedForm | undefined }) {
  const { t, money } = usePage();
  const {
    limits: {
      currency,
      deposit: { current, used, left },
    },
    frozen,
  } = tools;
  return (
    <Panel id="deposit-limit-panel" title={t('protection.depositLimit')}>
      <dl className="facts">
        <div>
          <dt>{t('protection.current')}</dt>
          <dd>{current === null ? t('protection.noLimit') : money(current, currency)}</dd>
        </div>
        <div>
          <dt>{t('protection.used')}</dt>
          <dd>{money(used, currency)}</dd>
        </div>
        {left !== null && (
          <div>
            <dt>{t('protection.left')}</dt>
            <dd>{money(left, currency)}</dd>
          </div>
        )}
      </dl>
      {current !== null && (
        <Progress
          label={t('protection.usedOf', { limit: money(current, currency) })}
          value={used}
          max={current}
          text={money(used, currency)}
        />
      )}
      <Pending tools={tools} />
      {!frozen && <NewLimit tools={tools} refused={refused} />}
    </Panel>
  );
}

/** A raise can be confirmed from its moment on, and withdrawn at any time. */
function Pending({
  tools: {
    limits: {
      currency,
      deposit: { pending },
    },
    frozen,
    timeZone,
  },
}: {
  tools: LimitData;
}) {
  const { t, href, locale, money } = usePage();
  if (!pending) return null;
  const limit = money(pending.newLimit, currency);
  const ready = pending.isConfirmable;
  const time = formatDateTime(pending.confirmableFrom, locale, timeZone);
  return (
    <Notice kind="info" title={t('protection.pendingLimit', { limit })}>
      <p>{ready ? t('protection.pendingReady') : t('protection.pendingFrom', { time })}</p>
      <div className="form-row">
        {ready && !frozen && (
          <form method="post" action={href(addressOf('confirmLimit'))}>
            <Button variant="prime">{t('protection.confirmLimit', { limit })}</Button>
          </form>
        )}
        <form method="post" action={href(addressOf('withdrawLimit'))}>
          <Button>{t('protection.withdrawRaise')}</Button>
        </form>
      </div>
    </Notice>
  );
}

function NewLimit({
  tools: {
    limits: { currency, minimum, maximum, rules },
  },
  refused,
}: {
  tools: LimitData;
  refused: RefusedForm | undefined;
}) {
  const { t, href, locale, money } = usePage();
  const form = useFormView(limitForm, { refused });
  return (
    <FormStack {...form.props} action={href(addressOf('limit'))}>
      <ErrorSummary errors={form.errors} />
      <p>{t('protection.limitRules', { wait: formatDurationInWords(rules.limitWait, locale) })}</p>
      <MoneyField
        {...form.text('newLimit')}
        label={t('protection.newLimit')}
        unit={currency}
        maxLength={24}
        enterKeyHint="next"
        hint={t('cashier.amountHint', { minimum: money(minimum, currency), maximum: money(maximum, currency) })}
      />
      <PasswordField {...form.password('password')} label={t('protection.password')} />
      <Button variant="prime">{t('protection.saveLimit')}</Button>
    </FormStack>
  );
}
