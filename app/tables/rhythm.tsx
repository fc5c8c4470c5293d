import type { SpotTerms } from 'contract/play/table';
import { formatPercent } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { multipleText } from '~/play';

/** How a table's rounds follow one another; part of its rules. Durations in seconds. */
export function Rhythm({ every, dealing }: { every: number; dealing: number }) {
  const { t, number } = usePage();
  return <p>{t('tables.rhythm', { every: number(every), dealing: number(dealing) })}</p>;
}

export interface BetLine {
  name: string;
  pays: string;
  rtp: string;
}

/** Each kind of bet with what it pays and what it returns in the long run. */
export function BetTable({ lines }: { lines: readonly BetLine[] }) {
  const { t } = usePage();
  return (
    <>
      <table className="bet-table">
        <thead>
          <tr>
            <th>{t('tables.bet')}</th>
            <th>{t('tables.pays')}</th>
            <th>{t('tables.returns')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, pays, rtp }) => (
            <tr key={name}>
              <td>{name}</td>
              <td className="num">{pays}</td>
              <td className="num">{rtp}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quiet">{t('tables.paysMeaning')}</p>
    </>
  );
}

/** The same of a table whose spots stand in its rules. */
export function SpotTable({ bets, nameOf }: { bets: readonly SpotTerms[]; nameOf: (spot: string) => string }) {
  const { number, locale } = usePage();
  return (
    <BetTable
      lines={bets.map(({ spot, pays, rtp }) => ({
        name: nameOf(spot),
        pays: multipleText(pays, number),
        rtp: formatPercent(rtp, locale),
      }))}
    />
  );
}
