import papa from 'papaparse';
import { formula } from 'contract/csv';

type Rows = readonly (readonly (string | number | null)[])[];

const headers = (name: string): Record<string, string> => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${name}.csv"`,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
});
/** Nothing of a player's is run as a formula. */
const csvOf = (rows: Rows): string =>
  papa.unparse(rows as (string | number | null)[][], { escapeFormulae: formula }) + '\r\n';

/** Rows as CSV, to be downloaded. @param name of the file, without its ending */
export const csvAnswer = (name: string, rows: Rows): Response => new Response(csvOf(rows), { headers: headers(name) });

/** The same of however many rows, written part by part as they are read. */
export function csvStream(name: string, parts: AsyncIterator<Rows>): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(csvOf(value)));
    },
  });
  return new Response(body, { headers: headers(name) });
}
