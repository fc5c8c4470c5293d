/**
 * `npm run test:lynx`: browses, logs in and reads the account in the text browser Lynx, key by key, as somebody would who has no other
 * (QUALITY, everyone can use it). Not part of `npm test`. The last line is `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startByFork, stopFork } from '../e2e/start-product';
import { ensureLynx } from './browsers';

const lynx = ensureLynx();
const directory = await mkdtemp(path.join(tmpdir(), 'lantern-lynx-'));
const { child, ready } = await startByFork(path.join(directory, 'state'));

// Lynx keeps the page that a form comes from to itself when its address has a query, unless it is told to leave out the query alone.
const settings = path.join(directory, 'lynx.cfg');
await writeFile(settings, 'REFERER_WITH_QUERY:PARTIAL\n');

const named = (key: string): string => `key ${key === ' ' ? '<space>' : key}`;
const typed = (text: string): string[] => [...text].map(named);
/** Lynx goes to the next link or field that bears the text. */
const goTo = (text: string): string[] => [named('/'), ...typed(text), named('^J')];
const down = named('Down Arrow');
const press = named('^J');

/** What stood on the screen while the keys were pressed, without the codes that place and colour it. */
async function shown(address: string, keys: readonly string[] = []): Promise<string> {
  const script = path.join(directory, 'keys');
  // ^L draws the last page once more, whole.
  await writeFile(script, [...keys, named('^L'), named('Q'), named('y'), ''].join('\n'));
  const env = { ...process.env, TERM: 'xterm', LINES: '60', COLUMNS: '100' };
  const browser = spawn(
    lynx,
    [
      '-accept_all_cookies',
      '-display_charset=utf-8',
      `-cfg=${settings}`,
      `-cmd_script=${script}`,
      ready.address + address,
    ],
    { env, stdio: ['ignore', 'pipe', 'ignore'], timeout: 30_000 },
  );
  let screen = '';
  for await (const chunk of browser.stdout) screen += String(chunk);
  return screen.replace(/\x1b(\[[0-9;?]*[A-Za-z]|\(B)/g, ' ').replace(/\s+/g, ' ');
}

let [passed, failed] = [0, 0];
function see(what: string, screen: string, ...texts: string[]): void {
  const missing = texts.filter((text) => !screen.includes(text));
  if (missing.length === 0) passed += 1;
  else failed += 1;
  console.log(
    missing.length === 0
      ? `  ✓ ${what}`
      : `  ✗ ${what}: ${missing.join(', ')} not on the screen, which ends with “${screen.slice(-900)}”`,
  );
}

try {
  const { username, password } = ready.player;
  const logIn = (secret: string) => [...goTo('Username'), ...typed(username), down, ...typed(secret), down, press];
  see(
    'a visitor reads the lobby',
    await shown('/'),
    'Every round, out in the light',
    'Lantern Festival',
    'See all: Top games',
    'Log in',
  );
  see('in Japanese too', await shown('/jp/casino'), 'スロット', 'ログイン');
  see('follows a link to a game', await shown('/casino', [...goTo('Deep Trawl'), press]), 'Spin', 'Play money');
  see(
    'plays a round for fun',
    await shown('/play/lantern/lantern-festival?mode=fun', [...goTo('Spin'), named('n'), named('n'), press]),
    'Payout',
    'Receipt and seeds',
  );
  see('is told of a wrong password', await shown('/login', logIn('wrong')), 'Invalid username or password');
  see(
    'logs in',
    await shown('/login', logIn(password)),
    'Logged in successfully',
    `Welcome back, ${username}`,
    'Balance',
  );
  see(
    'reads the account after it',
    await shown('/login', [...logIn(password), ...goTo('My account'), press]),
    'My account',
    username,
    'Log out',
  );
} finally {
  await stopFork(child);
  await rm(directory, { recursive: true, force: true });
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
