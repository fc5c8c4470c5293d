import '@remix-run/cloudflare';

/** Loader and action data have the types they were given, as `v3_singleFetch` (remix.config.js) hands them over. */
declare module '@remix-run/cloudflare' {
  interface Future {
    v3_singleFetch: true;
  }
}
