import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import remixConfig from './remix.config.js';
import { islandsPlugin } from './scripts/islands';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [islandsPlugin(), tailwindcss(), remix(remixConfig)],
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
