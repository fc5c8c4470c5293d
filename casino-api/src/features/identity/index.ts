export { offeredProviders } from './configured';
