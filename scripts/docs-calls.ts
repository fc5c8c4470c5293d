/** `npm run docs:calls` writes docs/calls.md: every call of the specification and of ours, whether it is served, and its tests. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { allCalls } from '../contract/index';
import type { Call } from '../contract/call';
import { testsOf, type TestFile, type TestsOfCall } from './call-tests';
import { specifiedCalls } from './specified-calls';

const root = fileURLToPath(new URL('..', import.meta.url));
export const tableFile = path.join(root, 'docs/calls.md');

/** Tries the API key, sessions, bodies and sizes of every call by its contract alone. */
const protocolTests = 'protocol.test.ts';

export interface CallRow {
  name: string;
  call: Call;
  /** A call of SPEC §7, else an extension (DOMAIN §1). */
  isSpecified: boolean;
  isMounted: boolean;
  tests: TestsOfCall;
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

async function apiTests(): Promise<TestFile[]> {
  const directory = path.join(root, 'tests/api');
  const names = (await readdir(directory)).filter((name) => name.endsWith('.test.ts') && name !== protocolTests).sort();
  return Promise.all(names.map(async (name) => ({ name, source: await readFile(path.join(directory, name), 'utf8') })));
}

/** Every call of the contract with what stands behind it, by address. */
export async function callRows(): Promise<CallRow[]> {
  const [mounted, files] = await Promise.all([mountedNames(), apiTests()]);
  const byAddress = allCalls().sort(([, a], [, b]) => (`${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1));
  return byAddress.map(([name, call]) => {
    const tests = testsOf(name, files);
    // A call that proves itself by a signature is refused in tests of its own.
    const isKeyed = !/^\/(wallet|cashier\/notify|sports\/feed)(\/|$)/.test(call.path);
    if (isKeyed) tests.security.unshift(protocolTests);
    if (isKeyed || call.body) tests.error.unshift(protocolTests);
    return { name, call, isSpecified: !call.extension, isMounted: mounted.has(name), tests };
  });
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

const files = (names: readonly string[]): string =>
  names.length > 0 ? names.map((name) => name.replace('.test.ts', '')).join(', ') : '**none**';

const tableOf = (rows: readonly CallRow[]): string[] => [
  '| call | address | session | served | happy | error | security |',
  '|---|---|---|---|---|---|---|',
  ...rows.map(
    ({ name, call, isMounted, tests }) =>
      `| \`${name}\` | \`${call.method} ${call.path}\` | ${call.session} | ${isMounted ? 'yes' : '**no**'} | ${files(tests.happy)} | ${files(tests.error)} | ${files(tests.security)} |`,
  ),
];

/** The whole page. */
export async function callsPage(): Promise<string> {
  const rows = await callRows();
  const missing = missingCalls();
  const [specified, extensions] = [
    rows.filter(({ isSpecified }) => isSpecified),
    rows.filter(({ isSpecified }) => !isSpecified),
  ];
  return [
    '# Calls of the casino API',
    '',
    'Written by `npm run docs:calls`; a test fails when it is not what the sources say. The last three columns name the files of `tests/api`',
    'in which a test tries that the call does its work, refuses what it should, and keeps out whom it should. `npm run contract` tries each',
    'call against any other API.',
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

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(tableFile, await callsPage());
