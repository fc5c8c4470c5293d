import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { labelled, labelOf } from './branches';
import { openDoor } from './doorman';

describe('the host of a branch', () => {
  it.each([
    ['main', 'main'],
    ['feature/New_Lobby', 'feature-new-lobby'],
    ['--x--', 'x'],
    ['a'.repeat(80), 'a'.repeat(63)],
  ])('%s → %s', (branch, label) => {
    expect(labelOf(branch)).toBe(label);
  });

  it('is nobody else’s', () => {
    expect(() => labelled(['fix/a', 'fix-a'])).toThrow('fix-a.localhost');
    expect(() => labelled(['///'])).toThrow('no letter or digit');
    expect([...labelled(['main', 'fix/a'])]).toEqual([
      ['main', 'main'],
      ['fix-a', 'fix/a'],
    ]);
  });
});

describe('the door of all previews', () => {
  const servers: Server[] = [];
  const portOf = (server: Server) => (server.address() as AddressInfo).port;
  let door: Server;

  const ask = (host: string) =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      get({ port: portOf(door), host: '127.0.0.1', path: '/casino', headers: { host } }, (answer) => {
        let body = '';
        answer
          .setEncoding('utf8')
          .on('data', (chunk: string) => (body += chunk))
          .on('end', () => resolve({ status: answer.statusCode!, body }));
      }).on('error', reject);
    });

  beforeAll(async () => {
    const branch = createServer((incoming, outgoing) => outgoing.end(`${incoming.headers.host}${incoming.url}`));
    await new Promise<void>((resolve) => branch.listen(0, '127.0.0.1', resolve));
    servers.push(branch);
    door = await openDoor(
      new Map([
        ['fix-a', { branch: 'fix/<a>', port: portOf(branch) }],
        ['gone', { branch: 'gone', port: 1 }],
      ]),
      0,
    );
    servers.push(door);
  });
  afterAll(() => servers.forEach((server) => server.close()));

  it('leads to the branch that the host names, and leaves the host as it came', async () => {
    expect(await ask('fix-a.localhost:8788')).toEqual({ status: 200, body: 'fix-a.localhost:8788/casino' });
  });

  it('lists the previews to those who name none', async () => {
    const { status, body } = await ask('localhost:8788');
    expect(status).toBe(200);
    expect(body).toContain('fix/&#60;a&#62;');
    expect((await ask('other.localhost')).status).toBe(404);
  });

  it('says so when a preview does not answer', async () => expect((await ask('gone.localhost')).status).toBe(502));
});
