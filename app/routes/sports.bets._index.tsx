import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { betLists } from 'contract/sports/bets';
import { withPlayer } from '~/account/player-loader';
import { timeZoneOf } from '~/account/time-zone';
import { usePage } from '~/i18n/page';
import type { RouteHandle } from '~/layout/route-handle';
import { betName, betPath, BetSummary } from '~/sports/bet-card';
import { CashOutWays } from '~/sports/cash-out';
import { SportsTabs } from '~/sports/frame';
import { oddsCookie, oddsFormatOf } from '~/sports/odds';
import stylesheet from '~/sports/sports.css?url';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/panel';
import { Pagination, Tabs } from '~/ui/tabs';

export const handle: RouteHandle = {
  title: 'sports.bets',
  seenBy: 'player',
  samples: { 'own sports bets': '/sports/bets', 'settled sports bets': '/sports/bets?list=settled' },
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

const pageSize = 20;
const mostPages = 1_000;

/** The player's bets of a list, the newest first, with what open ones can be cashed out for. */
export async function loader({ context }: LoaderFunctionArgs) {
  const query = context.url.searchParams;
  const list = betLists.find((name) => name === query.get('list')) ?? 'all';
  const asked = Number(query.get('page') ?? 1);
  const page = Number.isInteger(asked) && asked >= 1 && asked <= mostPages ? asked : 1;
  const {
    player,
    reads: [found],
  } = await withPlayer(context, () => [
    context.api.sports.bets(list, { limit: pageSize, offset: (page - 1) * pageSize }),
  ]);
  const format = oddsFormatOf(context.cookies.read(oddsCookie));
  return { list, page, ...found, format, timeZone: timeZoneOf(player) };
}

const listNames = { all: 'all', open: 'open', settled: 'settled', cashed_out: 'cashedOut' } as const;

export default function OwnBets() {
  const { list, page, total, bets, format, timeZone } = useLoaderData<typeof loader>();
  const words = usePage();
  const { t, href } = words;
  const addressOf = (name: string, target = 1) => {
    const query = new URLSearchParams({
      ...(name !== 'all' && { list: name }),
      ...(target > 1 && { page: String(target) }),
    });
    return href(`/sports/bets${query.size > 0 ? `?${query}` : ''}`);
  };
  return (
    <div className="sports">
      <div className="page-head">
        <h1>{t('sports.bets')}</h1>
      </div>
      <SportsTabs current="bets" />
      <Tabs
        label={t('sports.bets')}
        items={betLists.map((name) => ({
          href: addressOf(name),
          label: t(`sports.${listNames[name]}`),
          current: name === list,
        }))}
      />
      {bets.length === 0 ? (
        <EmptyState
          icon="document"
          title={t('sports.noBets')}
          action={<Button href={href('/sports')}>{t('sports.toMatches')}</Button>}
        >
          {t('sports.noBetsText')}
        </EmptyState>
      ) : (
        <ul className="bet-list">
          {bets.map((bet) => (
            <li key={bet.id} className="bet panel">
              <BetSummary bet={bet} format={format} timeZone={timeZone} />
              <div className="form-row">
                <CashOutWays bet={bet} />
                <Button href={href(betPath(bet.id))} size="small" variant="quiet">
                  {t('sports.receiptOf', { bet: betName(bet, words) })}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} pages={Math.ceil(total / pageSize)} hrefOf={(target) => addressOf(list, target)} />
    </div>
  );
}
