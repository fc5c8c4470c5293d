/**
 * `npm run deploy -- preview|production`: the build that `npm test` tested, to an environment of the platform. With `--gradually` the edge
 * app takes a tenth of the traffic, then half, then all, and gives it back when an alert rings; `--at-once` is what is done without a word.
 */
import { readFile } from 'node:fs/promises';
import { pagesFile } from './build';
import { testedArtefact } from './deploy/artefact';
import { deploy } from './deploy/deploy';
import { tenthAndHalf } from './deploy/gradually';
import { accessHeaders, commitHere, lockSeconds, main, waits, whoami } from './deploy/host';
import { connect, Refusal } from './deploy/platform';
import { preflight } from './deploy/preflight';
import { targetOf } from './deploy/target';
import { upload } from './deploy/upload';
import { datasetOf, ringing, told } from './on-call/watch';

await main(async () => {
  const [name, pace = '--at-once'] = process.argv.slice(2);
  const target = targetOf(name);
  if (!['--at-once', '--gradually'].includes(pace))
    throw new Refusal(`There is no way to deploy ${pace}: --at-once or --gradually.`);
  const tested = await testedArtefact();
  const commit = await commitHere();
  if (tested.commit !== commit)
    throw new Refusal(`${tested.commit} was tested, and here is ${commit}. Check that out, or run \`npm test\` again.`);
  if (target.name === 'production' && commit.endsWith('changes'))
    throw new Refusal('Not everything is committed here: what serves in production has to be found again.');
  const platform = connect(process.env);
  console.log(
    `Deploying ${tested.commit.slice(0, 12)} to ${target.name}: the bytes ${tested.artefact.slice(0, 12)} that ${tested.passed} tests passed.`,
  );
  const asking = { ask: fetch, headers: accessHeaders(process.env) };
  const problems = await preflight(platform, target, process.env, asking);
  if (problems.length > 0)
    throw new Refusal(['Not everything is there:', ...problems.map((each) => `  ${each}`)].join('\n'));
  const gradually = {
    shares: tenthAndHalf,
    watch: 600_000,
    ringing: async () => (await ringing(platform, datasetOf(target.name))).map(told),
  };
  await deploy(target, tested, {
    platform,
    upload,
    who: whoami(process.env),
    apiKey: process.env.API_KEY!,
    seed: await readFile(pagesFile, 'utf8'),
    say: console.log,
    ...asking,
    lockSeconds,
    ...(pace === '--gradually' ? { gradually } : {}),
    ...waits,
  });
  console.log(`Done: ${target.edge.address}`);
});
