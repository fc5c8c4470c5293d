/**
 * Amounts as the page writes them, told by two that it brings (`data-money`: 1234 and 1234567 of its currency). A browser's own `Intl` takes a fifth of a
 * second to begin on a phone, in the middle of the motion.
 */
export interface Figures {
  /** Minor units as money. */
  money(amount: number): string;
  /** Hundredths, without the currency's sign. */
  plain(hundredths: number): string;
}

/** Both amounts that the page brings, as the server writes them: `€1,234.00|€1,234,567.00`. */
export function figuresOf(samples: string): Figures {
  const [small = '', large = ''] = samples.split('|');
  const [, before = '', some = '', point = '.', after = ''] = /^(\D*)1(\D*)234(\D)00(\D*)$/.exec(small) ?? [];
  const group = /1(\D*)234/.exec(large)?.[1] ?? '';
  const plain = (hundredths: number): string => {
    const digits = String(Math.floor(hundredths)).padStart(3, '0');
    const whole = digits.slice(0, -2);
    // Some languages part thousands from five digits on.
    const isParted = some !== '' || whole.length > 4;
    return (isParted ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole) + point + digits.slice(-2);
  };
  return { plain, money: (amount) => before + plain(amount) + after };
}
