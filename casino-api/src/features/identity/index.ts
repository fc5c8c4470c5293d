export { identitySandbox, offeredProviders } from './configured';
export type { OpenIdSettings } from './openid';
