import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const games = fileURLToPath(new URL('../../casino-api/src/games/', import.meta.url));
export const declaredFile = path.join(games, 'declared-games.ts');

/** `the-brass-owl` → `theBrassOwl`: what a game's folder exports. */
const exportedAs = (id: string): string => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The source of the list of all games: one for each folder `<family>/<game>/` that has an `index.ts`. */
export async function declaredSource(): Promise<string> {
  const files = (await readdir(games, { recursive: true })).map((file) => file.split(path.sep));
  const folders = files
    .filter((parts) => parts.length === 3 && parts[2] === 'index.ts')
    .map(([family, id]) => ({ family: family!, id: id! }))
    .sort((one, other) => (`${one.family}/${one.id}` < `${other.family}/${other.id}` ? -1 : 1));
  return [
    ...folders.map(({ family, id }) => `import { ${exportedAs(id)} } from './${family}/${id}';`),
    '',
    '/** Every game there is a folder for: written by `npm run build`. */',
    'export const declaredGames = [',
    ...folders.map(({ id }) => `  ${exportedAs(id)},`),
    '] as const;',
    '',
  ].join('\n');
}

/** Writes the list anew where games came or went. */
export async function writeDeclaredGames(): Promise<void> {
  const source = await declaredSource();
  if (source !== (await readFile(declaredFile, 'utf8').catch(() => null))) await writeFile(declaredFile, source);
}
