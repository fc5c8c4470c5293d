/** What Remix's own build makes of the routes, without the build: the module that `functions/remix.ts` imports. */
import path from 'node:path';
import { flatRoutes } from '@remix-run/dev/dist/config/flat-routes.js';
import remixConfig from '../../remix.config.js';
import { root } from '../build';

/** The source of the server build: each route as a module of the app, and nothing for a browser to load. */
export function serverBuild(): string {
  const app = path.join(root, 'app');
  const routes = [
    { id: 'root', path: '', file: 'root.tsx' },
    ...Object.values(flatRoutes(app, remixConfig.ignoredRouteFiles)),
  ];
  const imported = (file: string): string => JSON.stringify(path.join(app, file));
  return [
    `import * as entryModule from ${imported('entry.server.tsx')};`,
    ...routes.map(({ file }, at) => `import * as route${at} from ${imported(file)};`),
    'const withAssets = (route) => ({ ...route, hasAction: "action" in route.module, hasLoader: "loader" in route.module, module: "", imports: [], css: [] });',
    `export const routes = {${routes
      .map(
        ({ file: _, ...route }, at) =>
          `${JSON.stringify(route.id)}: { ...${JSON.stringify(route)}, module: route${at} }`,
      )
      .join(',\n')}};`,
    'export const entry = { module: entryModule };',
    `export const assets = { entry: { module: "", imports: [] }, url: "", version: "dev", routes: Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, withAssets(route)])) };`,
    'export const mode = "production", publicPath = "/", basename = "/", isSpaMode = false, assetsBuildDirectory = "client";',
    `export const future = ${JSON.stringify(remixConfig.future)};`,
  ].join('\n');
}
