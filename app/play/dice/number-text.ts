/** A number of the scale as the dice show it: always four figures. */
export const numberText = (rolled: number): string => String(rolled).padStart(4, '0');
