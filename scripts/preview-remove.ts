/** `npm run preview:remove -- <branch>`, or `-- --older-than <days>`: takes previews away from the platform, with all that they hold. */
import { parseArgs } from 'node:util';
import { main } from './deploy/host';
import { connect, Refusal } from './deploy/platform';
import { removeOlderThan, removePreview } from './preview/remote';

await main(async () => {
  const { values, positionals } = parseArgs({ options: { 'older-than': { type: 'string' } }, allowPositionals: true });
  const age = values['older-than'];
  if (age !== undefined && !/^[1-9]\d{0,3}$/.test(age))
    throw new Refusal('--older-than takes a number of days, 1 or more.');
  if ((age === undefined) === (positionals.length !== 1))
    throw new Refusal('Say which: npm run preview:remove -- <branch>, or -- --older-than <days>');
  const platform = connect(process.env);
  if (age === undefined) {
    const [branch] = positionals;
    const was = await removePreview(branch!, platform);
    console.log(was ? `The preview of ${branch!} is gone.` : `There was no preview of ${branch!}.`);
    return;
  }
  const removed = await removeOlderThan(Number(age), new Date(), platform);
  console.log(removed.length > 0 ? `Gone: ${removed.join(', ')}.` : 'None is that old.');
});
