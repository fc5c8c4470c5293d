/** `npm run alerts -- preview|production`: which alerts ring, each with its runbook; ends with 1 when any does. `--dashboard` prints the dashboard instead, for Grafana. */
import { main } from './deploy/host';
import { connect } from './deploy/platform';
import { targetOf } from './deploy/target';
import { dashboardOf } from './on-call/dashboard';
import { datasetOf, ringing, told } from './on-call/watch';

await main(async () => {
  const { name } = targetOf(process.argv[2]);
  const dataset = datasetOf(name);
  if (process.argv.includes('--dashboard')) return console.log(JSON.stringify(dashboardOf(dataset), null, 2));
  const found = await ringing(connect(process.env), dataset);
  console.log(found.length > 0 ? found.map(told).join('\n') : 'Nothing rings.');
  if (found.length > 0) process.exitCode = 1;
});
