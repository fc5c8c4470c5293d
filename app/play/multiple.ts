/** `×1.24` of 124 hundredths, in the reader's figures. */
export const multipleText = (hundredths: number, number: (value: number) => string): string =>
  `×${number(hundredths / 100)}`;
