/** Finds the browsers of the end-to-end specs; as root on a Debian it installs one, since Playwright's own can't be downloaded everywhere. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

interface Kind {
  name: string;
  /** Set to the path of one in another place. */
  variable: string;
  places: readonly string[];
  debianPackage: string;
}

const chromium: Kind = {
  name: 'Chromium',
  variable: 'CHROMIUM',
  places: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/snap/bin/chromium',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  debianPackage: 'chromium',
};

/** The same engine without a window, which takes a quarter less of the processor: for what is tested, not for what is timed. */
const headless: Kind = {
  ...chromium,
  places: ['/usr/bin/chromium-headless-shell', ...chromium.places],
  debianPackage: 'chromium-headless-shell',
};

const firefox: Kind = {
  name: 'Firefox',
  variable: 'FIREFOX',
  places: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
  debianPackage: 'firefox-esr',
};

const lynx: Kind = {
  name: 'Lynx',
  variable: 'LYNX',
  places: ['/usr/bin/lynx', '/usr/local/bin/lynx', '/opt/homebrew/bin/lynx'],
  debianPackage: 'lynx',
};

const find = ({ variable, places }: Kind): string | undefined =>
  [process.env[variable], ...places].find((place) => place && existsSync(place));

function ensure(kind: Kind): string {
  const found = find(kind);
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Error(`No ${kind.name} found. Install one, or say where it is: ${kind.variable}=/path`);
  console.log(`Installing ${kind.name} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', kind.debianPackage], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  const installed = find(kind);
  if (!installed) throw new Error(`apt-get installed no ${kind.name}.`);
  return installed;
}

/** @returns the path of a Chromium. @throws when there is none and none can be installed. */
export const ensureChromium = (): string => ensure(chromium);

/** @returns the path of a Chromium that may have no window. @throws when there is none and none can be installed. */
export const ensureHeadless = (): string => ensure(headless);

/** @returns the path of a Firefox. @throws when there is none and none can be installed. */
export const ensureFirefox = (): string => ensure(firefox);

/** @returns the path of a Lynx. @throws when there is none and none can be installed. */
export const ensureLynx = (): string => ensure(lynx);
