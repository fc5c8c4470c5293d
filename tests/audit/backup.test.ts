/** A state that was played on, backed up and restored: the same product goes on from there, or nothing was restored at all. */
import { execFile } from 'node:child_process';
import { appendFile, cp, mkdtemp, readdir, readFile, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import initSqlJs from 'sql.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUp, type Backup } from '../../scripts/backup/backup';
import { manifestFile, sha256, type Manifest } from '../../scripts/backup/manifest';
import { restore } from '../../scripts/backup/restore';
import { root } from '../../scripts/build';
import { claim } from '../../scripts/start/processes';
import { startLantern, type Lantern } from '../harness';
import type { Caller } from '../harness/api';

const document = new Uint8Array(2_000).fill(7);
document.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

let home: string;
let state: string;
let folder: string;
let backup: Backup;
let variables: Lantern['variables'];
const player = { id: '', caller: {} as Caller, document: '' };
const before = { cash: 0, balances: [] as unknown[] };

const play = (lantern: Lantern, requestId: string) =>
  lantern.api.playRound({ body: { gameid: 'lantern-festival', mode: 'real', stake: 100, requestId } }, player.caller);
const cash = async (lantern: Lantern): Promise<number> => (await lantern.api.getBalance({}, player.caller)).data.cash;

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'lantern-backup-'));
  [state, folder] = [path.join(home, 'state'), path.join(home, 'backup')];
  const lantern = await startLantern({ stateDir: state });
  try {
    variables = lantern.variables;
    const { playerId, sessionid } = await lantern.players.make({ balance: 100_00 });
    player.id = playerId;
    player.caller = { player: sessionid! };
    for (let round = 0; round < 5; round += 1)
      expect((await play(lantern, `backup-test-round-${round}`)).info.resultCode).toBe('ok');
    const { data } = await lantern.api.uploadPlayerDocument(
      { params: { documentType: 'identity' }, file: document },
      { ...player.caller, headers: { 'content-type': 'image/png' } },
    );
    player.document = data.id;
    before.cash = await cash(lantern);
    before.balances = (await lantern.reconcile(player.id)).balances;
  } finally {
    await lantern.stop();
  }
  await writeFile(path.join(state, 'secrets.json'), JSON.stringify({ API_KEY: variables.API_KEY }));
  backup = await backUp(state, folder);
});
afterAll(() => rm(home, { recursive: true, force: true }));

describe('a backup that is restored', () => {
  let restored: string;
  beforeAll(async () => {
    restored = path.join(home, 'restored');
    expect(await restore(folder, restored)).toMatchObject({ files: backup.files, audit: backup.audit });
  });

  it('has right books, as many as there were', () => {
    expect(backup.audit).toMatchObject({ findings: [] });
    expect(backup.audit.lines).toBeGreaterThan(10);
  });

  it('brings balances, documents and sessions back, and the product plays on', async () => {
    const lantern = await startLantern({ stateDir: restored, variables });
    try {
      expect(await cash(lantern)).toBe(before.cash);
      expect(await lantern.reconcile(player.id)).toMatchObject({ ok: true, balances: before.balances });
      // Answered once, before the backup: told again, not played again.
      await play(lantern, 'backup-test-round-0');
      expect(await cash(lantern)).toBe(before.cash);
      const { data: round } = await play(lantern, 'backup-test-round-afterwards');
      expect(round.balanceAfter).toBe(before.cash - 100 + round.payout);
      const file = await lantern.api.fetch(`/__qa/documents/${player.document}/file`, {
        headers: { 'api-key': variables.API_KEY! },
      });
      expect(new Uint8Array(await file.arrayBuffer())).toEqual(document);
    } finally {
      await lantern.stop();
    }
  });

  it('has the secrets, and is nobody’s but its owner’s', async () => {
    expect(await readFile(path.join(folder, 'secrets.json'), 'utf8')).toContain(variables.API_KEY!);
    expect(await readFile(path.join(restored, 'secrets.json'), 'utf8')).toContain(variables.API_KEY!);
  });
});

describe('is refused, and nothing is written', () => {
  let count = 0;
  /** Restores a copy of the backup that was tampered with. */
  async function refusalOf(tamper: (copy: string, manifest: Manifest) => Promise<unknown>): Promise<string> {
    const copy = path.join(home, `copy-${(count += 1)}`);
    await cp(folder, copy, { recursive: true });
    await tamper(copy, JSON.parse(await readFile(path.join(copy, manifestFile), 'utf8')) as Manifest);
    const names = await readdir(home);
    const refusal = await restore(copy, path.join(home, 'nothing')).then(
      () => 'restored',
      (error: Error) => `${error.name}: ${error.message}`,
    );
    expect(await readdir(home)).toEqual(names);
    return refusal;
  }
  const fileOf = ({ files }: Manifest, part: RegExp): string => Object.keys(files).find((name) => part.test(name))!;

  it.each([/durable-objects\/.*PlayerObject\/[0-9a-f]+\.sqlite$/, /^d1\/.*[0-9a-f]{64}\.sqlite$/, /^r2\/.*\/blobs\//])(
    'a backup with a forged byte in %s',
    async (part) => {
      const refusal = await refusalOf(async (copy, manifest) => {
        const file = path.join(copy, fileOf(manifest, part));
        const bytes = await readFile(file);
        bytes[bytes.length - 1]! ^= 1;
        await writeFile(file, bytes);
      });
      expect(refusal).toMatch(/^BackupRefused: .* is not what was backed up/);
      expect(refusal).toMatch(new RegExp(part.source.replace(/[\^$]/g, '')));
    },
  );

  it('one that lacks a file, has one more, is cut or is none', async () => {
    expect(await refusalOf((copy, manifest) => unlink(path.join(copy, fileOf(manifest, /blobs/))))).toMatch(
      /BackupRefused: .* is not whole: .*blobs.* is missing/,
    );
    expect(await refusalOf((copy) => writeFile(path.join(copy, 'd1/more.sqlite'), ''))).toMatch(
      /BackupRefused: .*more\.sqlite is no file of this backup/,
    );
    expect(await refusalOf((copy) => appendFile(path.join(copy, manifestFile), 'x'))).toMatch(
      /BackupRefused: .*manifest\.json is not one/,
    );
    expect(await refusalOf((copy) => unlink(path.join(copy, manifestFile)))).toMatch(/BackupRefused: .* is no backup/);
    expect(
      await refusalOf((copy, manifest) =>
        writeFile(
          path.join(copy, manifestFile),
          JSON.stringify({ ...manifest, files: { ...manifest.files, '../outside': '0'.repeat(64) } }),
        ),
      ),
    ).toMatch(/BackupRefused: .*outside is missing/);
  });

  it('one of newer code', async () => {
    const refusal = await refusalOf(async (copy, manifest) => {
      const { Database } = await initSqlJs();
      const name = fileOf(manifest, /^d1\/.*[0-9a-f]{64}\.sqlite$/);
      const database = new Database(await readFile(path.join(copy, name)));
      database.run("INSERT INTO d1_migrations (name) VALUES ('9999_of_tomorrow.sql')");
      const bytes = database.export();
      database.close();
      await writeFile(path.join(copy, name), bytes);
      await writeFile(
        path.join(copy, manifestFile),
        JSON.stringify({ ...manifest, files: { ...manifest.files, [name]: sha256(bytes) } }),
      );
    });
    expect(refusal).toMatch(/BackupRefused: .* is of newer code: .*9999_of_tomorrow\.sql/);
  });

  it('a place that is not empty, and a state that is none', async () => {
    await expect(restore(folder, state)).rejects.toThrow(/is not empty: it has d1, durable-objects, r2/);
    await expect(backUp(state, folder)).rejects.toThrow(/is not empty/);
    await expect(backUp(path.join(home, 'none'), path.join(home, 'nothing'))).rejects.toThrow(/is no state directory/);
    await expect(restore(folder, path.join(folder, manifestFile))).rejects.toThrow(/is a file/);
  });

  it(
    'a state that a product runs on, by the command’s own words, as a command that is called otherwise',
    { timeout: 90_000 },
    async () => {
      const run = (...args: string[]) =>
        promisify(execFile)(path.join(root, 'node_modules/.bin/tsx'), ['scripts/backup.ts', ...args], {
          cwd: root,
        }).then(
          () => 'done',
          ({ code, stderr }: { code: number; stderr: string }) => `${code} ${stderr}`,
        );
      const to = path.join(home, 'nowhere');
      const release = await claim(state);
      try {
        expect(await run('--state', state, '--to', to)).toMatch(
          /^2 STATE_DIR: .* is in use by a product that is running/,
        );
      } finally {
        await release();
      }
      expect(await run('--state', state, '--onto', to)).toMatch(/^2 Name the state directory and where to/);
      expect(await readdir(home)).not.toContain('nowhere');
    },
  );
});
