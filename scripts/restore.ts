/**
 * `npm run restore -- --from FOLDER --state DIR`: makes a state directory of a backup and proves its books as `audit:ledger` does. DIR has to be
 * empty or new; a file that is not what the manifest says, or a database of newer code, is refused, and then nothing is written.
 */
import { foldersNamed, tellAudit, tellRefusal } from './backup/command';
import { restore } from './backup/restore';

try {
  const { from, state } = foldersNamed(
    ['from', 'state'],
    'Name the backup and the state directory: npm run restore -- --from FOLDER --state DIR',
  );
  const { files, madeAt, audit } = await restore(from, state);
  console.log(`${state}: ${files} files, as they were backed up at ${madeAt}.`);
  tellAudit(audit);
} catch (error) {
  tellRefusal(error);
}
