import { redirect, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { RoundReceipt } from 'contract/receipt';
import { sportsbookGameId } from 'contract/sports/markets';
import { usePage } from '~/i18n/page';
import { LooksAgain } from '~/layout/looks-again';
import { waiting } from '~/layout/refresh';
import type { RouteHandle } from '~/layout/route-handle';
import stylesheet from '~/play/play.css?url';
import receiptStyles from '~/play/receipt.css?url';
import { betPath } from '~/sports/bet-card';
import { Fact, RoundFacts } from '~/play/round-facts';
import { shownBy } from '~/fairness/shown-by';
import { Button } from '~/ui/button';

export const handle: RouteHandle = {
  title: 'play.receipt',
  unsampled: 'each round has its own: tests of the games play some',
};
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'stylesheet', href: receiptStyles },
];

/** The receipt of one of the own rounds, visitors' fun rounds included; anybody else's is not found. */
export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const round = await context.api.rounds.get(params.id!);
  // A bet of the sportsbook has no game; its receipt is its own.
  if (round.gameid === sportsbookGameId) throw redirect(betPath(round.id), 303);
  const game = await context.api.games.get(round.gameid);
  return { round, game, ...waiting(context, isStillPlayed(round) ? lookAfter : null) };
};

/** A round at a table runs for a minute at most; the page looks again after so many seconds. */
const lookAfter = 5;

/** At a table who has got out is paid while others still play: what came of the round, and its seed, is known once it is over for all. */
const isStillPlayed = ({ state, position, outcome }: RoundReceipt): boolean =>
  position !== null && outcome === null && (state === 'open' || state === 'settled');

/** All that is known of one round (DOMAIN §1): money, time, window and what decided it. */
export default function Receipt() {
  const { round, game, waits } = useLoaderData<typeof loader>();
  const { t, href } = usePage();
  const family = round.outcome && shownBy(round.outcome.kind);
  return (
    <div className="play receipt">
      <header className="play-head">
        <h1>{t('play.receipt')}</h1>
        <Button
          href={`${href(`/play/lantern/${encodeURIComponent(round.gameid)}`)}?mode=${round.mode}`}
          size="small"
          icon="left"
        >
          {t('play.backToGame')}
        </Button>
      </header>
      <div className="receipt-parts">
        <section className="panel" aria-labelledby="money">
          <h2 id="money">{round.gametitle}</h2>
          <RoundFacts
            round={round}
            first={<Fact name="play.mode">{t(round.mode === 'real' ? 'play.realMoney' : 'play.playMoney')}</Fact>}
          />
          {endedByRule(round) && <p className="quiet">{t('play.endedByRule')}</p>}
          {waits && <p className="quiet">{t('play.outcomeLater')}</p>}
          <LooksAgain waits={waits} />
        </section>
        {family && game && (
          <section className="panel" aria-labelledby="window">
            <link rel="stylesheet" href={family.stylesheet} />
            <h2 id="window">{t('play.round')}</h2>
            <family.Picture game={game} round={round} fresh={false} />
          </section>
        )}
      </div>
      {family?.Details && <family.Details round={round} />}
      {round.fairness && !waits && (
        <section className="panel" aria-labelledby="fairness">
          <h2 id="fairness">{t('play.fairness')}</h2>
          <p className="quiet">{t('play.fairnessText')}</p>
          <dl className="facts seeds">
            <Fact name="play.serverSeedHash">
              <code>{round.fairness.serverSeedHash}</code>
            </Fact>
            <Fact name="play.serverSeed">
              {round.fairness.serverSeed ? <code>{round.fairness.serverSeed}</code> : t('play.serverSeedLater')}
            </Fact>
            <Fact name="play.clientSeed">
              <code>{round.fairness.clientSeed}</code>
            </Fact>
            <Fact name="play.nonce">
              <code>{round.fairness.nonce}</code>
            </Fact>
          </dl>
          <p className="receipt-ways">
            <a className="link receipt-link" href={href(`/verify?round=${encodeURIComponent(round.id)}`)}>
              {t('fairness.verifyThis')}
            </a>
            <a className="link receipt-link" href={`/round/${encodeURIComponent(round.id)}/receipt.json`} download="">
              {t('fairness.download')}
            </a>
          </p>
        </section>
      )}
    </div>
  );
}

/** A round whose player did not go on ends by a move of its rules; where nothing was decided yet its stake returned. */
const endedByRule = ({ state, position, fairness, outcome }: RoundReceipt): boolean =>
  position?.decisions.some(({ byRule }) => byRule) === true ||
  (state === 'void' && fairness !== null && outcome !== null && position?.decisions.length === 0);
