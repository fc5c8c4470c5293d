import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { createSecureServer, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { plainPage } from './plain-page';

/** Of HTTP/1.1 alone; HTTP/2 has no place for them. */
const ofConnections = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

/** Where the front itself answers with a static page; the number of bytes that it weighs follows. */
export const plainPath = '/plain-page/';

/**
 * What stands between a browser and the Workers in production: TLS and HTTP/2, one connection for everything. The local runtime speaks HTTP/1.1 only.
 * @param behind where the product listens
 * @param folder an empty place for a certificate that nobody has signed
 * @returns its address
 */
export async function edgeFront(behind: string, folder: string): Promise<string> {
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  await promisify(execFile)('openssl', [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=localhost',
    '-keyout',
    key,
    '-out',
    cert,
  ]);
  const server = createSecureServer({ key: await readFile(key), cert: await readFile(cert) });
  const agent = new Agent({ keepAlive: true });
  const plain = new Map<string, Buffer>();
  const plainOf = (asked: string): Buffer => {
    const kept = plain.get(asked) ?? gzipSync(plainPage(Number(asked.slice(plainPath.length))));
    plain.set(asked, kept);
    return kept;
  };
  server.on('stream', (stream: ServerHttp2Stream, asked) => {
    if (asked[':path']?.startsWith(plainPath)) {
      stream.respond({ ':status': 200, 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' });
      stream.end(plainOf(asked[':path']));
      return;
    }
    const headers = Object.fromEntries(Object.entries(asked).filter(([name]) => !name.startsWith(':')));
    const passed = request(
      new URL(asked[':path'] ?? '/', behind),
      { method: asked[':method'], agent, headers: { ...headers, host: new URL(behind).host } },
      (answer) => {
        if (stream.destroyed) return;
        stream.respond({
          ':status': answer.statusCode,
          ...Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !ofConnections.has(name))),
        });
        answer.pipe(stream);
      },
    );
    passed.on('error', () => stream.destroy());
    stream.on('error', () => passed.destroy());
    stream.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}
