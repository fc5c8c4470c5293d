/**
 * Builds the islands: each file of `app/islands/` is a module of its own, bundled small and named by its content. Pages learn the names
 * from `virtual:islands`, so that client files and server bundle of one build always fit.
 */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../app/islands', import.meta.url));

/** Folders beside the islands hold what several of them share. */
export const islandFiles = (): string[] => readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort();

interface Island {
  name: string;
  /** Relative to the site's root. */
  fileName: string;
  code: string;
}

async function buildIsland(file: string): Promise<Island> {
  const { outputFiles } = await build({
    entryPoints: [path.join(folder, file)], bundle: true, write: false, minify: true, format: 'esm', target: 'es2020', legalComments: 'none', charset: 'utf8',
  });
  const code = outputFiles[0]!.text;
  const name = file.slice(0, -'.ts'.length);
  return { name, code, fileName: `assets/island-${name}-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js` };
}

const virtual = 'virtual:islands';

/** `import { islands } from 'virtual:islands'` gives the address of every island by its name. */
export function islandsPlugin(): Plugin {
  let built: Promise<Island[]> | undefined;
  let forBrowser = false;
  const all = () => (built ??= Promise.all(islandFiles().map(buildIsland)));
  return {
    name: 'islands',
    configResolved: ({ build: { ssr } }) => {
      forBrowser = !ssr;
    },
    resolveId: (id) => (id === virtual ? `\0${virtual}` : null),
    async load(id) {
      if (id !== `\0${virtual}`) return null;
      const addresses = Object.fromEntries((await all()).map(({ name, fileName }) => [name, `/${fileName}`]));
      return `export const islands = ${JSON.stringify(addresses)};`;
    },
    async generateBundle() {
      if (!forBrowser) return;
      for (const { fileName, code } of await all()) this.emitFile({ type: 'asset', fileName, source: code });
    },
  };
}
