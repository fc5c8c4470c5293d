/** A text with its `{name}`s filled in; one that has no value stays as it is, so that it is seen. */
export const fillIn = (text: string, valueOf: (name: string) => string | undefined): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => valueOf(name) ?? placeholder);
