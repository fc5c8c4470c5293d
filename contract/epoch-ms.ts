import { z } from 'zod';

/** A moment in milliseconds since 1970: no further than a date can reach. */
export const EpochMs = z.number().int().min(0).max(8.64e15);
