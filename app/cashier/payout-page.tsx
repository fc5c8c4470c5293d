import type { DataOf } from 'contract/call';
import { chains, type CryptoDestination } from 'contract/chains';
import type { withdrawalLink } from 'contract/crypto';
import type { RefusedForm } from '~/forms/submission';
import { useFormView } from '~/forms/use-form-view';
import { usePage } from '~/i18n/page';
import { LooksAgain } from '~/layout/looks-again';
import type { Waiting } from '~/layout/refresh';
import { Button } from '~/ui/button';
import { CheckboxField } from '~/ui/choice-fields';
import { ErrorSummary } from '~/ui/error-summary';
import { Field } from '~/ui/field';
import { FormStack } from '~/ui/form-stack';
import { Icon, type IconName } from '~/ui/icon';
import { Notice } from '~/ui/notice';
import { Panel } from '~/ui/panel';
import { ChainChoice } from './chain-choice';
import { payoutForm } from './forms';

/** The withdrawal behind a mailed link. */
type PayoutData = DataOf<typeof withdrawalLink>;

/** The mailed link's screen: where the withdrawal goes, or what became of it (SPEC §4, DOMAIN §7). */
export function PayoutPage({
  payout,
  waits,
  refused,
}: { payout: PayoutData | null; refused: RefusedForm | undefined } & Pick<Waiting, 'waits'>) {
  if (!payout) return <LinkOver />;
  if (payout.state === 'approved' && !payout.destination) return <Ask payout={payout} refused={refused} />;
  return <NotPaidYet payout={payout} waits={waits} refused={refused} />;
}

function LinkOver() {
  const { t, href } = usePage();
  return (
    <div className="narrow">
      <h1>{t('cashier.withdrawal')}</h1>
      <Notice kind="error" title={t('crypto.linkInvalid')}>
        {t('crypto.linkInvalidText')}
      </Notice>
      <div className="form-row">
        <Button href={href('/cashier/withdraw')} variant="prime">
          {t('crypto.seeWithdrawals')}
        </Button>{' '}
        <Button href={href('/info/contact-us')} variant="quiet">
          {t('crypto.contactUs')}
        </Button>
      </div>
    </div>
  );
}

function Ask({ payout, refused }: { payout: PayoutData; refused: RefusedForm | undefined }) {
  const { t, money, dateTime } = usePage();
  const form = useFormView(payoutForm, { refused });
  return (
    <div className="narrow">
      <h1>{t('crypto.payoutTitle')}</h1>
      <p className="lead">
        {t('crypto.payoutLead', { amount: money(payout.amount, payout.currency), until: dateTime(payout.expiresAt) })}
      </p>
      <ErrorSummary errors={form.errors} />
      <Panel className="payout">
        <FormStack {...form.props}>
          <ChainChoice {...form.choice('chain')} offered={payout.chains} />
          <Field
            {...form.text('address')}
            label={t('crypto.address')}
            hint={t('crypto.addressHint')}
            required
            maxLength={130}
            autoComplete="off"
            spellCheck={false}
            autoCapitalize="none"
            enterKeyHint="next"
          />
          <div className="tag-fields">
            <Field
              {...form.text('destinationTag')}
              label={t('crypto.destinationTag')}
              hint={t('crypto.tagHint')}
              maxLength={12}
              inputMode="numeric"
              autoComplete="off"
              enterKeyHint="done"
            />
            <CheckboxField {...form.tick('withoutTag')} label={t('crypto.withoutTag')} />
          </div>
          <Notice kind="warning" title={t('crypto.noWayBack')}>
            {t('crypto.noWayBackText')}
          </Notice>
          <Button variant="prime" size="large" wide icon="withdraw">
            {t('crypto.sendThere')}
          </Button>
        </FormStack>
      </Panel>
    </div>
  );
}

/** What a withdrawal looks like once nothing is asked any more. */
function NotPaidYet({
  payout,
  waits,
  refused,
}: { payout: PayoutData; refused: RefusedForm | undefined } & Pick<Waiting, 'waits'>) {
  const { t, href, money } = usePage();
  const form = useFormView(payoutForm, { refused });
  const amount = money(payout.amount, payout.currency);
  const { icon, tone, title, text } = useWords(payout.state, amount);
  return (
    <div className="narrow">
      <ErrorSummary errors={form.errors} />
      <section className={`panel outcome ${tone}`}>
        <Icon name={icon} />
        <h1>{title}</h1>
        {text && <p className="lead">{text}</p>}
        {payout.destination && <DestinationFacts {...payout.destination} />}
        <p className="form-row">
          <Button href={href('/cashier/withdraw')}>{t('crypto.seeWithdrawals')}</Button>
        </p>
        <LooksAgain waits={waits} />
      </section>
    </div>
  );
}

interface Words {
  icon: IconName;
  tone: string;
  title: string;
  text?: string;
}

function useWords(state: PayoutData['state'], amount: string): Words {
  const { t } = usePage();
  switch (state) {
    case 'approved':
      return {
        icon: 'clock',
        tone: 'tone-info',
        title: t('crypto.onItsWay', { amount }),
        text: t('crypto.onItsWayText'),
      };
    case 'paid':
      return { icon: 'success', tone: 'tone-success', title: t('crypto.wasSent', { amount }) };
    default:
      return {
        icon: 'error',
        tone: 'tone-error',
        title: t('crypto.wasReturned', { amount }),
        text: t('crypto.wasReturnedText'),
      };
  }
}

/** Where coins go, readable to the last character. */
function DestinationFacts({ chain, address, destinationTag }: CryptoDestination) {
  const { t } = usePage();
  return (
    <dl className="facts">
      <div>
        <dt>{t('crypto.chain')}</dt>
        <dd>{chains[chain].name}</dd>
      </div>
      <div className="whole">
        <dt>{t('crypto.address')}</dt>
        <dd className="reference">{address}</dd>
      </div>
      {destinationTag !== null && (
        <div className="whole">
          <dt>{t('crypto.destinationTag')}</dt>
          <dd className="reference">{destinationTag}</dd>
        </div>
      )}
    </dl>
  );
}
