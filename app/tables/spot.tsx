import type { ReactNode } from 'react';
import { formatShortMoney } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { multipleText } from '~/play';
import { classes } from '~/ui/class-names';
import type { FeltProps } from './family';

interface SpotProps {
  spot: string;
  felt: Pick<FeltProps, 'ticked' | 'placed' | 'launch'>;
  className?: string | undefined;
  /** What it pays, hundredths of the stake, where the felt says so. */
  pays?: number;
  /** Its name, where what is shown is shorter. */
  label?: string;
  children: ReactNode;
}

/** A place on a felt: ticked, it gets a chip; what lies on it already is shown. */
export function Spot({
  spot,
  felt: {
    ticked,
    placed,
    launch: { currency },
  },
  className,
  pays,
  label,
  children,
}: SpotProps) {
  const { locale, number } = usePage();
  const amount = placed.get(spot);
  return (
    <label className={classes('spot', className)}>
      <input type="checkbox" name="spot" value={spot} defaultChecked={ticked.has(spot)} aria-label={label} />
      {children}
      {pays !== undefined && <small className="num">{multipleText(pays, number)}</small>}
      {amount !== undefined && <b>{formatShortMoney(amount, currency, locale)}</b>}
    </label>
  );
}

/** The felt itself. */
export function Felt({ children }: { children: ReactNode }) {
  const { t } = usePage();
  return (
    <fieldset className="felt">
      <legend>{t('tables.felt')}</legend>
      {children}
    </fieldset>
  );
}
