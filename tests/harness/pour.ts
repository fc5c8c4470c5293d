/** A client that sends more than anybody wants. */
import { request as open } from 'node:http';

export type Framing = 'said' | 'unsaid';
export interface Poured {
  /** Null: the connection was cut instead. */
  status: number | null;
  text: string;
  /** Bytes that were taken off the client's hands, or wait in its socket. */
  sent: number;
}

interface Sending {
  method?: string;
  /** How the body begins. */
  first?: string;
  /** Nothing follows the first kilobyte until an answer has come: who is refused at once reads it before the connection ends. */
  isHesitant?: boolean;
}

/** Sends so many bytes, as fast as they are taken, and stops when an answer has come. */
export function pour(
  base: string,
  path: string,
  bytes: number,
  framing: Framing,
  headers: Record<string, string>,
  { method = 'POST', first = '', isHesitant = false }: Sending = {},
): Promise<Poured> {
  return new Promise((resolve) => {
    const sent = open(base + path, {
      method,
      agent: false,
      headers: {
        ...headers,
        ...(framing === 'said' ? { 'content-length': String(bytes) } : { 'transfer-encoding': 'chunked' }),
      },
    });
    let isOver = false;
    let left = bytes;
    const over = (answer: Omit<Poured, 'sent'>) => {
      if (isOver) return;
      isOver = true;
      resolve({ ...answer, sent: bytes - left });
      sent.destroy();
    };
    sent.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response
        .on('end', () => over({ status: response.statusCode ?? null, text }))
        .on('error', () => over({ status: response.statusCode ?? null, text }));
    });
    sent.on('error', () => over({ status: null, text: '' }));
    const chunk = Buffer.alloc(64 * 1024, 0x61);
    const more = () => {
      if (isHesitant && left === bytes) return void sent.write(chunk.subarray(0, Math.min(bytes, 1_024)));
      while (!isOver && left > 0) {
        const piece =
          left === bytes && first ? Buffer.from(first, 'latin1') : chunk.subarray(0, Math.min(left, chunk.length));
        left -= piece.length;
        if (!sent.write(piece)) return void sent.once('drain', more);
      }
      if (!isOver) sent.end();
    };
    more();
  });
}
