/**
 * `npm run audit:ledger -- --state DIR`: recomputes every balance of a state directory from its lines and ends with 0 only if each
 * is the sum of its lines, the lines of every transaction and all lines together sum to zero, no player's account is negative, and
 * no hold is stale, every book's chain of hashes and the one of the operators' log hold, and each goes at least as far as the heads that an auditor holds of it (DOMAIN §2). Reads only; the product should stand still meanwhile.
 *
 *     npm run audit:ledger -- --state DIR
 *     npm run audit:ledger -- --state DIR --heads FILES --key KEY     against the files of heads in FILES, signed with the public key KEY
 *     npm run audit:ledger -- --made-up 1000000     writes books of so many lines for a while, and tells how long reading them takes
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { madeUpBooks, writeBooks } from '../tests/audit/made-up-books';
import { auditDirectory, headsIn } from './audit-books';

/** A book has two lines a transaction. */
const linesOfBook = 20_000;

/** @returns a directory with books of `lines` lines, rounded up to whole books */
async function madeUpDirectory(lines: number): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'lantern-books-'));
  const bytes = await madeUpBooks(linesOfBook / 2);
  for (let player = 0; player * linesOfBook < lines; player += 1) await writeBooks(directory, `p${player}`, bytes);
  return directory;
}

const { values } = parseArgs({
  options: {
    state: { type: 'string' },
    'made-up': { type: 'string' },
    heads: { type: 'string' },
    key: { type: 'string' },
  },
});
const madeUp = values['made-up'] === undefined ? null : Number(values['made-up']);
const directory =
  madeUp === null
    ? (values.state ?? process.env.STATE_DIR)
    : Number.isInteger(madeUp) && madeUp > 0
      ? await madeUpDirectory(madeUp)
      : undefined;
if (!directory) {
  console.error(
    'Name the state directory, npm run audit:ledger -- --state DIR, or a number of lines to be made up, --made-up 1000000.',
  );
  process.exit(2);
}

const started = performance.now();
try {
  const held = values.heads === undefined ? null : await headsIn(values.heads, values.key ?? null);
  if (held && !values.key) console.log('Without --key the signatures show only that all files are of one hand.');
  const { books, lines, entries, findings: ofBooks } = await auditDirectory(directory, held?.heads);
  const findings = [...(held?.findings ?? []), ...ofBooks];
  for (const finding of findings) console.log(finding);
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  console.log(
    `${findings.length === 0 ? 'the books are right' : `${findings.length} findings`}: ${books} books, ${lines} lines, ${entries} entries of the operators’ log${held ? `, heads of ${held.heads.size}` : ''}, ${seconds} s`,
  );
  process.exitCode = findings.length === 0 ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
} finally {
  if (madeUp !== null) await rm(directory, { recursive: true, force: true });
}
