import type { Blocker } from 'contract/cashier';
import { inHouseProvider } from 'contract/constants';
import type { Currency } from 'contract/money';
import { missingList, withBonus } from '~/account';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { ErrorSummary, type SummaryError } from '~/ui/error-summary';
import { Icon } from '~/ui/icon';
import { Panel } from '~/ui/panel';
import type { Direction } from './methods';

interface BlockersProps {
  id: string;
  direction: Direction;
  blockers: readonly Blocker[];
  currency: Currency;
  errors: readonly SummaryError[];
  /** The one chosen on an offer's page: what stands in the way is not to lose it. */
  bonus?: string | null;
}

/** Everything that stands in the way, each with what to do about it (DOMAIN §7). `errors`: of the post that ran into it. */
export function Blockers({ id, direction, blockers, currency, errors, bonus = null }: BlockersProps) {
  const { t } = usePage();
  return (
    <>
      <ErrorSummary errors={errors} />
      <Panel
        id={id}
        className="blockers"
        title={t(direction === 'deposit' ? 'cashier.whyNotDeposit' : 'cashier.whyNotWithdraw')}
      >
        <ul>
          {blockers.map((blocker) => (
            <li key={blocker.code}>
              <Icon name="warning" />
              <BlockerItem blocker={blocker} direction={direction} currency={currency} bonus={bonus} />
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}

function BlockerItem({
  blocker,
  direction,
  currency,
  bonus,
}: {
  blocker: Blocker;
  direction: Direction;
  currency: Currency;
  bonus: string | null;
}) {
  const { t, href, locale, money, dateTime } = usePage();
  switch (blocker.code) {
    case 'no_deposit_yet':
      return (
        <div>
          <p>{t('results.no_deposit_yet')}</p>
          <Button href={href('/cashier/deposit')} variant="prime">
            {t('cashier.makeDeposit')}
          </Button>
        </div>
      );
    case 'profile_incomplete':
      return (
        <div>
          <p>{t('results.profile_incomplete')}</p>
          <p>
            <b>{missingList(blocker.missing, t, locale)}</b>
          </p>
          <Button href={href(withBonus(`/profile/my-account/${direction}`, bonus))} variant="prime">
            {t('cashier.fillIn')}
          </Button>
        </div>
      );
    case 'open_rounds':
      return (
        <div>
          <p>{t('cashier.openRounds', { count: blocker.count })}</p>
          <p className="form-row">
            {blocker.games
              .filter(({ provider }) => provider === inHouseProvider)
              .map(({ gameid, gametitle }) => (
                <Button key={gameid} href={href(`/play/${inHouseProvider}/${gameid}`)} variant="prime">
                  {t('depositBonus.toRound', { game: gametitle })}
                </Button>
              ))}
            <Button href={href('/profile/history?tab=gaming')}>{t('cashier.seeRounds')}</Button>
          </p>
        </div>
      );
    case 'withdrawal_needs_document':
      return (
        <div>
          <p>
            {t('cashier.needsDocument', {
              limit: money(blocker.limit, currency),
              withdrawn: money(blocker.withdrawn, currency),
            })}
          </p>
          <Button href={href('/profile/documents')} variant="prime">
            {t('cashier.sendDocument')}
          </Button>
        </div>
      );
    case 'security_change':
      return (
        <div>
          <p>{t('cashier.securityChange', { until: dateTime(blocker.until) })}</p>
          <Button href={href('/profile/security')}>{t('security.title')}</Button>
        </div>
      );
    case 'bonus_active':
      return (
        <div>
          {blocker.gained < blocker.needed && (
            <p>
              {t('depositBonus.wageringLeft', {
                left: money(blocker.needed - blocker.gained, currency),
                gained: money(blocker.gained, currency),
                needed: money(blocker.needed, currency),
              })}
            </p>
          )}
          <p>
            {blocker.balance > 0
              ? t('depositBonus.wagerOrGiveUp', { balance: money(blocker.balance, currency) })
              : t('cashier.bonusActive')}
          </p>
          <p className="form-row">
            <Button href={href('/casino')} variant="prime">
              {t('depositBonus.playOn')}
            </Button>
            <Button href={href('/profile/bonuses')}>{t('cashier.seeBonuses')}</Button>
          </p>
        </div>
      );
    case 'account_frozen':
      return !blocker.payoutsHeld ? (
        <div>
          <p>{t('cashier.accountFrozen')}</p>
          <Button href={href('/cashier/withdraw')}>{t('cashier.goToWithdraw')}</Button>
        </div>
      ) : (
        <div>
          <p>{t('cashier.accountHeld')}</p>
          <Button href={href('/info/contact-us')}>{t('crypto.contactUs')}</Button>
        </div>
      );
  }
}
