/**
 * `npm run audit:ledger -- --state DIR`: recomputes every balance of a state directory from its lines and ends with 0 only if each
 * is the sum of its lines, the lines of every transaction and all lines together sum to zero, no player's account is negative, and
 * no hold is stale (DOMAIN §2). Reads only; the product should stand still meanwhile.
 */
import { parseArgs } from 'node:util';
import { auditDirectory } from './audit-books';

const { values } = parseArgs({ options: { state: { type: 'string' } } });
const directory = values.state ?? process.env.STATE_DIR;
if (!directory) {
  console.error('Name the state directory: npm run audit:ledger -- --state DIR');
  process.exit(2);
}

const started = performance.now();
try {
  const { books, lines, findings } = await auditDirectory(directory);
  for (const finding of findings) console.log(finding);
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  console.log(`${findings.length === 0 ? 'the books are right' : `${findings.length} findings`}: ${books} books, ${lines} lines, ${seconds} s`);
  process.exitCode = findings.length === 0 ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
