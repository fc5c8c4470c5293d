/** One port for all branches: the host's first label says whose page is meant. */
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

export interface Door {
  branch: string;
  port: number;
}

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function directory(doors: ReadonlyMap<string, Door>, port: number): string {
  const items = [...doors]
    .map(([label, { branch }]) => `<li><a href="http://${label}.localhost:${port}/">${escape(branch)}</a>`)
    .join('');
  return `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Previews</title><h1>Previews</h1><ul>${items}</ul></html>`;
}

/** Asks the program at `port` the same and hands its answer back. */
export function passOn(incoming: IncomingMessage, outgoing: ServerResponse, port: number): void {
  // The host stays as it came: pages, cookies and the origin check live by it.
  const onward = request(
    { host: '127.0.0.1', port, method: incoming.method, path: incoming.url, headers: incoming.headers },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    },
  );
  onward.on('error', () => {
    if (!outgoing.headersSent) outgoing.writeHead(502, { 'content-type': 'text/plain' });
    outgoing.end('The product does not answer.');
  });
  incoming.pipe(onward);
}

/** Serves `http://<label>.localhost:<port>`; any other host gets the list of previews. */
export function openDoor(doors: ReadonlyMap<string, Door>, port: number): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const [label = ''] = (incoming.headers.host ?? '').split(/[.:]/, 1);
    const door = doors.get(label);
    if (door) return passOn(incoming, outgoing, door.port);
    outgoing.writeHead(label === 'localhost' ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    outgoing.end(directory(doors, port));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
