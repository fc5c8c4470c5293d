/** The style sheets that screens name by `?url`, made by Vite alone: a second where a whole build takes most of a minute. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build, type Rollup } from 'vite';
import { root } from '../build';

export interface Sheet {
  /** Relative to the site's root. */
  fileName: string;
  css: string;
}

/** The one sheet that is made of the classes which the screens use. */
const ofClasses = path.join(root, 'app/styles.css');

const named = /from '([^']+\.css)\?url'/g;

async function namedSheets(): Promise<string[]> {
  const files = (await readdir(path.join(root, 'app'), { recursive: true })).filter((file) => /\.tsx?$/.test(file));
  const found = new Set<string>();
  for (const file of files) {
    const at = path.join(root, 'app', file);
    for (const [, sheet] of (await readFile(at, 'utf8')).matchAll(named))
      found.add(
        path.resolve(sheet!.startsWith('~/') ? path.join(root, 'app') : path.dirname(at), sheet!.replace('~/', '')),
      );
  }
  return [...found];
}

async function compile(files: readonly string[]): Promise<Map<string, Sheet>> {
  const { output } = (await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    plugins: [tailwindcss()],
    build: { write: false, target: 'es2022', assetsInlineLimit: 0, rollupOptions: { input: [...files] } },
  })) as Rollup.RollupOutput;
  const made = new Map<string, Sheet>();
  for (const part of output) {
    // Vite leaves out the scripts of entries that are style sheets alone; the sheet says itself what it was made of.
    const source = part.type === 'asset' && part.fileName.endsWith('.css') ? part.originalFileNames[0] : undefined;
    if (source)
      made.set(path.resolve(root, source), {
        css: String((part as Rollup.OutputAsset).source),
        fileName: part.fileName,
      });
  }
  const missing = files.filter((file) => !made.has(file));
  if (missing.length > 0) throw new Error(`No style sheet came of ${missing.join(', ')}.`);
  return made;
}

/** By the sheet's file, absolute. */
export const sheets = new Map<string, Sheet>();

/**
 * Makes sheets anew: `all` of them, or the one that changes with the classes that screens use and those that are new.
 * @returns whether one is another than before
 */
export async function makeSheets(all: boolean): Promise<boolean> {
  const files = await namedSheets();
  let isAnother = false;
  for (const [file, sheet] of await compile(files.filter((file) => all || file === ofClasses || !sheets.has(file)))) {
    isAnother ||= sheets.get(file)?.fileName !== sheet.fileName;
    sheets.set(file, sheet);
  }
  return isAnother;
}
