import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { cashPointWeight, sportsbookMinimumOdds } from 'contract/constants';
import type { Vip } from 'contract/loyalty';
import { fromEuro, type Currency } from 'contract/money';
import { formatHundredths, formatShare, formatShortMoney } from '~/i18n/format';
import { usePage, type Page } from '~/i18n/page';
import type { RouteHandle } from '~/layout/route-handle';
import { LevelPanel } from '~/loyalty/level-panel';
import { standingOf } from '~/loyalty/load-rewards';
import stylesheet from '~/loyalty/loyalty.css?url';
import { rewardText } from '~/loyalty/reward-text';
import { Icon } from '~/ui/icon';
import { Notice } from '~/ui/notice';
import { Panel } from '~/ui/panel';

export const handle: RouteHandle = {
  title: 'vip.title',
  found: true,
  // Terms change from a moment on: nobody is shown for long what stood before.
  kept: { fresh: 60, stale: 60 },
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

/** The VIP club, and for a player the own place in it; asked for side by side. */
export async function loader({ context: { api, session, player, t, page } }: LoaderFunctionArgs) {
  const [vip, found, loyalty] = await Promise.all([
    api.loyalty.vip(),
    player(),
    session.playerId === null ? null : api.loyalty.loyalty(),
  ]);
  const description = t('vip.lead', {
    amount: page.money(vip.euroPerPoint, vip.currency),
    levels: page.number(vip.levels.length),
    level: page.number(vip.tiers[0]?.fromLevel ?? 0),
  });
  return { vip, mine: found && loyalty ? { loyalty, ...standingOf(found) } : null, description };
}

type Tier = Vip['tiers'][number];

/** What the example stakes, euro minor units. */
const exampleStake = 100_00;

/** The VIP club (SPEC §3, §9): tiers, how wagers count, the ladder, and for a player the own place in it. */
export default function VipProgram() {
  const { vip, mine } = useLoaderData<typeof loader>();
  const { t, number, locale, href } = usePage();
  const currency = mine?.loyalty.currency ?? vip.currency;
  const shown = (euro: number) => formatShortMoney(fromEuro(euro, currency), currency, locale);
  return (
    <div className="account-screen">
      <h1>{t('vip.title')}</h1>
      <p className="lead">
        {t('vip.lead', {
          amount: shown(vip.euroPerPoint),
          levels: number(vip.levels.length),
          level: number(vip.tiers[0]?.fromLevel ?? 0),
        })}
      </p>
      {mine && !mine.mayBeOffered && (
        <Notice kind={mine.frozen ? 'warning' : 'info'}>{t(mine.frozen ? 'rewards.frozen' : 'rewards.notNow')}</Notice>
      )}
      {mine && <LevelPanel loyalty={mine.loyalty} vip={vip} mayBeOffered={mine.mayBeOffered} />}
      <section aria-labelledby="tiers">
        <h2 id="tiers">{t('vip.tiers')}</h2>
        <ul className="tiers">
          {vip.tiers.map((tier) => (
            <li key={tier.name}>
              <TierCard tier={tier} vip={vip} shown={shown} />
            </li>
          ))}
        </ul>
      </section>
      <Counts vip={vip} shown={shown} />
      <Ladder vip={vip} currency={currency} own={mine?.loyalty.current?.level ?? 0} />
      <p>
        <a className="link alone" href={href('/rewards')}>
          {t('vip.toRewards')}
        </a>
      </p>
    </div>
  );
}

/** What a benefit of a tier is, with its figure. */
function benefitText(
  benefit: Tier['benefits'][number],
  { cashback }: Vip,
  shown: (euro: number) => string,
  { t, locale }: Page,
): string {
  switch (benefit) {
    case 'weeklyCashback':
      return t('vip.benefit_weeklyCashback', { share: formatShare(cashback.weekly, locale) });
    case 'monthlyCashback':
      return t('vip.benefit_monthlyCashback', { share: formatShare(cashback.monthly, locale) });
    case 'weeklyMoneyReward':
      return t('vip.benefit_weeklyMoneyReward', { amount: shown(cashback.weeklyReward) });
    case 'monthlyMoneyReward':
      return t('vip.benefit_monthlyMoneyReward', { amount: shown(cashback.monthlyReward) });
    default:
      return t(`vip.benefit_${benefit}`);
  }
}

function TierCard({
  tier: { name, image, fromLevel, toLevel, wagered, benefits },
  vip,
  shown,
}: {
  tier: Tier;
  vip: Vip;
  shown: (euro: number) => string;
}) {
  const page = usePage();
  const { t, number } = page;
  return (
    <article className={`panel tier tier-${name.toLowerCase()}`}>
      <img src={image} alt="" width="104" height="104" loading="lazy" />
      <h3>{t(`vip.tier_${name}`)}</h3>
      <p className="quiet">{t('vip.levels', { from: number(fromLevel), to: number(toLevel) })}</p>
      <p>{t('vip.range', { from: shown(wagered.from), to: shown(wagered.to) })}</p>
      <ul>
        {benefits.map((benefit) => (
          <li key={benefit}>
            <Icon name="check" />
            <span>{benefitText(benefit, vip, shown, page)}</span>
          </li>
        ))}
      </ul>
    </article>
  );
}

function Counts({ vip: { tiers, euroPerPoint }, shown }: { vip: Vip; shown: (euro: number) => string }) {
  const { t, number, locale } = usePage();
  const { slots, livecasino, sportsbook } = cashPointWeight;
  const counted = (exampleStake * livecasino) / 100;
  const points = (euro: number) => number(euro / euroPerPoint);
  const [first] = tiers;
  return (
    <Panel id="counts" title={t('vip.counts')}>
      <dl className="facts facts-list">
        <div>
          <dt>{t('vip.countsFull')}</dt>
          <dd className="num">{formatShare(slots, locale)}</dd>
        </div>
        <div>
          <dt>{t('vip.countsLive')}</dt>
          <dd className="num">{formatShare(livecasino, locale)}</dd>
        </div>
        <div>
          <dt>{t('vip.countsSports', { odds: formatHundredths(sportsbookMinimumOdds * 100, locale) })}</dt>
          <dd className="num">{formatShare(sportsbook, locale)}</dd>
        </div>
      </dl>
      <div className="prose">
        <p>
          {t('vip.example', {
            stake: shown(exampleStake),
            points: points(exampleStake),
            counted: shown(counted),
            livePoints: points(counted),
          })}
        </p>
        {first && (
          <p>
            {t('vip.tierExample', {
              tier: t(`vip.tier_${first.name}`),
              slots: shown(first.wagered.from),
              live: shown((first.wagered.from * 100) / livecasino),
            })}
          </p>
        )}
        <p>{t('vip.notCounted')}</p>
      </div>
    </Panel>
  );
}

/** All levels, folded by tier; the fold of the own level, or the first, is open. */
function Ladder({ vip: { levels, tiers }, currency, own }: { vip: Vip; currency: Currency; own: number }) {
  const { t, number } = usePage();
  const below = levels.filter(({ tier }) => tier === null);
  const folds = [
    { title: t('vip.levels', { from: number(1), to: number(below.length) }), levels: below },
    ...tiers.map(({ name, fromLevel, toLevel }) => ({
      title: t('vip.group', { tier: t(`vip.tier_${name}`), from: number(fromLevel), to: number(toLevel) }),
      levels: levels.filter(({ tier }) => tier === name),
    })),
  ];
  const open = folds.find((fold) => fold.levels.some(({ level }) => level === own)) ?? folds[0];
  return (
    <section className="ladder" aria-labelledby="ladder">
      <h2 id="ladder">{t('vip.ladder')}</h2>
      {folds.map((fold) => (
        <details key={fold.title} className="panel" open={fold === open}>
          <summary>
            <h3>{fold.title}</h3>
            <Icon name="down" />
          </summary>
          <Rungs levels={fold.levels} title={fold.title} currency={currency} own={own} />
        </details>
      ))}
    </section>
  );
}

function Rungs({
  levels,
  title,
  currency,
  own,
}: {
  levels: Vip['levels'];
  title: string;
  currency: Currency;
  own: number;
}) {
  const page = usePage();
  const { t, number } = page;
  return (
    <table className="rungs">
      <caption className="unseen">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('rewards.levelShort')}</th>
          <th scope="col" className="num">
            {t('vip.points')}
          </th>
          <th scope="col">{t('rewards.reward')}</th>
        </tr>
      </thead>
      <tbody>
        {levels.map(({ level, requiredCP, cash, freeSpins }) => (
          <tr key={level} className={level === own ? 'is-own' : undefined}>
            <th scope="row">
              {number(level)}
              {level === own && <small> {t('vip.here')}</small>}
            </th>
            <td className="num">{number(requiredCP)}</td>
            <td>{rewardText({ cash: fromEuro(cash, currency), freeSpins }, currency, page)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
