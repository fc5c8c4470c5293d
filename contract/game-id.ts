import { z } from 'zod';

/** A game's id is also its title segment in addresses: `/play/{system}/{id}`. */
export const GameId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(60);
