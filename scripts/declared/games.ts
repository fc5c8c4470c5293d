import path from 'node:path';
import { exportedAs, foldersWith, listsOf, root, type Lists } from './lists';

/** `crash/skyward`, …: the folders of the games, by family. */
export async function gameFolders(at: string = root): Promise<string[]> {
  const games = path.join(at, 'casino-api/src/games');
  const families = await foldersWith(games, '.');
  const folders = await Promise.all(
    families.map(async (family) =>
      (await foldersWith(path.join(games, family), 'index.ts')).map((id) => `${family}/${id}`),
    ),
  );
  return folders.flat();
}

const nameOf = (folder: string): string => exportedAs(folder.split('/')[1]!);

/** The list of all games. */
export async function gameLists(at: string = root): Promise<Lists> {
  const folders = await gameFolders(at);
  return listsOf(path.join(at, 'casino-api/src/games'), {
    'declared-games.ts': `${folders.map((folder) => `import { ${nameOf(folder)} } from './${folder}';`).join('\n')}

/** Every game there is a folder for: written by \`npm run build\`. */
export const declaredGames = [
  ${folders.map((folder) => `${nameOf(folder)},`).join('\n  ')}
] as const;
`,
  });
}
