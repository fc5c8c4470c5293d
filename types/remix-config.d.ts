declare module '*/remix.config.js' {
  const config: import('@remix-run/dev').VitePluginConfig;
  export default config;
}
