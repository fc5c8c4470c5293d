/** `npm run alerts -- preview|production`: which alerts ring, each with its runbook and what is bad just now; ends with 1 when any does. `--dashboard` prints the dashboard instead, for Grafana. */
import { main } from './deploy/host';
import { connect } from './deploy/platform';
import { targetOf } from './deploy/target';
import { dashboardOf } from './on-call/dashboard';
import { datasetOf, ringing, told, worst } from './on-call/watch';

await main(async () => {
  const { name } = targetOf(process.argv[2]);
  const dataset = datasetOf(name);
  if (process.argv.includes('--dashboard')) return console.log(JSON.stringify(dashboardOf(dataset), null, 2));
  const platform = connect(process.env);
  const found = await ringing(platform, dataset);
  if (found.length === 0) console.log('Nothing rings.');
  const seen = new Set<string>();
  for (const each of found) {
    console.log(told(each));
    // An objective's alerts are bad by the same. What rings is told in any case.
    if (seen.has(each.alert.runbook)) continue;
    seen.add(each.alert.runbook);
    const rows = await worst(platform, each.alert, dataset).catch(() => ['    What is bad could not be read.']);
    for (const row of rows) console.log(row);
  }
  if (found.length > 0) process.exitCode = 1;
});
