import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { listsOf, root, type Lists } from './lists';

/** The list of symbols in each game's sheet: a page says of a symbol in which place it stands, and the style sheet cuts it out. */
export async function sheetLists(at: string = root): Promise<Lists> {
  const folder = path.join(at, 'public/sheets');
  const sheets: string[] = [];
  for (const file of (await readdir(folder)).sort()) {
    const drawing = await readFile(path.join(folder, file), 'utf8');
    const symbols = [...drawing.matchAll(/<g id="([a-z-]+)"/g)].map(([, id]) => id);
    sheets.push(`${JSON.stringify(path.parse(file).name)}: ${JSON.stringify(symbols)},`);
  }
  return listsOf(at, {
    'app/play/slot/declared-sheets.ts': `/** The symbols of each game's sheet, from the top: written by \`npm run build\`. */
export const declaredSheets: Readonly<Record<string, readonly string[]>> = {
  ${sheets.join('\n  ')}
};
`,
  });
}
