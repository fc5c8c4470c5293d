/** `npm run preview:deploy -- <branch>`: what is checked out here, as that branch's own preview on the platform. */
import { appendFile, readFile } from 'node:fs/promises';
import { pagesFile } from './build';
import { accessHeaders, commitHere, lockSeconds, main, waits, whoami } from './deploy/host';
import { connect, Refusal } from './deploy/platform';
import { upload } from './deploy/upload';
import { deployPreview } from './preview/remote';
import { ensureBuilt } from './start/sources';

await main(async () => {
  const branch = process.argv[2];
  if (!branch) throw new Refusal('Say of which branch: npm run preview:deploy -- <branch>');
  const needed = ['PREVIEW_SECRET', 'ACCESS_CLIENT_ID', 'ACCESS_CLIENT_SECRET'];
  const missing = needed.filter((name) => !process.env[name]);
  if (missing.length > 0)
    throw new Refusal(`${missing.join(', ')} must be set; docs/operations/account.md says to what.`);
  const secret = process.env.PREVIEW_SECRET!;
  if (secret.length < 32) throw new Refusal('PREVIEW_SECRET should hold 32 characters or more.');
  const platform = connect(process.env);
  await ensureBuilt(() => console.log('Building both Workers …'));
  const address = await deployPreview(branch, await commitHere(), {
    platform,
    upload,
    secret,
    seed: await readFile(pagesFile, 'utf8'),
    who: whoami(process.env),
    say: console.log,
    ask: fetch,
    headers: accessHeaders(process.env),
    lockSeconds,
    ...waits,
  });
  console.log(`Done: ${address}`);
  // The workflow writes it to the pull request.
  if (process.env.GITHUB_OUTPUT) await appendFile(process.env.GITHUB_OUTPUT, `address=${address}\n`);
});
