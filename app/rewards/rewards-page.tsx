import type { Currency } from 'contract/money';
import type { CashbackPot } from 'contract/loyalty';
import { ProfileFrame } from '~/account/profile-frame';
import { formatDate, formatDateTime } from '~/i18n/format';
import { usePage, type Page } from '~/i18n/page';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { Badge, EmptyState, Panel, Progress } from '~/ui/panel';
import { Table } from '~/ui/table';
import type { RewardsData } from './load-rewards';

/** Levels that stand there at once: the rest unfolds. */
const shownAtOnce = 5;

/** What playing brings back: cash points and levels, cashback to claim, rewards of levels (SPEC §3). */
export function RewardsPage({ rewards }: { rewards: RewardsData }) {
  const { t } = usePage();
  const { cashback, earned, frozen, timeZone } = rewards;
  return (
    <ProfileFrame current="cashback">
      {frozen && <Notice kind="warning">{t('rewards.frozen')}</Notice>}
      <div className="beside">
        <Level rewards={rewards} />
        <Panel id="cashback" title={t('rewards.cashback')}>
          <ul className="waiting">
            {cashback.pots.map((pot) => <Pot key={pot.period} pot={pot} currency={cashback.currency} frozen={frozen} timeZone={timeZone} />)}
          </ul>
        </Panel>
      </div>
      <Panel id="level-rewards" title={t('rewards.levelRewards')}>
        {earned.length === 0
          ? <EmptyState level={3} icon="cup" title={t('rewards.noneEarned')}>{t('rewards.noneEarnedText')}</EmptyState>
          : <Earned earned={earned.slice(0, shownAtOnce)} currency={cashback.currency} timeZone={timeZone} />}
        {earned.length > shownAtOnce && (
          <details className="more">
            <summary className="link">{t('rewards.earlier')}</summary>
            <Earned earned={earned.slice(shownAtOnce)} currency={cashback.currency} timeZone={timeZone} />
          </details>
        )}
      </Panel>
    </ProfileFrame>
  );
}

function Level({ rewards: { cashback: { totalCP, currentLevel, cpGained, currency }, current, next, vip, nextReward } }: { rewards: RewardsData }) {
  const { t, number } = usePage();
  const page = usePage();
  return (
    <Panel id="level" title={currentLevel === null ? t('rewards.noLevel') : t('rewards.level', { level: number(currentLevel) })}>
      {(vip || current?.category) && (
        <p className="form-row">{current?.category && <Badge kind="jackpot">{current.category}</Badge>}{vip && <Badge kind="new">VIP</Badge>}</p>
      )}
      <dl className="facts facts-list">
        <div><dt>{t('rewards.totalPoints')}</dt><dd className="num">{number(totalCP)}</dd></div>
        <div><dt>{t('rewards.gainedPoints')}</dt><dd className="num">{number(cpGained)}</dd></div>
      </dl>
      {next && (
        <>
          <Progress
            label={t('rewards.toLevel', { level: number(next.level) })} value={totalCP} max={next.requiredPoints}
            text={t('rewards.pointsOf', { points: number(totalCP), needed: number(next.requiredPoints) })}
          />
          {nextReward && <p className="quiet">{t('rewards.nextReward', { reward: rewardText(nextReward, currency, page) })}</p>}
        </>
      )}
      <p className="quiet">{t('rewards.howPoints')}</p>
    </Panel>
  );
}

/** The words for what a level brings. */
function rewardText({ cash, freeSpins }: Pick<RewardsData['earned'][number], 'cash' | 'freeSpins'>, currency: Currency, { t, money, number }: Page): string {
  const spins = t('rewards.spins', { count: freeSpins, shown: number(freeSpins) });
  if (cash > 0 && freeSpins > 0) return t('rewards.cashAndSpins', { amount: money(cash, currency), spins });
  return cash > 0 ? money(cash, currency) : spins;
}

function Pot({ pot: { period, offered, available, reward, claimedAt, nextClaimAt }, currency, frozen, timeZone }: { pot: CashbackPot; currency: Currency; frozen: boolean; timeZone: string }) {
  const { t, money, locale } = usePage();
  const isOpen = offered && nextClaimAt === null && available > 0 && !frozen;
  return (
    <li>
      <h3>{t(`rewards.${period}`)}</h3>
      <p className="quiet">{t(`rewards.${period}Text`)}</p>
      {offered
        ? (
          <dl className="facts">
            <div><dt>{t('rewards.available')}</dt><dd className="num">{money(available, currency)}</dd></div>
            {reward > 0 && <div><dt>{t('rewards.moneyReward')}</dt><dd className="num">{money(reward, currency)}</dd></div>}
            {claimedAt !== null && nextClaimAt !== null && <div><dt>{t('rewards.nextClaim')}</dt><dd>{formatDateTime(nextClaimAt, locale, timeZone)}</dd></div>}
          </dl>
        )
        : <p>{t('rewards.notOffered')}</p>}
      {isOpen && (
        <form method="post">
          <input type="hidden" name="period" value={period} />
          <Button variant="prime">{t('rewards.claim', { amount: money(available, currency) })}<span className="unseen">: {t(`rewards.${period}`)}</span></Button>
        </form>
      )}
    </li>
  );
}

function Earned({ earned, currency, timeZone }: { earned: RewardsData['earned']; currency: Currency; timeZone: string }) {
  const page = usePage();
  const { t, number, locale } = page;
  return (
    <Table
      caption={t('rewards.levelRewards')} hideCaption rows={earned} keyOf={({ level }) => String(level)}
      columns={[
        { label: t('rewards.levelShort'), cell: ({ level }) => number(level) },
        { label: t('rewards.reward'), cell: (reward) => rewardText(reward, currency, page) },
        { label: t('rewards.reached'), cell: ({ earnedAt }) => formatDate(earnedAt ?? 0, locale, timeZone) },
        { label: t('history.state'), cell: ({ grantedAt }) => <Badge kind={grantedAt === null ? 'warning' : 'success'}>{t(grantedAt === null ? 'rewards.withheld' : 'rewards.given')}</Badge> },
      ]}
    />
  );
}
