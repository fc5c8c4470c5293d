/** What `npm run build` makes of app/, as the functions import it. */
declare module '*/build/remix/server/index.js' {
  type Build = import('@remix-run/cloudflare').ServerBuild;
  type Entry = typeof import('../app/entry.server');
  export const entry: {
    module: Build['entry']['module'] & Pick<Entry, 'RemixHandlers' | 'keptSegments' | 'asMatched'>;
  };
  export const routes: Build['routes'];
  export const assets: Build['assets'];
  export const publicPath: Build['publicPath'];
  export const assetsBuildDirectory: Build['assetsBuildDirectory'];
  export const future: Build['future'];
  export const isSpaMode: Build['isSpaMode'];
  export const mode: Build['mode'];
  export const basename: Build['basename'];
}
