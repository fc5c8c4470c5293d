import type { RoundReceipt } from 'contract/receipt';
import { usePage } from '~/i18n/page';
import { ResultLine } from '~/play/result-line';
import type { TableFamily } from './family';
import { betsOf } from './laid';

/** What a player bet on one round, spot by spot, and what each came to. */
export function SpotList({ receipt, family }: { receipt: RoundReceipt; family: TableFamily }) {
  const page = usePage();
  const { t, money } = page;
  if (family.own) return <family.own.Part receipt={receipt} />;
  const { outcome, currency } = receipt;
  const paid = new Map(outcome && 'paid' in outcome ? outcome.paid.map(({ spot, payout }) => [spot, payout]) : []);
  return (
    <ul className="spot-list">
      {betsOf(receipt).map(({ spot, amount }) => (
        <li key={spot}>
          <span>{family.spotText(spot, page)}</span>
          <span className="num">{money(amount, currency)}{paid.get(spot) ? <b> {t('play.payout')}: {money(paid.get(spot)!, currency)}</b> : null}</span>
        </li>
      ))}
    </ul>
  );
}

/** The player's own part in the latest rounds. */
export function OwnBets({ mine, rounds, family }: { mine: readonly RoundReceipt[]; rounds: readonly number[]; family: TableFamily }) {
  const { t, href, number } = usePage();
  if (mine.length === 0) return null;
  return (
    <section className="panel own-bets" aria-labelledby="own-bets" data-open={mine.some(({ state }) => state === 'open') || undefined}>
      <h2 id="own-bets">{t('tables.yourBets')}</h2>
      {mine.map((receipt, index) => (
        <div key={receipt.id} className="own-round">
          <h3><a className="link receipt-link" href={href(`/round/${encodeURIComponent(receipt.id)}`)}>{t('tables.ofRound', { round: number(rounds[index]!) })}</a></h3>
          <SpotList receipt={receipt} family={family} />
          {receipt.state !== 'open' && <ResultLine round={receipt} ready="tables.placed" />}
        </div>
      ))}
    </section>
  );
}
