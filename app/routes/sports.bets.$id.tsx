import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { withPlayer } from '~/account/player-loader';
import { timeZoneOf } from '~/account/time-zone';
import { formatDateTime } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import type { RouteHandle } from '~/layout/route-handle';
import { betName, BetSummary, Fact } from '~/sports/bet-card';
import { CashOutTerms, CashOutWays } from '~/sports/cash-out';
import { SportsTabs } from '~/sports/frame';
import { oddsCookie, oddsFormatOf } from '~/sports/odds';
import { Fairness } from '~/sports/scoreboard';
import stylesheet from '~/sports/sports.css?url';
import { Panel } from '~/ui/panel';

export const handle: RouteHandle = {
  title: 'sports.receipt',
  seenBy: 'player',
  unsampled: 'each bet has its own: tests of the sportsbook place some',
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

/** The receipt of one of the player's own bets. @throws Response 404 for anybody else's */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const {
    player,
    reads: [bet],
  } = await withPlayer(context, () => [context.api.sports.bet(params.id!)]);
  return { bet, format: oddsFormatOf(context.cookies.read(oddsCookie)), timeZone: timeZoneOf(player) };
}

/** All that is known of a bet: legs, money, cash-outs, settlements that were corrected, and what proves the drawn results. */
export default function BetReceipt() {
  const { bet, format, timeZone } = useLoaderData<typeof loader>();
  const page = usePage();
  const { t, money, locale } = page;
  const time = (at: number) => formatDateTime(at, locale, timeZone);
  const amount = (value: number) => money(value, bet.currency);
  return (
    <div className="sports">
      <div className="page-head">
        <h1>{t('sports.receipt')}</h1>
      </div>
      <SportsTabs current="bets" />
      <section className="bet panel">
        <BetSummary bet={bet} format={format} timeZone={timeZone} title={<h2>{betName(bet, page)}</h2>}>
          {bet.settledAt !== null && <Fact name="sports.settledAt">{time(bet.settledAt)}</Fact>}
          <Fact name="sports.betId">
            <span className="reference">{bet.id}</span>
          </Fact>
        </BetSummary>
        <CashOutWays bet={bet} />
        {bet.cashOut && <CashOutTerms />}
      </section>
      {bet.cashOuts.length > 0 && (
        <Panel title={t('sports.cashOuts')} id="cash-outs">
          <ul>
            {bet.cashOuts.map(({ at, stake, amount: paid }) => (
              <li key={at}>
                {t('sports.cashedOutPart', { time: time(at), amount: amount(paid), stake: amount(stake) })}
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {bet.corrections.length > 0 && (
        <Panel title={t('sports.corrections')} id="corrections">
          <ul>
            {bet.corrections.map(({ at, payout }) => (
              <li key={at}>{t('sports.correctedFrom', { time: time(at), amount: amount(payout) })}</li>
            ))}
          </ul>
        </Panel>
      )}
      {bet.legs
        .filter(
          ({ fairness }, index, legs) =>
            fairness && legs.findIndex(({ matchId }) => matchId === legs[index]!.matchId) === index,
        )
        .map((leg) => (
          <details key={leg.matchId} className="bet-proof">
            <summary className="link">{t('sports.against', { home: leg.home, away: leg.away })}</summary>
            <Fairness match={{ id: leg.matchId, fairness: leg.fairness }} />
          </details>
        ))}
    </div>
  );
}
