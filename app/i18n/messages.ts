export type { MessageKey } from 'locales/site';
