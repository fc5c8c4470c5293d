/**
 * Texts that the code says in one another's stead: the branches of a condition, the entries of a table, what a function returns in one case and in another, the
 * keys that are put together of a beginning and a name, and the forms of a plural. Where one of them is seen, the others have their place.
 */
import ts from 'typescript';
import { apiTexts } from 'locales/api';

type Keys = readonly string[];

const withoutForm = (key: string): string => key.replace(/_(?:zero|one|two|few|many|other)$/, '');

/** What an entry of a table of screens' parts may be called: these stand beside one another, not in one another's stead. */
const isPart = (name: string): boolean => /title|text|label|hint|error|body|button|description|heading/i.test(name);

/** What a source file says of keys besides. */
interface Said {
  /** The beginnings of those that are put together. */
  heads: Set<string>;
  /** Those that it names, in its order, and the beginnings. */
  named: string[];
  /** Those of toasts: all are said in the one place. */
  toasts: Set<string>;
}

const isKey = (text: string): boolean => /^[\w-]+(?:\.[\w-]+)+$/.test(text);

/**
 * The groups of keys of a source file, each in one another's stead.
 * @param said filled with what else it says of keys
 * @param short keys by what they are called in their object, as the API reads them: `approved` of `till.approved`
 */
export function groupsIn(
  code: string,
  said: Said = { heads: new Set(), named: [], toasts: new Set() },
  short: ReadonlyMap<string, string> = new Map(),
): Keys[] {
  const source = ts.createSourceFile('code.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const groups: Keys[] = [];
  const keyAt = (node: ts.Node): string | undefined => {
    const name = ts.isStringLiteralLike(node)
      ? node.text
      : ts.isPropertyAccessExpression(node)
        ? node.name.text
        : undefined;
    return name === undefined ? undefined : isKey(name) ? name : short.get(name);
  };
  /** The keys of an expression, in order; of one that chooses, those of each branch are its branches' affair. */
  const keysOf = (node: ts.Node): string[] => {
    const key = keyAt(node);
    if (key !== undefined) return [key];
    if (ts.isConditionalExpression(node)) return keysOf(node.whenTrue);
    return childrenOf(node).flatMap(keysOf);
  };
  const pair = (branches: readonly ts.Node[]) => {
    const keys = branches.map(keysOf);
    const least = Math.min(...keys.map(({ length }) => length || Infinity));
    if (!Number.isFinite(least)) return;
    for (let at = 0; at < least; at++) groups.push(keys.flatMap((of) => of[at] ?? []));
  };
  /** Of a table the entries; of a table of tables the like-named entries of each. */
  const table = (node: ts.ObjectLiteralExpression) => {
    const entries = node.properties.filter(ts.isPropertyAssignment);
    const nested = entries.map(({ initializer }) => initializer).filter(ts.isObjectLiteralExpression);
    if (nested.length > 1) {
      const byName = new Map<string, ts.Node[]>();
      for (const each of nested)
        for (const { name, initializer } of each.properties.filter(ts.isPropertyAssignment))
          byName.set(name.getText(), [...(byName.get(name.getText()) ?? []), initializer]);
      for (const branches of byName.values()) pair(branches);
    } else if (!entries.some(({ name }) => isPart(name.getText()))) pair(entries.map(({ initializer }) => initializer));
  };
  const returns = (node: ts.FunctionLikeDeclaration) => {
    const found: ts.Node[] = [];
    const look = (part: ts.Node) => {
      if (ts.isReturnStatement(part) && part.expression) found.push(part.expression);
      else if (!ts.isFunctionLike(part)) ts.forEachChild(part, look);
    };
    if (node.body) ts.forEachChild(node.body, look);
    if (found.length > 1) pair(found);
  };
  const walk = (node: ts.Node) => {
    if (ts.isConditionalExpression(node)) pair([node.whenTrue, node.whenFalse]);
    else if (ts.isBinaryExpression(node) && /^(\?\?|\|\|)$/.test(node.operatorToken.getText()))
      pair([node.left, node.right]);
    else if (ts.isObjectLiteralExpression(node)) table(node);
    else if (ts.isTemplateExpression(node) && /^[\w-]+\.[\w.-]*$/.test(node.head.text)) {
      said.heads.add(node.head.text);
      said.named.push(node.head.text);
    } else if (ts.isCallExpression(node) && /\bflash$/.test(node.expression.getText()))
      for (const toast of node.arguments.flatMap(keysOf)) said.toasts.add(toast);
    const key = keyAt(node);
    if (key !== undefined) said.named.push(key);
    if (ts.isFunctionLike(node) && 'body' in node) returns(node as ts.FunctionLikeDeclaration);
    ts.forEachChild(node, walk);
  };
  walk(source);
  return groups.filter(({ length }) => length > 1);
}

function childrenOf(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  ts.forEachChild(node, (child) => void found.push(child));
  return found;
}

/** Of how many others the others are asked for. */
const nearest = 20;

interface Places {
  /** In the stead of which a text may be said: by the code's own groups first, then by a common beginning, then by the object that both are of. */
  insteadOf: (key: string) => Keys;
  /** What the same code says, of the same feature and the nearest first. */
  beside: (key: string) => Keys;
}

/** @param keys of all texts, as the code has them */
export function placesOf(sources: readonly { file: string; code: string }[], keys: Keys): Places {
  const heads = new Set<string>();
  const toasts = new Set<string>();
  const direct = new Map<string, Set<string>>();
  const inFiles: string[][] = [];
  const whole = new Set(keys.map(withoutForm));
  for (const { file, code } of sources) {
    const said: Said = { heads, named: [], toasts };
    for (const group of groupsIn(code, said, file.startsWith('casino-api/') ? shortIn(code, whole) : undefined))
      for (const key of group) direct.set(key, new Set([...(direct.get(key) ?? []), ...group]));
    inFiles.push(said.named.filter((key) => whole.has(key) || heads.has(key)));
  }
  const named = new Set(inFiles.flat());
  const formsOf = (wanted: ReadonlySet<string>) => keys.filter((key) => wanted.has(withoutForm(key)));
  // Those that are put together are those that nobody names whole.
  const isPutTogether = (key: string) => !named.has(withoutForm(key));
  const beginning = (key: string) =>
    isPutTogether(key)
      ? [...heads].filter((head) => key.startsWith(head)).sort((a, b) => b.length - a.length)[0]
      : undefined;
  const others = (key: string, found: Keys) => [...new Set(found)].filter((other) => other !== key);
  const insteadOf = (key: string): Keys => {
    const [head, object] = [beginning(key), key.slice(0, key.lastIndexOf('.') + 1)];
    const [feature = '', , ...rest] = key.split('.');
    return others(key, [
      ...formsOf(new Set([withoutForm(key)])),
      ...formsOf(direct.get(withoutForm(key)) ?? new Set()),
      ...(head ? keys.filter((other) => other.startsWith(head) && isPutTogether(other)) : []),
      // The like-named of the object beside it, or of what holds where that has none of its own: `card.status.declined`, `payments.status.declined`.
      ...keys.filter((other) => {
        const parts = other.split('.');
        if (rest.length === 0 || !other.endsWith(`.${rest.join('.')}`)) return false;
        return (
          (parts[0] === feature && parts.length === rest.length + 2) ||
          (rest.length > 1 && parts.length === rest.length + 1)
        );
      }),
      // An object within a feature's texts, or one that the API reads by names of its own: a result's, a message's.
      ...(/^(?:[^.]+\.[^.]+\.|messages\.|results\.)/.test(object)
        ? keys.filter((other) => other.startsWith(object) && !isPart(other.slice(object.length)))
        : []),
      // What nobody names whole may be put together of less than a feature and a beginning: `action_${what}`.
      ...(isPutTogether(key) && key.includes('_')
        ? keys.filter((other) => other.startsWith(key.slice(0, key.indexOf('_') + 1)) && isPutTogether(other))
        : []),
      ...(toasts.has(key) ? toasts : []),
    ]);
  };
  return {
    // What stands in the stead of another stands where that one's others do.
    insteadOf: (key) => {
      const near = insteadOf(key);
      return others(key, [...near, ...near.slice(0, nearest).flatMap(insteadOf)]);
    },
    beside: (key) => {
      const near = inFiles.flatMap((order) => {
        const at = order.indexOf(isPutTogether(key) ? (beginning(key) ?? '') : withoutForm(key));
        return at < 0 ? [] : order.map((other, where) => ({ other, far: Math.abs(where - at) }));
      });
      const isOther = (other: string) => Number(other.split('.')[0] !== key.split('.')[0]);
      near.sort((a, b) => isOther(a.other) - isOther(b.other) || a.far - b.far);
      return others(
        key,
        near.flatMap(({ other }) => formsOf(new Set([other]))),
      );
    },
  };
}

const ofTheApi = new Set(Object.keys(apiTexts('en')));

/** What the API's code may call texts by: the names in the objects that it speaks of. */
function shortIn(code: string, keys: ReadonlySet<string>): Map<string, string> {
  const short = new Map<string, string>();
  const words = new Set(code.match(/\w+/g));
  if (!words.has('apiTexts') && !words.has('texts') && !words.has('till')) return short;
  for (const key of keys) {
    const [feature = '', name = '', ...rest] = key.split('.');
    if (rest.length === 0 && ofTheApi.has(feature) && words.has(feature) && words.has(name) && !short.has(name))
      short.set(name, key);
  }
  return short;
}
