/**
 * `npm run texts` says what is wrong with the texts of all languages, and which were not confirmed. `-- --set` writes signs and spaces as each
 * language sets them. `npm run texts:reviewed` lists what was not confirmed; `-- --confirm` says that it was read, `-- --confirm de fr` of some languages.
 */
import { languages, type Language } from 'contract/languages';
import { faultsOfAll } from './texts/faults';
import { confirm, everyUnconfirmed } from './texts/reviewed';
import { setAll } from './texts/set';

const [task, flag, ...chosen] = process.argv.slice(2);

if (task === 'lint' && flag === '--set') for (const file of setAll()) console.log(`set: ${file}`);

if (task === 'lint') {
  const faults = await faultsOfAll();
  for (const { where, says } of faults) console.log(`${where}: ${says}`);
  console.log(`${faults.length} faults in the texts`);
  if (faults.length) process.exitCode = 1;
}

if (task === 'reviewed' && flag === '--confirm')
  await confirm(
    chosen.length ? languages.filter((language) => chosen.includes(language satisfies Language)) : languages,
  );

if (task === 'reviewed') {
  const left = await everyUnconfirmed();
  for (const line of left) console.log(line);
  console.log(`${left.length} texts to confirm: read them, then npm run texts:reviewed -- --confirm`);
  if (left.length) process.exitCode = 1;
}
