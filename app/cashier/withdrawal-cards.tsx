import type { TimelineStep, TrackedWithdrawal, withdrawals as trackedWithdrawals } from 'contract/cashier';
import type { DataOf } from 'contract/call';
import { chains } from 'contract/chains';
import { usePage } from '~/i18n/page';
import type { MessageKey } from '~/i18n/messages';
import { Button } from '~/ui/button';
import { FormStack } from '~/ui/form-stack';
import { Icon } from '~/ui/icon';
import { Notice } from '~/ui/notice';
import { Panel } from '~/ui/panel';
import { CopyText } from './copy-text';
import { mostSeen } from './forms';
import type { CashierData, MethodsData } from './methods';

/** What the withdrawal screen shows. */
export interface WithdrawData extends MethodsData {
  cashier: CashierData;
  /** In minor units. */
  held: number;
  tracked: DataOf<typeof trackedWithdrawals>;
  requestId: string;
}

const words: Record<TimelineStep, MessageKey> = {
  requested: 'withdrawals.requested',
  approved: 'withdrawals.approved',
  link_sent: 'withdrawals.linkSent',
  address_given: 'withdrawals.addressGiven',
  paid: 'withdrawals.paid',
  rejected: 'withdrawals.rejected',
  cancelled: 'withdrawals.cancelled',
};

const road = {
  usual: ['requested', 'approved', 'paid'],
  coins: ['requested', 'approved', 'link_sent', 'address_given', 'paid'],
} as const satisfies Record<string, readonly TimelineStep[]>;

/** What is still ahead of a withdrawal; nothing once it is over. */
function stepsAhead({
  flow,
  state,
  steps,
}: Pick<TrackedWithdrawal, 'flow' | 'state' | 'steps'>): readonly TimelineStep[] {
  if (state !== 'requested' && state !== 'approved') return [];
  const whole: readonly TimelineStep[] = flow === 'coins' ? road.coins : road.usual;
  return whole.filter((step) => !steps.some((taken) => taken.step === step));
}

/** Every withdrawal that is on its way or ended lately, on a timeline each, with what can still be done about it (DOMAIN §7). */
export function WithdrawalCards({ screen }: { screen: WithdrawData }) {
  const { t } = usePage();
  const { withdrawals, cancelAllowed } = screen.tracked;
  if (!withdrawals.length) return null;
  const cancellable = withdrawals.filter(({ cancellable: is }) => is);
  return (
    <div>
      {cancellable.length > 0 && <CancelAll ids={cancellable.map(({ id }) => id)} />}
      <Panel id="withdrawals" title={t('withdrawals.yours')}>
        {!cancelAllowed && withdrawals.some(({ state }) => state === 'requested') && (
          <Notice kind="info">{t('withdrawals.cancelBarred')}</Notice>
        )}
        <ul className="withdrawals">
          {withdrawals.map((withdrawal) => (
            <li key={withdrawal.id}>
              <WithdrawalCard withdrawal={withdrawal} screen={screen} />
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

/** Sends back what the player sees here, so that a withdrawal asked for meanwhile is not cancelled by a page that never showed it. */
function CancelAll({ ids }: { ids: readonly string[] }) {
  const { t, href } = usePage();
  return (
    <Panel id="pending-withdrawals" title={t('cashier.pendingWithdrawals')}>
      <FormStack id="cancel-withdrawals" action={href('/cashier/withdraw/cancel')}>
        {ids.slice(0, mostSeen).map((id) => (
          <input key={id} type="hidden" name="trans_ids" value={id} />
        ))}
        <p className="hint">{t('cashier.cancelHint')}</p>
        <Button>{t('cashier.cancelAll')}</Button>
      </FormStack>
    </Panel>
  );
}

function WithdrawalCard({ withdrawal, screen: { cashier } }: { withdrawal: TrackedWithdrawal; screen: WithdrawData }) {
  const { t, money, dateTime } = usePage();
  const { id, method, flow, amount, currency, steps, reason, locked, cancellable, linkExpired, state, destination } =
    withdrawal;
  const name = cashier.withdraw.find((listed) => listed.id === method)?.name ?? method;
  return (
    <>
      <h3>
        <span className="num">{money(amount, currency)}</span> <small>{name}</small>
      </h3>
      <ol className="timeline">
        {steps.map(({ step, at }) => (
          <li key={step} className={step === 'rejected' ? 'is-bad' : 'is-done'}>
            <Icon name={step === 'rejected' ? 'error' : 'success'} />
            <span>
              {t(words[step])}
              <small>
                <time dateTime={`${new Date(at).toISOString().slice(0, 16)}Z`}>{dateTime(at)}</time>
              </small>
            </span>
          </li>
        ))}
        {stepsAhead(withdrawal).map((step) => (
          <li key={step}>
            <Icon name="clock" />
            <span>
              {t(words[step])}
              <small>{t('withdrawals.ahead')}</small>
            </span>
          </li>
        ))}
      </ol>
      {reason !== null && <p>{t('withdrawals.reason', { reason })}</p>}
      {(state === 'rejected' || state === 'cancelled') && <p className="hint">{t('crypto.wasReturnedText')}</p>}
      {state === 'approved' &&
        flow === 'coins' &&
        !destination &&
        (linkExpired ? (
          <NewLink id={id} />
        ) : (
          <Notice kind="warning" title={t('withdrawals.lookInMail')}>
            {t('withdrawals.lookInMailText')}
          </Notice>
        ))}
      {destination && (
        <>
          <CopyText
            label={t('ui.bracketed', { text: t('crypto.address'), note: chains[destination.chain].name })}
            text={destination.address}
          />
          {destination.destinationTag !== null && (
            <CopyText label={t('crypto.destinationTag')} text={destination.destinationTag} />
          )}
        </>
      )}
      {locked && state === 'requested' && (
        <p className="hint">
          <Icon name="lock" /> {t('withdrawals.isLocked')}
        </p>
      )}
      {cancellable && <Lock id={id} />}
    </>
  );
}

/** The mailed link is over: a new one is a press away. */
function NewLink({ id }: { id: string }) {
  const { t, href } = usePage();
  return (
    <Notice kind="warning" title={t('withdrawals.linkOver')}>
      <p>{t('withdrawals.linkOverText')}</p>
      <FormStack action={href('/cashier/withdraw/link')}>
        <input type="hidden" name="trans_ids" value={id} />
        <Button variant="prime">{t('withdrawals.newLink')}</Button>
      </FormStack>
    </Notice>
  );
}

/** Somebody who is afraid of the own second thoughts gives up cancelling; nothing gives it back, so it is said before. */
function Lock({ id }: { id: string }) {
  const { t, href } = usePage();
  return (
    <details className="more">
      <summary>
        <Icon name="down" />
        {t('withdrawals.lock')}
      </summary>
      <FormStack action={href('/cashier/withdraw/lock')}>
        <input type="hidden" name="trans_ids" value={id} />
        <p className="hint">{t('withdrawals.lockText')}</p>
        <Button size="small" icon="lock">
          {t('withdrawals.lockNow')}
        </Button>
      </FormStack>
    </details>
  );
}
