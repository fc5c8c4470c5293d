type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/**
 * What an answer repeats of the one before is the same object (structural sharing): what was made of it, such as a part
 * of a page, goes on being known by it. Both are JSON; `next` is changed in place.
 * @returns `before` where both are equal, else `next` with the equal parts of `before` in it. Members of a list, and the order of fields, count.
 */
export function shareEqual<Value>(before: unknown, next: Value): Value {
  if (before === next || !isFields(before) || !isFields(next) || Array.isArray(before) !== Array.isArray(next))
    return next;
  const [names, namesBefore] = [Object.keys(next), Object.keys(before)];
  let isEqual = names.length === namesBefore.length;
  for (const [place, name] of names.entries()) {
    const was = Object.hasOwn(before, name) ? before[name] : undefined;
    const shared = shareEqual(was, next[name]);
    // Its own already, so that even `__proto__` is a field like others.
    if (shared !== next[name]) (next as Fields)[name] = shared;
    isEqual &&= name === namesBefore[place] && shared === was;
  }
  return isEqual ? (before as Value) : next;
}
