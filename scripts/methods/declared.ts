import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const root = fileURLToPath(new URL('../..', import.meta.url));

const home = (at: string): string => path.join(at, 'casino-api/src/features/cashier/methods');

/** `bank-transfer` → `bankTransfer`: what a method's folder exports. */
const exportedAs = (folder: string): string => folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The sources of the two lists of payment methods: their declarations, and the calls that some have of their own. By file, in a copy of the house. */
export async function declaredLists(at: string = root): Promise<Map<string, string>> {
  const methods = home(at);
  const entries = await readdir(methods, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const having = (file: string): string[] =>
    folders.filter((folder) => existsSync(path.join(methods, folder, file))).sort();
  const [declared, withRoutes] = [having('index.ts'), having('routes.ts')];
  const lists = {
    'declared-methods.ts': `${declared.map((folder) => `import { ${exportedAs(folder)} } from './${folder}';`).join('\n')}

/** Every payment method there is a folder for: written by \`npm run build\`. */
export const declaredMethods = [${declared.map(exportedAs).join(', ')}] as const;
`,
    'declared-routes.ts': `${withRoutes.map((folder) => `import { routes as ${exportedAs(folder)} } from './${folder}/routes';`).join('\n')}

/** The calls that payment methods have of their own, of every folder with a \`routes.ts\`: written by \`npm run build\`. */
export const methodRoutes = [${withRoutes.map(exportedAs).join(', ')}] as const;
`,
  };
  const options = { ...(await resolveConfig(path.join(root, 'scripts/build.ts'))), parser: 'typescript' };
  const sources = Object.entries(lists).map(
    async ([file, text]) => [path.join(methods, file), await format(text, options)] as const,
  );
  return new Map(await Promise.all(sources));
}

/** Writes the lists anew where methods came or went. */
export async function writeDeclaredMethods(at: string = root): Promise<void> {
  for (const [file, source] of await declaredLists(at))
    if (source !== (await readFile(file, 'utf8').catch(() => null))) await writeFile(file, source);
}
