/** `npm run rollback -- preview|production`: both Workers as they were one deployment before. The database stays as it is. */
import { accessHeaders, lockSeconds, main, waits, whoami } from './deploy/host';
import { connect } from './deploy/platform';
import { rollback } from './deploy/rollback';
import { targetOf } from './deploy/target';

await main(async () => {
  const target = targetOf(process.argv[2]);
  const platform = connect(process.env);
  await rollback(target, {
    platform,
    who: whoami(process.env),
    say: console.log,
    ask: fetch,
    headers: accessHeaders(process.env),
    lockSeconds,
    ...waits,
  });
  console.log(`Done: ${target.edge.address} serves the deployment before.`);
});
