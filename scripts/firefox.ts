/**
 * `npm run test:firefox [spec …]`: the end-to-end specs in the machine's own Firefox, with scripts off and on. Not part of `npm test`,
 * which has one browser. Left out is what measures a page with Chromium's tools.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './build';
import { ensureFirefox } from './browsers';

const args = process.argv.slice(2);
const everything = ['account', 'cashier', 'games', 'lobby', 'main-road', 'play-table', 'tables'];
const { status } = spawnSync(
  path.join(root, 'node_modules/.bin/playwright'),
  ['test', '--workers=1', ...(args.length ? args : everything)],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, FIREFOX: ensureFirefox() },
  },
);
process.exit(status ?? 1);
