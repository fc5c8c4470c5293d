/** Lines as they are written down: one figure a reel, the row counted from 0 at the top. */
const lines = (drawn: string): number[][] => drawn.split(' ').map((line) => [...line].map(Number));

/** On five reels of three rows. */
export const tenLines = lines('11111 00000 22222 01210 21012 10001 12221 00122 22100 12101');
export const twentyLines = [...tenLines, ...lines('10121 01110 21112 01010 21212 11011 11211 00200 22022 02220')];
export const twentyFiveLines = [...twentyLines, ...lines('20002 02020 20202 10201 12021')];

/** On five reels of four rows. */
export const fortyLines = lines(
  '11111 22222 00000 33333 12321 21012 01210 32123 10101 01010 12121 21212 23232 32323 00100 11011 11211 22122 22322 33233 ' +
    '01110 12221 23332 10001 21112 32223 01233 32100 00123 33210 11233 22100 01121 32212 12100 21233 10012 23321 12112 21221',
);
export const twentyLinesOfFour = fortyLines.slice(0, 20);

/** On three reels of three rows: the rows and the diagonals. */
export const fiveLines = lines('111 000 222 012 210');
