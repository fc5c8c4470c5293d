import { usePage } from '~/i18n/page';

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
        <thead><tr><th>{t('tables.bet')}</th><th>{t('tables.pays')}</th><th>{t('tables.returns')}</th></tr></thead>
        <tbody>{lines.map(({ name, pays, rtp }) => <tr key={name}><td>{name}</td><td className="num">{pays}</td><td className="num">{rtp}</td></tr>)}</tbody>
      </table>
      <p className="quiet">{t('tables.paysMeaning')}</p>
    </>
  );
}
