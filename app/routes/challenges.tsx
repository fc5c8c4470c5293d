import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { challengesMonth, type Challenges, type MyChallenges } from 'contract/loyalty';
import type { Currency } from 'contract/money';
import { formatDate, formatMonthOfYear, formatShortMoney } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import type { RouteHandle } from '~/layout/route-handle';
import { standingOf } from '~/loyalty/load-rewards';
import stylesheet from '~/loyalty/loyalty.css?url';
import { Icon } from '~/ui/icon';
import { Notice } from '~/ui/notice';
import { Panel } from '~/ui/panel';
import { Table } from '~/ui/table';

export const handle: RouteHandle = {
  title: 'challenges.title',
  found: true,
  // Terms change from a moment on: nobody is shown for long what stood before.
  kept: { fresh: 60, stale: 60 },
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

/** The challenges with a month's winners, and for a player the own hits; asked for side by side. @throws a 404 response for what is no month */
export async function loader({ context: { api, session, player, url, t } }: LoaderFunctionArgs) {
  const month = url.searchParams.get('month');
  if (month !== null && !challengesMonth.test(month)) throw new Response(null, { status: 404 });
  const [challenges, found, hits] = await Promise.all([
    api.loyalty.challenges(month ?? undefined),
    player(),
    session.playerId === null ? null : api.loyalty.myChallenges(),
  ]);
  return { challenges, mine: found && hits ? { hits, ...standingOf(found) } : null, description: t('challenges.lead') };
}

/** The challenges (SPEC §9), for a player with the own hits, and a month's winners. */
export default function ChallengesScreen() {
  const { challenges, mine } = useLoaderData<typeof loader>();
  const { t } = usePage();
  const timeZone = mine?.timeZone ?? 'UTC';
  return (
    <div className="account-screen">
      <h1>{t('challenges.title')}</h1>
      <p className="lead">{t('challenges.lead')}</p>
      {mine && !mine.mayBeOffered && (
        <Notice kind={mine.frozen ? 'warning' : 'info'}>{t(mine.frozen ? 'rewards.frozen' : 'rewards.notNow')}</Notice>
      )}
      <section aria-labelledby="list">
        <h2 id="list">{t('challenges.list')}</h2>
        <ul className="challenges">
          {mine
            ? mine.hits.tiers.map((tier) => (
                <li key={tier.multiplier}>
                  <Challenge tier={tier} currency={mine.hits.currency} hit={tier} timeZone={timeZone} />
                </li>
              ))
            : challenges.tiers.map((tier) => (
                <li key={tier.multiplier}>
                  <Challenge tier={tier} currency={challenges.currency} hit={null} timeZone={timeZone} />
                </li>
              ))}
        </ul>
        {!mine && <p className="quiet">{t('challenges.equivalent')}</p>}
      </section>
      <Winners challenges={challenges} timeZone={timeZone} />
    </div>
  );
}

type Hit = Pick<MyChallenges['tiers'][number], 'hitAt' | 'paidAt' | 'roundId' | 'hasReceipt'>;

function Challenge({
  tier: { multiplier, prize, minimumStake },
  currency,
  hit,
  timeZone,
}: {
  tier: Challenges['tiers'][number];
  currency: Currency;
  hit: Hit | null;
  timeZone: string;
}) {
  const { t, number, locale, href } = usePage();
  const isHit = hit !== null && hit.hitAt !== null;
  return (
    <article className={isHit ? 'panel challenge is-hit' : 'panel challenge'}>
      <h3>×{number(multiplier)}</h3>
      <dl>
        <div>
          <dt>{t('challenges.prize')}</dt>
          <dd className="num">{formatShortMoney(prize, currency, locale)}</dd>
        </div>
        <div>
          <dt>{t('challenges.minimum')}</dt>
          <dd className="num">{formatShortMoney(minimumStake, currency, locale)}</dd>
        </div>
      </dl>
      {isHit && (
        <div className="hit">
          <p>
            <Icon name="success" /> {t('challenges.hitOn', { date: formatDate(hit.hitAt!, locale, timeZone) })}
          </p>
          {hit.paidAt === null && <p>{t('challenges.prizeWithheld')}</p>}
          {hit.hasReceipt && hit.roundId !== null && (
            <p>
              <a className="link receipt" href={href(`/round/${encodeURIComponent(hit.roundId)}`)}>
                {t('challenges.receipt')}
              </a>
            </p>
          )}
        </div>
      )}
    </article>
  );
}

function Winners({ challenges: { month, winners, months }, timeZone }: { challenges: Challenges; timeZone: string }) {
  const { t, number, locale, href } = usePage();
  const name = formatMonthOfYear(month, locale);
  const others = months.filter((each) => each !== month);
  return (
    <Panel id="winners" title={t('challenges.winners', { month: name })}>
      {winners.length === 0 ? (
        <p className="quiet">{t('challenges.noWinners', { month: name })}</p>
      ) : (
        <Table
          caption={t('challenges.winners', { month: name })}
          hideCaption
          rows={winners}
          keyOf={({ at, player, multiplier }) => `${at}-${player}-${multiplier}`}
          columns={[
            { label: t('challenges.player'), cell: ({ player }) => player },
            { label: t('challenges.multiplier'), cell: ({ multiplier }) => `×${number(multiplier)}` },
            {
              label: t('challenges.game'),
              cell: ({ gameid, gametitle }) => (
                <a className="link" href={href(`/game/${gameid}`)}>
                  {gametitle}
                </a>
              ),
            },
            {
              label: t('challenges.prize'),
              cell: ({ prize, currency }) => formatShortMoney(prize, currency, locale),
              numeric: true,
            },
            { label: t('challenges.day'), cell: ({ at }) => formatDate(at, locale, timeZone) },
          ]}
        />
      )}
      {others.length > 0 && (
        <nav className="months" aria-label={t('challenges.months')}>
          <h3>{t('challenges.months')}</h3>
          <ul>
            {others.map((each) => (
              <li key={each}>
                <a className="btn btn-quiet btn-small" href={href(`/challenges?month=${each}`)}>
                  {formatMonthOfYear(each, locale)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Panel>
  );
}
