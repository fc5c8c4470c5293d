/** The outside game provider that the metered API knows. */
export const provider = { name: 'acme', secret: 'acme-secret-of-thirty-two-characters' };
