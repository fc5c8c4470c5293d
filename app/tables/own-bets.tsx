import type { RoundReceipt } from 'contract/receipt';
import { usePage } from '~/i18n/page';
import { ResultLine } from '~/play';
import type { TableFamily } from './family';
import { betsOf, sumOf } from './table-form';

/** Of so many rounds, the newest, places are told. */
const detailedRounds = 2;
/** At a table so many places of a round are told one by one: who covers half the felt finds all of them in the round's receipt. */
const toldAtTable = 6;

interface SpotListProps {
  receipt: RoundReceipt;
  family: TableFamily;
  /** How many places are told one by one, those that paid before others; left out: all, as they were placed. */
  most?: number;
}

/** What a player bet on one round, spot by spot, and what each came to. */
export function SpotList({ receipt, family, most = Infinity }: SpotListProps) {
  const page = usePage();
  const { t, money, number } = page;
  if (family.own) return <family.own.Part receipt={receipt} />;
  const { outcome, currency } = receipt;
  const paid = new Map(outcome && 'paid' in outcome ? outcome.paid.map(({ spot, payout }) => [spot, payout]) : []);
  const bets = betsOf(receipt);
  const isLong = bets.length > most;
  const shown = isLong
    ? [...bets].sort((a, b) => (paid.get(b.spot) ?? 0) - (paid.get(a.spot) ?? 0)).slice(0, most)
    : bets;
  const rest = bets.length - shown.length;
  return (
    <ul className="spot-list">
      {shown.map(({ spot, amount }) => (
        <li key={spot}>
          <span>{family.spotText(spot, page)}</span>
          <span className="num">
            {money(amount, currency)}
            {paid.get(spot) ? (
              <b> {t('ui.labelled', { label: t('play.payout'), value: money(paid.get(spot)!, currency) })}</b>
            ) : null}
          </span>
        </li>
      ))}
      {rest > 0 && (
        <li className="quiet">
          <span>{t('tables.moreSpots', { count: rest, shown: number(rest) })}</span>
          <span className="num">{money(sumOf(bets) - sumOf(shown), currency)}</span>
        </li>
      )}
    </ul>
  );
}

/** The player's own part in the latest rounds. */
export function OwnBets({
  mine,
  rounds,
  family,
}: {
  mine: readonly RoundReceipt[];
  rounds: readonly number[];
  family: TableFamily;
}) {
  const { t, href } = usePage();
  if (mine.length === 0) return null;
  return (
    <section
      className="panel own-bets"
      aria-labelledby="own-bets"
      data-open={mine.some(({ state }) => state === 'open') || undefined}
    >
      <h2 id="own-bets">{t('tables.yourBets')}</h2>
      {mine.map((receipt, index) => (
        <div key={receipt.id} className="own-round">
          <h3>
            <a className="link receipt-link" href={href(`/round/${encodeURIComponent(receipt.id)}`)}>
              {t('tables.ofRound', { round: rounds[index]! })}
            </a>
          </h3>
          {(index < detailedRounds || family.own) && <SpotList receipt={receipt} family={family} most={toldAtTable} />}
          {receipt.state !== 'open' && <ResultLine round={receipt} ready="tables.placed" />}
        </div>
      ))}
    </section>
  );
}
