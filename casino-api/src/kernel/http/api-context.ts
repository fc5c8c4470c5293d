import type { Context } from 'hono';
import type { Env } from '../env';
import { sameText } from '../tokens';
import type { RequestFacts } from './request';

/** What Hono carries through a request. */
export interface ApiContext {
  Bindings: Env;
  Variables: { facts: RequestFacts; resultCode: string };
}

/** Whether the request carries the API's key; the comparison takes as long for a wrong one. */
export const hasApiKey = (context: Context<ApiContext>): boolean =>
  sameText(context.req.header('api-key') ?? '', context.get('facts').settings.API_KEY);
