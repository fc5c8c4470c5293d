import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createHash } from 'node:crypto';
import type { ArchivedFile } from '../casino-api/src/ledger/archive/round-archive';

/** What players' objects have put into the archive, against the buckets of the same state directory. */
export class ArchiveAudit {
  private readonly due: (ArchivedFile & { book: string })[] = [];
  /** Where a bucket keeps each key. */
  private readonly blobs = new Map<string, string>();

  /** @param sql the player's @param book how findings name it */
  dueBy(sql: SqlStorage, book: string): void {
    for (const { file, sha256 } of sql.exec<ArchivedFile>('SELECT file, sha256 FROM archived_rounds'))
      this.due.push({ file, sha256, book });
  }

  /** @param sql a bucket's */
  keptIn(sql: SqlStorage): void {
    for (const { key, blob } of sql.exec<{ key: string; blob: string }>(
      "SELECT key, blob_id AS blob FROM _mf_objects WHERE key GLOB 'rounds/*'",
    ))
      this.blobs.set(key, blob);
  }

  async findings(directory: string): Promise<string[]> {
    if (this.due.length === 0) return [];
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    const places = new Map(
      entries
        .filter(({ parentPath }) => path.basename(parentPath) === 'blobs')
        .map(({ parentPath, name }) => [name, path.join(parentPath, name)]),
    );
    const findings: string[] = [];
    for (const { file, sha256, book } of this.due) {
      const place = places.get(this.blobs.get(file) ?? '');
      if (!place) findings.push(`${book}: the archive has no ${file}`);
      else if (
        createHash('sha256')
          .update(await readFile(place))
          .digest('hex') !== sha256
      )
        findings.push(`${book}: ${file} is not what was archived`);
    }
    return findings;
  }
}
