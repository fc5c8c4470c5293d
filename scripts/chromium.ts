/** Finds the browser of the end-to-end specs; as root on a Debian it installs one, since Playwright's own can't be downloaded everywhere. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium', '/Applications/Chromium.app/Contents/MacOS/Chromium', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

const findChromium = (): string | undefined => [process.env.CHROMIUM, ...places].find((place) => place && existsSync(place));

/** @returns the path of a Chromium. @throws when there is none and none can be installed. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error('No Chromium found. Install one, or say where it is: CHROMIUM=/path npm test');
  console.log('Installing Chromium …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'], env });
  const installed = findChromium();
  if (!installed) throw new Error('apt-get installed no Chromium.');
  return installed;
}
