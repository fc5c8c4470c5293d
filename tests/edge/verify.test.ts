import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildDir } from '../../scripts/build';
import { sharedLantern, type SharedLantern, type Page, type Visitor } from '../harness';

let lantern: SharedLantern;
beforeAll(async () => {
  lantern = await sharedLantern();
});

const run = promisify(execFile);
const fair = path.join(buildDir, 'remix/client/fair');
const script = (...values: string[]) =>
  run(process.execPath, [path.join(fair, 'lantern-verify.mjs'), ...values]).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => `failed: ${error.stdout}`,
  );

/** A visitor who has spun once for play money. */
async function oneRound(): Promise<{ visitor: Visitor; id: string; receipt: string }> {
  const visitor = lantern.visitor();
  const page = await (await visitor.get('/play/lantern/lantern-festival?mode=fun')).submit('Spin');
  const id = new URL(page.path, 'http://lantern').searchParams.get('round')!;
  return { visitor, id, receipt: (await visitor.get(`/round/${id}/receipt.json`)).html };
}
const change = (page: Page, values: Record<string, string> = {}) => page.submit('Reveal and change seeds', values);

describe('the page that verifies rounds', () => {
  it('opens for anybody, and opens no session for it', async () => {
    const page = await lantern.visitor().get('/verify');
    expect(page).toHaveHeading('Verify a round');
    expect(page).not.toShow('Your seeds');
  });

  it('reveals the seeds of a round and plays it again', async () => {
    const { visitor, id } = await oneRound();
    const before = await visitor.get(`/verify?round=${id}`);
    expect(before).toShow('still in use');
    const after = await change(before, { clientSeed: 'my own 提灯' });
    expect(after).toHaveToast('Your seeds have been changed');
    expect(after).toBeAt(`/verify?round=${id}`);
    expect(after).toShow('The seeds produce exactly this round.');
    expect(after).toShow('The receipt carries our signature and is unchanged.');
    expect(after).toShow('my own 提灯');
    expect(after.$('.verdict .cell img').length).toBe(15);
  });

  it('judges a pasted receipt, also for somebody else', async () => {
    const { visitor, id } = await oneRound();
    await change(await visitor.get('/verify'));
    const receipt = (await visitor.get(`/round/${id}/receipt.json`)).html;
    const judged = await (await lantern.visitor().get('/verify')).submit('Recalculate the round', { receipt });
    expect(judged).toHaveStatus(200);
    expect(judged).toShow('The seeds produce exactly this round.');
    const forged = receipt.replace(/"payout": \d+,\n "balanceAfter"/, '"payout": 999900,\n "balanceAfter"');
    expect(forged).not.toBe(receipt);
    const found = await (await lantern.visitor().get('/verify')).submit('Recalculate the round', { receipt: forged });
    expect(found).toShow('a different round from the one on this receipt');
    expect(found).toShow('altered after we signed it');
  });

  it.each([
    ['', 'Paste a receipt'],
    ['no receipt at all', 'This is not a receipt'],
    ['{"gameid":"lantern-festival"}', 'This is not a receipt'],
    ['{"__proto__":{"id":1}}', 'This is not a receipt'],
  ])('says what is wrong with %j and keeps it', async (receipt, message) => {
    const page = await (await lantern.visitor().get('/verify')).submit('Recalculate the round', { receipt });
    expect(page).toHaveStatus(422);
    expect(page).toShow(message);
    expect(page.$('textarea').text()).toBe(receipt);
  });

  it('refuses to reveal a seed whose round still waits for a decision', async () => {
    const visitor = lantern.visitor();
    await (await visitor.get('/play/lantern/buried-light?mode=fun')).submit('Start the round');
    const page = await change(await visitor.get('/verify'));
    expect(page).toHaveStatus(422);
    expect(page).toShow('A round of this game is still open');
  });

  it('says a client seed of 65 characters is too long, and keeps it', async () => {
    const { visitor } = await oneRound();
    const page = await change(await visitor.get('/verify'), { clientSeed: 'x'.repeat(65) });
    expect(page).toHaveStatus(422);
    expect(page).toShow('Use up to 64 characters');
    expect(page.value('clientSeed')).toBe('x'.repeat(65));
  });
});

describe('the script for one’s own machine', () => {
  it('comes to the published rounds', async () =>
    expect(await script('--vectors', path.join(fair, 'vectors.json'))).toMatch(
      /✓ \d+ published rounds come out the same/,
    ));

  it('judges a receipt as the page does, with our key too', async () => {
    const { visitor, id, receipt: early } = await oneRound();
    const page = await change(await visitor.get('/verify'));
    const key = /--key (\S+)/.exec(page.$('.code-line').text())![1]!;
    const receipt = (await visitor.get(`/round/${id}/receipt.json`)).html;
    const folder = await mkdtemp(path.join(tmpdir(), 'lantern-verify-'));
    const file = async (name: string, text: string) => {
      await writeFile(path.join(folder, name), text);
      return path.join(folder, name);
    };
    expect(await script('--key', key, await file('good.json', receipt))).toMatch(/^✓ .*exactly this round/);
    expect(await script(await file('early.json', early))).toMatch(/^failed: \? .*still secret/);
    expect(
      await script('--key', key, await file('forged.json', receipt.replace(/"stake": 100,/, '"stake": 200,'))),
    ).toMatch(/^failed: ✗ .*signature/);
    expect(await script(await file('other.json', receipt.replace(/"nonce": 0/, '"nonce": 1')))).toMatch(
      /^failed: ✗ .*another round/,
    );
  });
});
