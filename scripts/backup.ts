/**
 * `npm run backup -- --state DIR --to FOLDER`: copies what a stopped product stores (database, objects, documents and archives, secrets) into
 * FOLDER, with a manifest of hashes, and proves the books of the copy as `audit:ledger` does. FOLDER has to be empty or new.
 */
import { backUp } from './backup/backup';
import { foldersNamed, tellAudit, tellRefusal } from './backup/command';

try {
  const { state, to } = foldersNamed(
    ['state', 'to'],
    'Name the state directory and where to: npm run backup -- --state DIR --to FOLDER',
  );
  const { files, hash, audit } = await backUp(state, to);
  console.log(`${to}: ${files} files. The manifest’s hash, to be kept elsewhere: ${hash}`);
  tellAudit(audit);
} catch (error) {
  tellRefusal(error);
}
