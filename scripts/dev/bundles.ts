/** Both Workers as `npm run dev` serves them: made anew from what changed alone, and not made small. */
import { copyFile, cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { context, type BuildContext, type Plugin } from 'esbuild';
import { edgeWorkerFile, root, workerBundle } from '../build';
import { writeDeclared } from '../declared';
import { buildForBrowser, moduleOf, type Island } from '../islands';
import { serverBuild } from './server-build';
import { makeSheets, sheets } from './sheets';

/** What Vite and its plugins do for the edge app in `npm run build`. */
const siteParts = (edgeFolder: string, islands: () => readonly Island[]): Plugin => ({
  name: 'site-parts',
  setup({ onResolve, onLoad }) {
    const made: [filter: RegExp, namespace: string, contents: (path: string) => string][] = [
      [/\/build\/remix\/server\/index\.js$/, 'routes', serverBuild],
      [/^virtual:islands$/, 'islands', () => moduleOf(islands())],
    ];
    for (const [filter, namespace, contents] of made) {
      onResolve({ filter }, () => ({ path: namespace, namespace }));
      onLoad({ filter: /./, namespace }, ({ path: name }) => ({ contents: contents(name), resolveDir: root }));
    }
    onResolve({ filter: /\?(url|raw)$/ }, ({ path: source, resolveDir }) => {
      const [file, as] = source.split('?') as [string, string];
      const at = file.startsWith('~/') ? path.join(root, 'app', file.slice(2)) : path.resolve(resolveDir, file);
      return { path: at, namespace: at.endsWith('.css') ? 'sheet' : as };
    });
    onLoad({ filter: /./, namespace: 'sheet' }, ({ path: file }) => ({
      contents: `/${sheets.get(file)?.fileName ?? ''}`,
      loader: 'text',
    }));
    onLoad({ filter: /./, namespace: 'raw' }, async ({ path: file }) => ({
      contents: await readFile(file),
      loader: 'text',
    }));
    onLoad({ filter: /./, namespace: 'url' }, async ({ path: file }) => {
      const fileName = `assets/${path.basename(file)}`;
      await copyFile(file, path.join(edgeFolder, fileName));
      return { contents: `/${fileName}`, loader: 'text' };
    });
  },
});

export interface Bundles {
  edgeFolder: string;
  apiModules: string;
  /** @param changed files relative to the root; null: everything. @throws with what is wrong with the sources */
  rebuild(changed: readonly string[] | null): Promise<void>;
  /** Screens may use other classes than before: takes a second, so it comes after they are seen. @returns whether there is another sheet to serve */
  restyle(changed: readonly string[]): Promise<boolean>;
  dispose(): Promise<void>;
}

const forEdge = /^(app|functions|contract|locales|public)\//;
const forApi = /^(casino-api|contract|locales)\//;
const forBrowser = /^(contract|app\/(islands|account\/editor|forms|ui))\//;

/** @param folder where both are written; what is there is thrown away */
export async function openBundles(folder: string): Promise<Bundles> {
  const [edgeFolder, apiModules] = [path.join(folder, 'edge'), path.join(folder, 'casino-api')];
  await rm(folder, { recursive: true, force: true });
  await cp(path.dirname(edgeWorkerFile), edgeFolder, { recursive: true });
  let islands: readonly Island[] = [];
  const common = { ...workerBundle, minify: false, sourcemap: false, absWorkingDir: root, logLevel: 'silent' } as const;
  const edge: BuildContext = await context({
    ...common,
    entryPoints: { _worker: 'functions/_worker.ts' },
    outdir: edgeFolder,
    jsx: 'automatic',
    plugins: [siteParts(edgeFolder, () => islands)],
  });
  const api: BuildContext = await context({
    ...common,
    entryPoints: { index: 'casino-api/src/testing.ts' },
    outdir: apiModules,
    loader: { '.wasm': 'copy' },
  });

  const writeSheets = () =>
    Promise.all([...sheets.values()].map(({ fileName, css }) => writeFile(path.join(edgeFolder, fileName), css)));
  async function writeIslands(): Promise<void> {
    islands = await buildForBrowser();
    await Promise.all(islands.map(({ fileName, code }) => writeFile(path.join(edgeFolder, fileName), code)));
  }
  async function rebuildEdge(changed: readonly string[] | null): Promise<void> {
    if (changed && !changed.some((file) => forEdge.test(file))) return;
    if (changed?.some((file) => file.startsWith('public/')))
      await cp(path.join(root, 'public'), edgeFolder, { recursive: true });
    await Promise.all([
      (!changed || changed.some((file) => file.endsWith('.css'))) && makeSheets(true).then(writeSheets),
      (!changed || changed.some((file) => forBrowser.test(file))) && writeIslands(),
    ]);
    await edge.rebuild();
  }

  return {
    edgeFolder,
    apiModules,
    rebuild: async (changed) => {
      await writeDeclared();
      const isForApi = !changed || changed.some((file) => forApi.test(file));
      await Promise.all([rebuildEdge(changed), isForApi && api.rebuild()]);
    },
    restyle: async (changed) => {
      if (!changed.some((file) => /^app\/.*\.tsx?$/.test(file)) || !(await makeSheets(false))) return false;
      await writeSheets();
      await edge.rebuild();
      return true;
    },
    dispose: async () => {
      await Promise.all([edge.dispose(), api.dispose()]);
    },
  };
}
