import { fromEuro } from 'contract/money';
import type { Vip } from 'contract/loyalty';
import { formatDate, formatShare, formatShortMoney } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { Badge, EmptyState, Panel } from '~/ui/panel';
import { Table } from '~/ui/table';
import { LevelPanel } from './level-panel';
import type { MyRewards, RewardsAddress, RewardsData } from './load-rewards';
import { Pots } from './pots';
import { rewardText } from './reward-text';

/** Levels that stand there at once: the rest unfolds. */
const shownAtOnce = 5;
/** What the example stakes, euro minor units. */
const exampleStake = 1_000_00;

/** What playing brings back (SPEC §3): for a player the own points, level and cashback, for everybody what there is and how it works. */
export function RewardsScreen({ rewards: { vip, mine }, here }: { rewards: RewardsData; here: RewardsAddress }) {
  const { t, href } = usePage();
  return (
    <>
      <p className="lead">{t('rewards.lead')}</p>
      {mine ? (
        <Mine mine={mine} vip={vip} here={here} />
      ) : (
        <Panel className="join">
          <p>{t('rewards.visitor')}</p>
          <div className="form-row">
            <Button href={href('/login')} variant="prime">
              {t('layout.logIn')}
            </Button>{' '}
            <Button href={href('/register')} variant="quiet">
              {t('layout.join')}
            </Button>
          </div>
        </Panel>
      )}
      <How vip={vip} isPlayer={mine !== null} />
    </>
  );
}

function Mine({ mine, vip, here }: { mine: MyRewards; vip: Vip; here: RewardsAddress }) {
  const { t, number } = usePage();
  const { loyalty, frozen, mayBeOffered } = mine;
  const earned = loyalty.rewards.filter(({ earnedAt }) => earnedAt !== null).sort((a, b) => b.level - a.level);
  const [first] = vip.levels;
  return (
    <>
      {frozen ? (
        <Notice kind="warning">{t('rewards.frozen')}</Notice>
      ) : (
        !mayBeOffered && <Notice kind="info">{t('rewards.notNow')}</Notice>
      )}
      <div className="beside">
        <LevelPanel loyalty={loyalty} vip={vip} mayBeOffered={mayBeOffered} />
        <Pots mine={mine} vip={vip} here={here} />
      </div>
      <Panel id="level-rewards" title={t('rewards.levelRewards')}>
        {earned.length === 0 ? (
          <EmptyState level={3} icon="cup" title={t('rewards.noneEarned')}>
            {first && t('rewards.noneEarnedText', { level: number(first.level), points: number(first.requiredCP) })}
          </EmptyState>
        ) : (
          <Earned earned={earned.slice(0, shownAtOnce)} mine={mine} />
        )}
        {earned.length > shownAtOnce && (
          <details className="more">
            <summary className="link">{t('rewards.earlier')}</summary>
            <Earned earned={earned.slice(shownAtOnce)} mine={mine} />
          </details>
        )}
      </Panel>
    </>
  );
}

function Earned({
  earned,
  mine: {
    loyalty: { currency },
    timeZone,
  },
}: {
  earned: MyRewards['loyalty']['rewards'];
  mine: MyRewards;
}) {
  const page = usePage();
  const { t, number, locale } = page;
  return (
    <Table
      caption={t('rewards.levelRewards')}
      hideCaption
      rows={earned}
      keyOf={({ level }) => String(level)}
      columns={[
        { label: t('rewards.levelShort'), cell: ({ level }) => number(level) },
        {
          label: t('rewards.reward'),
          cell: ({ cash, freeSpins: count, gametitle }) =>
            rewardText({ cash, freeSpins: gametitle === null ? null : { count, gametitle } }, currency, page),
        },
        { label: t('rewards.reached'), cell: ({ earnedAt }) => formatDate(earnedAt ?? 0, locale, timeZone) },
        {
          label: t('history.state'),
          cell: ({ grantedAt }) => (
            <Badge kind={grantedAt === null ? 'warning' : 'success'}>
              {t(grantedAt === null ? 'rewards.withheld' : 'rewards.given')}
            </Badge>
          ),
        },
      ]}
    />
  );
}

/** What there is, with every figure from the club's own terms. */
function How({ vip: { currency, cashback, tiers, levels, euroPerPoint }, isPlayer }: { vip: Vip; isPlayer: boolean }) {
  const { t, number, locale, href, stands } = usePage();
  const share = (percent: number) => formatShare(percent, locale);
  const euro = (amount: number) => formatShortMoney(fromEuro(amount, currency), currency, locale);
  const tierWith = (benefit: Vip['tiers'][number]['benefits'][number]) => {
    const tier = tiers.find(({ benefits }) => benefits.includes(benefit));
    return { tier: tier ? t(`vip.tier_${tier.name}`) : '', level: number(tier?.fromLevel ?? 0) };
  };
  const [weekly, monthly] = [tierWith('weeklyCashback'), tierWith('monthlyCashback')];
  const most = Math.max(...levels.map(({ cash }) => cash));
  const edge = {
    floor: share(cashback.edgeFloor),
    cap: share(cashback.edgeCap),
    unknown: share(cashback.unknownRtpEdge),
  };
  return (
    <section className="how" aria-labelledby="how">
      <h2 id="how">{t('rewards.how')}</h2>
      <div className="how-cards">
        {!isPlayer && (
          <>
            <Panel>
              <h3>{t('rewards.daily')}</h3>
              <p>{t('rewards.dailyText', { share: share(cashback.shareOfEdge) })}</p>
            </Panel>
            <Panel>
              <h3>{t('rewards.weekly')}</h3>
              <p>{t('rewards.weeklyText', { share: share(cashback.weekly) })}</p>
              <p>{t('rewards.notOffered', weekly)}</p>
            </Panel>
            <Panel>
              <h3>{t('rewards.monthly')}</h3>
              <p>{t('rewards.monthlyText', { share: share(cashback.monthly) })}</p>
              <p>{t('rewards.notOffered', monthly)}</p>
            </Panel>
          </>
        )}
        <Panel>
          <h3>{t('rewards.levelRewards')}</h3>
          <p>{t('rewards.levelRewardsText', { levels: number(levels.length), amount: euro(most) })}</p>
          <p>
            <a className="link" href={href('/vip-program')}>
              {t('rewards.allLevels')}
            </a>
          </p>
        </Panel>
        <Panel>
          <h3>{t('challenges.title')}</h3>
          <p>{t('challenges.short')}</p>
          {stands('/challenges') && (
            <p>
              <a className="link" href={href('/challenges')}>
                {t('challenges.list')}
              </a>
            </p>
          )}
        </Panel>
        <Panel>
          <h3>{t('rewards.edge')}</h3>
          <p>{t('rewards.edgeText', edge)}</p>
          <p>
            {t('rewards.edgeExample', {
              stake: euro(exampleStake),
              cap: edge.cap,
              amount: euro((exampleStake * cashback.edgeCap * cashback.shareOfEdge) / 10_000),
            })}
          </p>
        </Panel>
        <Panel>
          <h3>{t('vip.tiers')}</h3>
          <p>{t('rewards.periodRule')}</p>
          <p>{t('rewards.weeklyReward', { ...tierWith('weeklyMoneyReward'), amount: euro(cashback.weeklyReward) })}</p>
          <p>
            {t('rewards.monthlyReward', { ...tierWith('monthlyMoneyReward'), amount: euro(cashback.monthlyReward) })}
          </p>
          <p>
            {t('vip.lead', {
              amount: euro(euroPerPoint),
              levels: number(levels.length),
              level: number(tiers[0]?.fromLevel ?? 0),
            })}
          </p>
        </Panel>
      </div>
    </section>
  );
}
