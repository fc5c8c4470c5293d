/**
 * Builds what runs in the browser: each file of `app/islands/` is a module of its own, bundled small and named by its content, and so is each part of a
 * screen that React takes over. Pages learn the names from `virtual:islands`, so that client files and server bundle of one build always fit.
 */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type BuildOptions } from 'esbuild';
import type { Plugin } from 'vite';
import { hydratedNames, type HydratedName } from '../app/layout/island-names';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = fileURLToPath(new URL('../app/islands', import.meta.url));

/** Folders beside the islands hold what several of them share. */
export const islandFiles = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort();

export interface Island {
  name: string;
  /** Relative to the site's root. */
  fileName: string;
  code: string;
}

async function bundled(name: string, kind: 'island' | 'hydrated', options: BuildOptions): Promise<Island> {
  const { outputFiles } = await build({
    ...options,
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    legalComments: 'none',
    charset: 'utf8',
  });
  const code = outputFiles![0]!.text;
  return {
    name,
    code,
    fileName: `assets/${kind}-${name}-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`,
  };
}

const buildIsland = (file: string): Promise<Island> =>
  bundled(file.slice(0, -'.ts'.length), 'island', {
    entryPoints: [path.join(folder, file)],
    target: 'es2020',
    // Fields are set, not defined: what defines them for older browsers weighs more than a field.
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: false, paths: { 'contract/*': ['./contract/*'] } } },
    absWorkingDir: root,
  });

/** What React takes over, by name: the module that does it. */
export const hydratedEntries: Record<HydratedName, string> = { 'profile-editor': 'app/account/editor/hydrate.tsx' };

/** @param mode `development` is React's build that tells where browser and server disagree, for the tests */
export const hydratedOptions = (
  name: HydratedName,
  mode: 'production' | 'development' = 'production',
): BuildOptions => ({
  absWorkingDir: root,
  entryPoints: [hydratedEntries[name]],
  tsconfig: path.join(root, 'tsconfig.json'),
  jsx: 'automatic',
  target: 'es2020',
  define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  // The hooks that remix-hook-form takes from Remix come from the router underneath; the rest of Remix is spared.
  alias: { '@remix-run/react': 'react-router-dom' },
});

/** Every island, and all that is hydrated. */
export const buildForBrowser = (): Promise<Island[]> =>
  Promise.all([
    ...islandFiles().map(buildIsland),
    ...hydratedNames.map((name) => bundled(name, 'hydrated', hydratedOptions(name))),
  ]);

/** The source of `virtual:islands`. */
export const moduleOf = (built: readonly Island[]): string =>
  `export const islands = ${JSON.stringify(Object.fromEntries(built.map(({ name, fileName }) => [name, `/${fileName}`])))};`;

const virtual = 'virtual:islands';

/** `import { islands } from 'virtual:islands'` gives the address of every island, and of what is hydrated, by its name. */
export function islandsPlugin(): Plugin {
  let built: Promise<Island[]> | undefined;
  let forBrowser = false;
  const all = () => (built ??= buildForBrowser());
  return {
    name: 'islands',
    configResolved: ({ build: { ssr } }) => {
      forBrowser = !ssr;
    },
    resolveId: (id) => (id === virtual ? `\0${virtual}` : null),
    async load(id) {
      if (id !== `\0${virtual}`) return null;
      return moduleOf(await all());
    },
    async generateBundle() {
      if (!forBrowser) return;
      for (const { fileName, code } of await all()) this.emitFile({ type: 'asset', fileName, source: code });
    },
  };
}
