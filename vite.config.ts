import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import remixConfig from './remix.config.js';
import { islandsPlugin } from './scripts/islands';

const lazyTurboStream = fileURLToPath(new URL('./app/edge/lazy-turbo-stream.ts', import.meta.url));

/** On the server, loader data is encoded for the browser only when a page has scripts (see the module it names). */
const encodeLazily: Plugin = {
  name: 'encode-lazily',
  enforce: 'pre',
  resolveId: (id, importer, { ssr }) =>
    ssr && id === 'turbo-stream' && importer !== lazyTurboStream ? lazyTurboStream : null,
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [encodeLazily, islandsPlugin(), tailwindcss(), remix(remixConfig)],
  resolve: {
    alias: {
      '~': fileURLToPath(new URL('./app', import.meta.url)),
      contract: fileURLToPath(new URL('./contract', import.meta.url)),
      locales: fileURLToPath(new URL('./locales', import.meta.url)),
    },
  },
  // workerd has no Node resolution at run time: everything is bundled, with the browser builds of React's server renderer.
  ssr: {
    target: 'webworker',
    noExternal: true,
    resolve: { conditions: ['workerd', 'worker', 'browser'], externalConditions: ['workerd', 'worker'] },
  },
  build: {
    target: 'es2022',
    minify: true,
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    // The front door's own map is made through it.
    sourcemap: Boolean(isSsrBuild),
  },
}));
