/**
 * The Remix options of the edge app. `vite.config.ts` hands them to the Remix Vite plugin.
 * @type {import('@remix-run/dev').VitePluginConfig}
 */
export default {
  appDirectory: 'app',
  buildDirectory: 'build/remix',
  ssr: true,
  serverModuleFormat: 'esm',
  ignoredRouteFiles: ['**/*.test.{ts,tsx}', '**/.*'],
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    // Off: it would put the link of every tile into one `/__manifest` address.
    v3_lazyRouteDiscovery: false,
  },
};
