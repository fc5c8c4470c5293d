import type { TableView } from 'contract/tables';
import { usePage } from '~/i18n/page';

/** Who sits at the table, and what they bet on the round that it is about. */
export function Company({ table }: { table: TableView }) {
  const { t, number, money } = usePage();
  const { seats, bets, betsTotal, round } = table;
  return (
    <section className="panel company" aria-labelledby="company">
      <h2 id="company">{t('tables.seats', { count: seats })}</h2>
      <p className="quiet">{t('tables.betsOf', { round: number(round), total: number(betsTotal) })}</p>
      {bets.length > 0 && (
        <table className="company-bets">
          <thead>
            <tr>
              <th>{t('tables.player')}</th>
              <th>{t('play.stake')}</th>
              <th>{t('play.payout')}</th>
            </tr>
          </thead>
          <tbody>
            {bets.map(({ player, stake, currency, payout }, index) => (
              <tr key={index}>
                <td>{player || t('tables.guest')}</td>
                <td className="num">{money(stake, currency)}</td>
                <td className="num">{payout === null ? '–' : money(payout, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
