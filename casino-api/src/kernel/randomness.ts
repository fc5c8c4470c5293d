/** The platform's own randomness: the one place of ledger and features that draws any. Rules and games are handed theirs. */
export const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

/** A whole number from 0 to 2³² − 1. */
export const randomUint32 = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

export const newUuid = (): string => crypto.randomUUID();
