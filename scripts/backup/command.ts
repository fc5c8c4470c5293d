import path from 'node:path';
import { parseArgs } from 'node:util';
import { NoBooks, type AuditResult } from '../audit-books';
import { StateDirInUse } from '../start/processes';
import { BackupRefused } from './whole-folder';

/** Two folders that a command is given, absolute. @throws BackupRefused with how it is called */
export function foldersNamed<Name extends string>(names: readonly Name[], usage: string): Record<Name, string> {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    const { values } = parseArgs({ options });
    const folders = names.map((name) => [name, values[name]] as const);
    if (folders.every(([, folder]) => folder))
      return Object.fromEntries(folders.map(([name, folder]) => [name, path.resolve(String(folder))])) as Record<
        Name,
        string
      >;
  } catch {
    // An option that there is not: told as a missing one is.
  }
  throw new BackupRefused(usage);
}

/** Ends the command with 1 where the books are not right. */
export function tellAudit({ books, lines, findings }: AuditResult): void {
  for (const finding of findings) console.log(finding);
  console.log(
    `${findings.length === 0 ? 'The books are right' : `${findings.length} findings`}: ${books} books, ${lines} lines.`,
  );
  process.exitCode = findings.length === 0 ? 0 : 1;
}

/** What a person can mend is told in a sentence and ends with 2; anything else is a defect. */
export function tellRefusal(error: unknown): void {
  const isRefusal = [BackupRefused, StateDirInUse, NoBooks].some((kind) => error instanceof kind);
  if (!isRefusal) throw error;
  console.error((error as Error).message);
  process.exitCode = 2;
}
