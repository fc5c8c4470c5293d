const formats = new Map<string, unknown>();

/**
 * A format of `Intl`, which costs more to make than a page full of figures costs to write: made once in an isolate, the same for everybody.
 * @param key names all that it is made by
 */
export function keptFormat<Format>(key: string, make: () => Format): Format {
  let format = formats.get(key) as Format | undefined;
  if (!format) formats.set(key, (format = make()));
  return format;
}
