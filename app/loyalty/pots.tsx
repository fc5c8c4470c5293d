import type { CashbackPot, Vip } from 'contract/loyalty';
import { formatMoment, formatShare } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { Panel } from '~/ui/panel';
import type { MyRewards, RewardsAddress } from './load-rewards';

/** The pots of cashback: what can be claimed now, and when the next one comes. */
export function Pots({ mine, vip, here }: { mine: MyRewards; vip: Vip; here: RewardsAddress }) {
  const { t } = usePage();
  return (
    <Panel id="cashback" title={t('rewards.cashback')}>
      <ul className="waiting pots">
        {mine.cashback.pots.map((pot) => (
          <Pot key={pot.period} pot={pot} mine={mine} vip={vip} here={here} />
        ))}
      </ul>
    </Panel>
  );
}

function Pot({
  pot: { period, offered, share, available, reward, claimedAt, nextClaimAt, closesAt },
  mine,
  vip,
  here,
}: {
  pot: CashbackPot;
  mine: MyRewards;
  vip: Vip;
  here: RewardsAddress;
}) {
  const { t, money, number, locale, href } = usePage();
  const {
    cashback: { currency },
    frozen,
    timeZone,
  } = mine;
  const isOpen = offered && nextClaimAt === null && available > 0 && !frozen;
  const first = vip.tiers.find(({ benefits }) =>
    benefits.includes(period === 'weekly' ? 'weeklyCashback' : 'monthlyCashback'),
  );
  const next = claimedAt === null ? closesAt : (nextClaimAt ?? closesAt);
  return (
    <li>
      <h3>{t(`rewards.${period}`)}</h3>
      <p className="quiet">{t(`rewards.${period}Text`, { share: formatShare(share, locale) })}</p>
      {offered ? (
        <dl className="facts">
          <div>
            <dt>{t('rewards.available')}</dt>
            <dd className="num">{money(available, currency)}</dd>
          </div>
          {reward > 0 && (
            <div>
              <dt>{t('rewards.moneyReward')}</dt>
              <dd className="num">{money(reward, currency)}</dd>
            </div>
          )}
          {(claimedAt !== null || period !== 'daily') && (
            <div>
              <dt>{t(claimedAt === null ? 'rewards.ready' : 'rewards.nextClaim')}</dt>
              <dd>{formatMoment(next, locale, timeZone)}</dd>
            </div>
          )}
        </dl>
      ) : (
        first && <p>{t('rewards.notOffered', { tier: t(`vip.tier_${first.name}`), level: number(first.fromLevel) })}</p>
      )}
      {isOpen && (
        <form method="post" action={href(here)}>
          <input type="hidden" name="period" value={period} />
          <Button variant="prime">
            {t('rewards.claim', { amount: money(available, currency) })}
            <span className="unseen">{t('ui.ofWhat', { name: t(`rewards.${period}`) })}</span>
          </Button>
        </form>
      )}
    </li>
  );
}
