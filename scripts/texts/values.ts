/** What the views hand to a text: every place of it, and nothing that it has no place for. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { siteTexts } from '../../locales/site';

const placesIn = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!);

/** The places of each English text by its key in a view; those of a plural stand under the name without its form. Figures of the house are filled. */
export function placesByKey(): Map<string, Set<string>> {
  const places = new Map<string, Set<string>>();
  for (const [feature, texts] of Object.entries(siteTexts('en')))
    for (const [name, text] of Object.entries(texts)) {
      const [, base] = /^(.*)_(?:one|many|other)$/.exec(name) ?? [];
      const key = `${feature}.${base ?? name}`;
      places.set(key, new Set([...(places.get(key) ?? []), ...placesIn(text), ...(base ? ['count'] : [])]));
    }
  return places;
}

/** The names that a call hands over; null where they are not all written there. */
function namesIn(values: ts.Expression | undefined): string[] | null {
  if (!values) return [];
  if (!ts.isObjectLiteralExpression(values)) return null;
  const names = values.properties.map(({ name }) => (name && ts.isIdentifier(name) ? name.text : null));
  return names.includes(null) ? null : (names as string[]);
}

/** The key and the values of a call of `t` (`say` in a form), or of a notice, `{ key: '…', values: { … } }`. */
function handedOver(node: ts.Node): { key: ts.Expression | undefined; values: ts.Expression | undefined } | null {
  if (ts.isCallExpression(node)) {
    const isTold = ts.isIdentifier(node.expression) && /^(t|say)$/.test(node.expression.text);
    return isTold ? { key: node.arguments[0], values: node.arguments[1] } : null;
  }
  if (!ts.isObjectLiteralExpression(node)) return null;
  const of = (name: string): ts.Expression | undefined =>
    node.properties.filter(ts.isPropertyAssignment).find((each) => each.name.getText() === name)?.initializer;
  return { key: of('key'), values: of('values') };
}

/** What is wrong with the texts that one file says, a line each. */
export function valueFaults(file: string, code: string, places: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const faults: string[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    const { key, values } = handedOver(node) ?? {};
    if (!key || !ts.isStringLiteral(key)) return;
    const wanted = places.get(key.text);
    const given = namesIn(values);
    if (!wanted || !given) return;
    const where = `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${key.text}`;
    for (const name of wanted) if (!given.includes(name)) faults.push(`${where} is not given {{${name}}}`);
    for (const name of given)
      if (!wanted.has(name)) faults.push(`${where} is given ${name}, for which it has no place`);
  };
  visit(source);
  return faults;
}

/** @param root of the repository */
export function everyValueFault(root: string): string[] {
  const places = placesByKey();
  return readdirSync(path.join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => valueFaults(`app/${file}`, readFileSync(path.join(root, 'app', file), 'utf8'), places));
}
