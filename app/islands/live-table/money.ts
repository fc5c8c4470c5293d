/** Money as the page writes it; play money has no sign. */
export const moneyOf = (currency: string): Intl.NumberFormat =>
  new Intl.NumberFormat(
    document.documentElement.lang,
    currency === 'FUN' ? { minimumFractionDigits: 2, maximumFractionDigits: 2 } : { style: 'currency', currency },
  );
