/** A mark of what a form was filled with, so that a second tab does not undo what the first one saved: FNV-1a, no secret in it. */
export function markOf(known: object): string {
  let hash = 0x811c9dc5;
  for (const unit of new TextEncoder().encode(JSON.stringify(known))) hash = Math.imul(hash ^ unit, 0x01000193) >>> 0;
  return hash.toString(16);
}

/**
 * Whether a form was filled with something that has been changed since. What says the same as what stands now is a repeat of the post that
 * changed it (a double click, a reload), and no second opinion.
 * @param seen the mark that came with the post; left out by callers that are no form of ours
 */
export const changedSince = (
  seen: string | undefined,
  known: Readonly<Record<string, string>>,
  given: Readonly<Record<string, string>>,
): boolean =>
  seen !== undefined && seen !== markOf(known) && Object.entries(known).some(([name, text]) => given[name] !== text);
