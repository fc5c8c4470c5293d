import { newUuid } from '../../kernel/randomness';
/** What a message to support goes by. */
export const contactReference = (): string => `C-${newUuid().slice(0, 8).toUpperCase()}`;
