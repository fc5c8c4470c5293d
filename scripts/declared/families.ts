import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { exportedAs, foldersWith, listsOf, root, type Lists } from './lists';

const parts = ['Rules', 'Outcome', 'Choice', 'Result'] as const;
type Part = (typeof parts)[number];

/** A schema that tells its family by its `kind`: its part is the end of its name. */
const schemaOfKind = /^export const (\w+?(Rules|Outcome|Choice|Result)) = z\.object\(\{\s*kind: z\.literal\(/gm;

/** The schemas of the families, by part, with the file that each stands in. */
async function familySchemas(folder: string): Promise<{ file: string; name: string; part: Part }[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort();
  const found = await Promise.all(
    files.map(async (file) =>
      [...(await readFile(path.join(folder, file), 'utf8')).matchAll(schemaOfKind)].map(([, name, part]) => ({
        file: file.slice(0, -'.ts'.length),
        name: name!,
        part: part as Part,
      })),
    ),
  );
  return found.flat();
}

/** A list of the families that have a folder in one of the app's: by kind, which is the folder's name. */
async function shownIn(folder: string): Promise<string> {
  const kinds = await foldersWith(folder, 'index.tsx');
  return `${kinds.map((kind) => `import { ${exportedAs(kind)} } from './${kind}';`).join('\n')}

/** Every family there is a folder for: written by \`npm run build\`. */
export const declaredFamilies = {
  ${kinds.map((kind) => (kind === exportedAs(kind) ? `${kind},` : `'${kind}': ${exportedAs(kind)},`)).join('\n  ')}
};
`;
}

/** The lists of families: what the contract says of each, and how the app shows those played alone and those at shared tables. */
export async function familyLists(at: string = root): Promise<Lists> {
  const schemas = await familySchemas(path.join(at, 'contract/play'));
  const files = [...new Set(schemas.map(({ file }) => file))];
  const namesOf = (wanted: (schema: (typeof schemas)[number]) => boolean) =>
    schemas.filter(wanted).map(({ name }) => name);
  return listsOf(at, {
    'contract/play/declared-families.ts': `${files
      .map((its) => `import { ${namesOf(({ file }) => file === its).join(', ')} } from './${its}';`)
      .join('\n')}

/** What every family's file of this folder says: written by \`npm run build\`. */
export const declared = {
  ${parts.map((its) => `${its.toLowerCase()}: [${namesOf(({ part }) => part === its).join(', ')}],`).join('\n  ')}
} as const;
`,
    'app/play/declared-families.ts': await shownIn(path.join(at, 'app/play')),
    'app/tables/declared-families.ts': await shownIn(path.join(at, 'app/tables')),
  });
}
