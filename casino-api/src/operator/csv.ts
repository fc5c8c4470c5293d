import papa from 'papaparse';
import { formula } from 'contract/csv';

/** Rows as CSV, to be downloaded; nothing of a player's is run as a formula. @param name of the file, without its ending */
export const csvAnswer = (name: string, rows: (string | number | null)[][]): Response =>
  new Response(papa.unparse(rows, { escapeFormulae: formula }) + '\r\n', {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
