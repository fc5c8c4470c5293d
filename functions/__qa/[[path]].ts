import { casinoApiTransport } from '../../app/edge/api-transport';
import type { EdgeData } from '../_middleware';

/** The QA console lives in the casino API; the edge passes it on, and only where QA is on. */
export const onRequest: PagesFunction<unknown, string, EdgeData> = async ({ request, data: { edge }, next }) => {
  if (edge.env.QA !== 'on' || edge.refusal) return next();
  const { base, fetch } = casinoApiTransport(edge.url, edge.env);
  const headers = new Headers(request.headers as unknown as Headers);
  headers.set('api-key', edge.env.API_KEY);
  const body = request.method === 'GET' || request.method === 'HEAD' ? undefined : await request.arrayBuffer();
  return fetch(new Request(base + edge.url.pathname + edge.url.search, { method: request.method, headers, body }));
};
