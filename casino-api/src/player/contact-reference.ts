/** What a message to support goes by. */
export const contactReference = (): string => `C-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
