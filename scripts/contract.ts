/**
 * `npm run contract`: the contract suite against a casino API. Prints call by call what conforms, deviates or is missing, and which
 * rules could not be judged for want of a missing call; ends with 1 unless all conform.
 *
 *     npm run contract -- --own                                         the API of this repository, started for it and stopped
 *     npm run contract -- --url http://localhost:8799 --key K           any other
 *     npm run contract -- --url U --key K --username N --password P     with an existing, confirmed player
 *     npm run contract -- --own --only playRound,deposit                these calls alone
 *
 * Without a named player two are registered and confirmed by the mailbox of the API's QA console. The suite deposits, bets and
 * withdraws with them, and moves the QA console's clock on by some rounds of a table (without a console it waits): it is for test systems.
 */
import { parseArgs } from 'node:util';
import { allCalls } from '../contract/index';
import { CannotRun } from '../tests/contract-suite/people';
import { told } from '../tests/contract-suite/report';
import { runContract } from '../tests/contract-suite/run';
import { serveApi } from '../tests/contract-suite/served-api';
import { ensureBuilt } from './start/sources';

const text = { type: 'string' } as const;
const options = { own: { type: 'boolean' }, url: text, key: text, username: text, password: text, only: text } as const;

function usage(why: string): never {
  console.error(`${why}
npm run contract -- --own [--only call,call]
npm run contract -- --url U --key K [--username N --password P] [--only call,call]`);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return usage((error as Error).message);
  }
}

const { own, url, key, username, password, only } = readArguments();
const named = [url, key, username, password].some((value) => value !== undefined);
if (own && named) usage('--own starts the API of this repository; it takes nothing but --only beside it.');
if (!own && (!url || !URL.canParse(url))) usage('--url has to be the base address of the API.');
if (!own && !key) usage('--key has to be the API key.');
if ((username === undefined) !== (password === undefined)) usage('--username and --password go together.');
const wanted = only?.split(',');
const names = new Set(allCalls().map(([name]) => name));
const unknown = wanted?.filter((name) => !names.has(name)) ?? [];
if (unknown.length > 0) usage(`The contract has no call ${unknown.join(', ')}.`);

async function servedOwn() {
  await ensureBuilt(() => console.log('Building …'));
  return serveApi();
}

const api = own ? await servedOwn() : { url: url!.replace(/\/$/, ''), key: key!, stop: () => Promise.resolve() };
try {
  const credentials = username && password ? { username, password } : undefined;
  const { verdicts, notes } = await runContract({ url: api.url, key: api.key, credentials, only: wanted });
  for (const line of told(verdicts, notes)) console.log(line);
  process.exitCode = verdicts.every(({ state }) => state === 'conforms') ? 0 : 1;
} catch (error) {
  if (!(error instanceof CannotRun)) throw error;
  console.error(error.message);
  process.exitCode = 2;
} finally {
  await api.stop();
}
