/** The style sheets that screens name by `?url`, made by Vite alone: a second where a whole build takes most of a minute. */
import { createHash } from 'node:crypto';
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
  const assets = new Map(
    output.flatMap((part) => (part.type === 'asset' ? [[part.fileName, String(part.source)]] : [])),
  );
  const made = new Map<string, Sheet>();
  for (const part of output) {
    if (part.type !== 'chunk' || !part.facadeModuleId) continue;
    const css = [...(part.viteMetadata?.importedCss ?? [])].map((name) => assets.get(name) ?? '').join('\n');
    const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
    const name = path.basename(part.facadeModuleId, '.css');
    made.set(part.facadeModuleId, { css, fileName: `assets/${name}-${hash}.css` });
  }
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
