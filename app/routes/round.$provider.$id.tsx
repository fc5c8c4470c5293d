import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { OutsideRoundReceipt } from 'contract/rounds';
import { providerName } from '~/history/labels';
import type { MessageKey } from '~/i18n/messages';
import { usePage } from '~/i18n/page';
import type { RouteHandle } from '~/layout/route-handle';
import receiptStyles from '~/play/outside-receipt.css?url';
import stylesheet from '~/play/play.css?url';
import { Fact, RoundFacts } from '~/play/round-facts';
import { Button } from '~/ui/button';
import { Table } from '~/ui/table';

export const handle: RouteHandle = {
  title: 'play.receipt',
  seenBy: 'player',
  unsampled: 'each round has its own: tests of outside games play some',
};
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'stylesheet', href: receiptStyles },
];

/** The receipt of one of the player's rounds that an outside provider ran; anybody else's is not found. */
export const loader = ({ context, params }: LoaderFunctionArgs) =>
  context.api.rounds.getOutside(params.provider!, params.id!);

/** All that is known of the round: money and times, and each transaction that its provider told. What decided it is the provider's to show. */
export default function OutsideReceipt() {
  const round = useLoaderData<typeof loader>();
  const { t, href, money, dateTime } = usePage();
  const provider = providerName(round.provider, t);
  return (
    <div className="play receipt">
      <header className="play-head">
        <h1>{t('play.receipt')}</h1>
        <Button href={href('/profile/history?tab=gaming')} size="small" icon="left">
          {t('history.title')}
        </Button>
      </header>
      <section className="panel" aria-labelledby="money">
        <h2 id="money">{round.gametitle}</h2>
        <RoundFacts round={round} held={round.held} first={<Fact name="history.provider">{provider}</Fact>} />
      </section>
      <section className="panel" aria-labelledby="transactions">
        <h2 id="transactions">{t('history.transactions')}</h2>
        <p className="quiet">{t('history.toldByProvider', { provider })}</p>
        <Table
          caption={t('history.transactions')}
          hideCaption
          rows={round.steps}
          keyOf={({ what, id }) => `${what} ${id}`}
          columns={[
            { label: t('history.type'), cell: ({ what }) => t(stepNames[what]) },
            { label: t('history.amount'), numeric: true, cell: ({ amount }) => money(amount, round.currency) },
            { label: t('history.time'), cell: ({ at }) => (at === null ? '–' : dateTime(at)) },
            { label: t('history.transactionId'), cell: ({ id }) => <code>{id}</code> },
          ]}
        />
      </section>
    </div>
  );
}

const stepNames: Record<OutsideRoundReceipt['steps'][number]['what'], MessageKey> = {
  bet: 'history.stake',
  bet_returned: 'history.stakeReturned',
  win: 'history.payout',
  win_waits: 'history.winWaits',
  win_held: 'history.winHeld',
  win_unpaid: 'history.winUnpaid',
  win_taken_back: 'history.winTakenBack',
};
