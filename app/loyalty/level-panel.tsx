import type { Loyalty, Vip } from 'contract/loyalty';
import { fromEuro } from 'contract/money';
import { formatShortMoney } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { Badge, Panel, Progress } from '~/ui/panel';
import { rewardText } from './reward-text';

/** A player's own place: level, tier and points, and, to whom something may be offered, what the next level takes and brings. */
export function LevelPanel({ loyalty, vip, mayBeOffered }: { loyalty: Loyalty; vip: Vip; mayBeOffered: boolean }) {
  const page = usePage();
  const { t, number, locale } = page;
  const { currency, totalCP, current, next } = loyalty;
  const tier = vip.tiers.find(({ name }) => name === current?.category);
  const reached = vip.levels.find(({ level }) => level === current?.level)?.requiredCP ?? 0;
  const rung = vip.levels.find(({ level }) => level === next?.level);
  const missing = next ? Math.max(0, next.requiredPoints - totalCP) : 0;
  return (
    <Panel id="level" className="own-level">
      <div className="own-place">
        {tier && <img src={tier.image} alt="" width="96" height="96" />}
        <div>
          <h2 id="level-title">
            {current ? t('rewards.level', { level: number(current.level) }) : t('rewards.noLevel')}
          </h2>
          {tier && (
            <p className="form-row">
              <b className={`tier-name tier-${tier.name.toLowerCase()}`}>{t(`vip.tier_${tier.name}`)}</b>
              {loyalty.vip && <Badge kind="new">VIP</Badge>}
            </p>
          )}
        </div>
      </div>
      <dl className="facts facts-list">
        <div>
          <dt>{t('rewards.totalPoints')}</dt>
          <dd className="num">{number(totalCP)}</dd>
        </div>
        <div>
          <dt>{t('rewards.gainedPoints')}</dt>
          <dd className="num">{number(Math.max(0, totalCP - reached))}</dd>
        </div>
      </dl>
      {!next && <p>{t('rewards.topLevel')}</p>}
      {next && mayBeOffered && (
        <>
          <Progress
            label={t('rewards.toLevel', { level: number(next.level) })}
            value={totalCP}
            max={next.requiredPoints}
            text={t('rewards.pointsOf', { points: number(totalCP), needed: number(next.requiredPoints) })}
          />
          <p className="quiet">
            {t('rewards.nextTakes', {
              points: number(missing),
              amount: formatShortMoney(fromEuro(missing * vip.euroPerPoint, currency), currency, locale),
            })}
          </p>
          {rung && (
            <p className="quiet">
              {t('rewards.nextReward', {
                level: number(next.level),
                reward: rewardText({ ...rung, cash: fromEuro(rung.cash, currency) }, currency, page),
              })}
            </p>
          )}
        </>
      )}
    </Panel>
  );
}
