/**
 * `npm run contract -- --url U --key K`: the contract suite against any casino API. Prints call by call what conforms, deviates
 * or is missing, and ends with 1 unless all conform.
 *
 *     npm run contract -- --url http://localhost:8799 --key K
 *     npm run contract -- --url U --key K --username N --password P     with an existing, confirmed player
 *     npm run contract -- --url U --key K --only playRound,deposit      these calls alone
 *
 * Without a named player two are registered and confirmed by the mailbox of the API's QA console. The suite deposits, bets and
 * withdraws with them, and moves the QA console's clock on by some rounds of a table (without a console it waits): it is for test systems.
 */
import { parseArgs } from 'node:util';
import { allCalls } from '../contract/index';
import { CannotRun } from '../tests/contract-suite/people';
import { told } from '../tests/contract-suite/report';
import { runContract } from '../tests/contract-suite/run';

const text = { type: 'string' } as const;

function usage(why: string): never {
  console.error(`${why}\nnpm run contract -- --url U --key K [--username N --password P] [--only call,call]`);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({ options: { url: text, key: text, username: text, password: text, only: text } }).values;
  } catch (error) {
    return usage((error as Error).message);
  }
}

const { url, key, username, password, only } = readArguments();
if (!url || !URL.canParse(url)) usage('--url has to be the base address of the API.');
if (!key) usage('--key has to be the API key.');
if ((username === undefined) !== (password === undefined)) usage('--username and --password go together.');
const wanted = only?.split(',');
const names = new Set(allCalls().map(([name]) => name));
const unknown = wanted?.filter((name) => !names.has(name)) ?? [];
if (unknown.length > 0) usage(`The contract has no call ${unknown.join(', ')}.`);

try {
  const credentials = username && password ? { username, password } : undefined;
  const { verdicts, notes } = await runContract({ url: url.replace(/\/$/, ''), key, credentials, only: wanted });
  for (const line of told(verdicts, notes)) console.log(line);
  process.exitCode = verdicts.every(({ state }) => state === 'conforms') ? 0 : 1;
} catch (error) {
  if (!(error instanceof CannotRun)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
