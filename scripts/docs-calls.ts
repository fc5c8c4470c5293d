/**
 * `npm run docs:calls` writes docs/calls.md: every call of the specification and of ours, whether it is served, and what the tests of `tests/api` judged of
 * it when they last ran. `-- --check`, the step after them in `npm test`, fails where the page is not that.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { allCalls } from '../contract/index';
import type { Call } from '../contract/call';
import { answersOf, readRecords, settledIn, testsOf, type TestRecord, type TestsOfCall } from './call-tests';
import { specifiedCalls } from './specified-calls';

const root = fileURLToPath(new URL('..', import.meta.url));
const tableFile = path.join(root, 'docs/calls.md');

interface CallRow {
  name: string;
  call: Call;
  /** A call of SPEC §7, else an extension (DOMAIN §1). */
  isSpecified: boolean;
  isMounted: boolean;
  tests: TestsOfCall;
  /** Who was answered with each code. */
  answers: Map<string, string[]>;
}

const addressOf = ({ method, path: address }: Call): string => `${method} ${address.replace(/:[A-Za-z]+/g, '{}')}`;
/** Parameters of the specification that the contract spells out: `/games/filter/favourites/…` is one of `/games/filter/{}/…`. */
const fits = (pattern: string, address: string): boolean =>
  new RegExp(`^${pattern.replace(/[/]\{\}/g, '/[^/]+').replace(/\./g, '\\.')}$`).test(address);

/** Serving goes by the routers' text, since they need the platform's own modules to run. */
async function mountedNames(): Promise<Set<string>> {
  const directory = path.join(root, 'casino-api/src');
  const sources = await Promise.all(
    (await readdir(directory, { recursive: true }))
      // A payment method mounts what its gateway calls.
      .filter((name) => /routes\.ts$|methods.[^/\\]+.index\.ts$/.test(name))
      .map((name) => readFile(path.join(directory, name), 'utf8')),
  );
  return new Set(
    sources.flatMap((source) => [...source.matchAll(/mount\(\s*mounts,\s*(?:\w+\.)?(\w+),/g)].map(([, name]) => name!)),
  );
}

/** Every call of the contract with what stands behind it, by address. */
export async function callRows(records: readonly TestRecord[]): Promise<CallRow[]> {
  const mounted = await mountedNames();
  const byAddress = allCalls().sort(([, a], [, b]) => (`${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1));
  return byAddress.map(([name, call]) => ({
    name,
    call,
    isSpecified: !call.extension,
    isMounted: mounted.has(name),
    tests: testsOf(name, records),
    answers: answersOf(name, records),
  }));
}

/** Calls of SPEC §7 that nothing in the contract answers yet. */
export const missingCalls = (): string[] => {
  const addresses = allCalls().map(([, call]) => addressOf(call));
  return specifiedCalls.filter(
    (wanted) =>
      !addresses.includes(wanted) &&
      !addresses.some((address) => fits(wanted, address) && !(specifiedCalls as readonly string[]).includes(address)),
  );
};

const files = (names: readonly string[]): string => (names.length > 0 ? names.join(', ') : '**none**');

const told = (answers: CallRow['answers']): string =>
  [...answers].map(([code, by]) => `${code} (${by.join(', ')})`).join('; ') || '**none**';

const tableOf = (rows: readonly CallRow[]): string[] => [
  '| call | address | session | served | happy | error | security | answers |',
  '|---|---|---|---|---|---|---|---|',
  ...rows.map(
    ({ name, call, isMounted, tests, answers }) =>
      `| \`${name}\` | \`${call.method} ${call.path}\` | ${call.session} | ${isMounted ? 'yes' : '**no**'} | ${files(tests.happy)} | ${files(tests.error)} | ${files(tests.security)} | ${told(answers)} |`,
  ),
];

/** The whole page. */
export async function callsPage(records: readonly TestRecord[]): Promise<string> {
  const rows = await callRows(records);
  const missing = missingCalls();
  const [specified, extensions] = [
    rows.filter(({ isSpecified }) => isSpecified),
    rows.filter(({ isSpecified }) => !isSpecified),
  ];
  return [
    '# Calls of the casino API',
    '',
    'Written by `npm run docs:calls` from what was recorded while the tests of `tests/api` ran, and held against it at the end of `npm test`. A test stands',
    'here for a call when it asserted something of the answer; a call that was only a step on the way does not count. Happy: it did its work; error: it',
    'refused what it should; security: it kept out whom it should. The last column says with which codes it answered whom: a player, a visitor, nobody',
    '(no session), or a stranger (no right key); after a ~ whom only while calls of its kind raced one another, where chance decides. `npm run contract` tries',
    'each call against any other API.',
    '',
    `## Calls of the specification (${specifiedCalls.length - missing.length} of ${specifiedCalls.length})`,
    '',
    ...tableOf(specified),
    '',
    ...(missing.length > 0 ? ['### Not built yet', '', ...missing.map((address) => `- \`${address}\``), ''] : []),
    `## Extension calls (${extensions.length})`,
    '',
    ...tableOf(extensions),
    '',
  ].join('\n');
}

/** What a page says, each thing once: a row's files by column and its answers by who had them, any other line as it stands. */
const saidIn = (page: string): Set<string> =>
  new Set(
    page
      .replaceAll('**none**', '')
      .split('\n')
      .flatMap((line) => {
        const cells = line.split(' | ');
        if (cells.length !== 8) return [line];
        const [call, address, session, served, ...listed] = cells;
        const answers = listed.pop()!.replace(/ \|$/, '');
        return [
          [call, address, session, served].join(' | '),
          ...listed.flatMap((names, column) =>
            names
              .split(', ')
              .filter(Boolean)
              .map((name) => `${call} | ${column} | ${name}`),
          ),
          ...[...answers.matchAll(/(\w+) \(([^)]*)\)/g)].flatMap(([, code, by]) =>
            by!.split(', ').map((who) => `${call} | ${code} (${who})`),
          ),
        ];
      }),
  );

/**
 * Where a written page is not what was recorded: it has to say what was settled, and nothing else; what races come to differs from run to run.
 * @returns a line each
 */
export function differences(written: string, settled: string, all: string): string[] {
  const [says, must, may] = [written, settled, all].map((page) => [...saidIn(page)]);
  const byChance = (each: string) => each.includes('(~');
  const plain = (said: string[]) => new Set(said.map((each) => each.replace('(~', '(')));
  const [known, possible] = [plain(says!), plain(may!)];
  return [
    ...must!.filter((each) => !known.has(each)).map((each) => `not written:  ${each}`),
    ...says!.filter((each) => !byChance(each) && !possible.has(each)).map((each) => `not recorded: ${each}`),
  ];
}

/** Calls that no test judges in one of the three ways: a line each. The page says so too, so that one more is a change of it. */
const untried = async (records: readonly TestRecord[]): Promise<string[]> =>
  (await callRows(records)).flatMap(({ name, tests }) =>
    Object.entries(tests)
      .filter(([, names]) => names.length === 0)
      .map(([kind]) => `No test judges ${name}: ${kind}`),
  );

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const records = readRecords(root);
  const settled = settledIn(records);
  for (const line of await untried(records)) console.log(line);
  if (process.argv.includes('--check')) {
    const differing = differences(
      await readFile(tableFile, 'utf8'),
      await callsPage(settled),
      await callsPage(records),
    );
    if (differing.length > 0)
      console.log(['docs/calls.md is not what the tests recorded: npm run docs:calls', ...differing].join('\n'));
    process.exit(differing.length > 0 ? 1 : 0);
  }
  await writeFile(tableFile, await callsPage(records));
}
