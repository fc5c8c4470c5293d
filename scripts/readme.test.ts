/** What the README and its neighbours name is there: commands, options, variables, files. What can be run is run in tests/readme.test.ts. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeIn, readme, rowsOf } from '../tests/harness/readme';
import { root } from './build';
import { readConfiguration, variableNames } from './start/configuration';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'locales/README.md',
  'docs/architecture.md',
  'docs/load.md',
  'docs/operations.md',
  ...['operations', 'runbooks'].flatMap((folder) =>
    readdirSync(path.join(root, 'docs', folder)).map((file) => `docs/${folder}/${file}`),
  ),
];

/** What npm knows without a script of ours. */
const npms = ['ci', 'install', 'run'];

describe.each(pages)('%s', (page) => {
  const text = read(page);
  /** Code between backticks and indented lines: what a reader types. */
  const typed = [...codeIn(text), ...text.split('\n').filter((line) => line.startsWith('    '))];

  it('names commands that npm has', () => {
    const named = typed.flatMap((code) =>
      [...code.matchAll(/\bnpm (?:run )?([a-z][\w:-]*)/g)].map(([, name]) => name!),
    );
    const short = codeIn(text).filter((code) => /^[a-z]+:[a-z0-9]+$/.test(code));
    expect([...named, ...short].filter((name) => !npms.includes(name) && !(name in scripts))).toEqual([]);
  });

  it('gives a command options that it has', () => {
    // A row of a table tells of the options of the command that it begins with.
    const unknown = text.split('\n').flatMap((line) => {
      const name = /^(?:\| `|    )npm run ([\w:-]+)/.exec(line)?.[1] ?? '';
      const file = /scripts\/[\w-]+\.ts/.exec(scripts[name] ?? '')?.[0];
      if (!file) return [];
      return codeIn(line)
        .flatMap((code) => [...code.matchAll(/--([a-z][a-z-]*)/g)].map(([, option]) => option!))
        .filter((option) => !new RegExp(`\\b${option}'?:|--${option}\\b`).test(read(file)))
        .map((option) => `${name}: --${option}`);
    });
    expect(unknown).toEqual([]);
  });

  it('names files and folders that are there', () => {
    const tops = readdirSync(root).filter((name) => !name.startsWith('.'));
    const named = codeIn(text)
      .map((code) => code.replace(/[#:,].*$/, ''))
      .filter((code) => tops.includes(code.split('/')[0]!) && code.includes('/') && !/[<…*\s]|^build\//.test(code));
    const linked = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(([, to]) =>
      path.join(path.dirname(page), to!),
    );
    expect([...named, ...linked].filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });
});

describe('the README', () => {
  it('names the port, the address and the folder that a start takes without more', async () => {
    const { port, host, stateDir } = await readConfiguration({}, path.join(root, 'no-such-file'));
    const defaults = Object.fromEntries(rowsOf('Run it').map(([name, , value]) => [codeIn(name!)[0], value]));
    expect(defaults).toEqual({
      PORT: String(port),
      HOST: host,
      STATE_DIR: `\`${path.relative(root, stateDir)}\``,
      QA: 'off',
    });
    const named = [...readme.matchAll(/localhost:(\d+)/g)].map(([, named]) => Number(named));
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((each) => each !== port)).toEqual([]);
  });

  it('names variables that there are', async () => {
    const known = [...(await variableNames()), 'PORT', 'HOST', 'STATE_DIR'];
    const sources = ['scripts', 'e2e', 'playwright.config.ts']
      .flatMap((folder) =>
        folder.endsWith('.ts')
          ? [folder]
          : readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
              .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
              .map((file) => `${folder}/${file}`),
      )
      .map(read)
      .join('\n');
    const bindings = read('casino-api/wrangler.toml');
    const isKnown = (name: string) =>
      name.endsWith('*')
        ? known.some((each) => each.startsWith(name.slice(0, -1)))
        : known.includes(name) ||
          sources.includes(`env.${name}`) ||
          sources.includes(`variable: '${name}'`) ||
          bindings.includes(`"${name}"`);
    const named = codeIn(readme).flatMap((code) => /^(?!DELETE)([A-Z][A-Z_]{2,}\*?)(?:=|$)/.exec(code)?.[1] ?? []);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !isKnown(name))).toEqual([]);
  });

  it('names suites that the tests have', () => {
    const suites = [...read('scripts/test.ts').matchAll(/\['([\w-]+)', /g)].map(([, name]) => name!);
    const named = [...readme.matchAll(/npm test -- ([a-z0-9 ]+)/g)].flatMap(([, names]) => names!.trim().split(' '));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !suites.includes(name))).toEqual([]);
  });

  it('names test cards that the sandbox knows', () => {
    const known = read('contract/sandbox-cards.ts');
    const cards = [...readme.matchAll(/\d{4} \d{4} \d{4} \d{4}/g)].map(([card]) => card.replaceAll(' ', ''));
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.filter((card) => !known.includes(card))).toEqual([]);
  });
});
