import { casinoApiTransport } from './api-transport';
import type { EdgeContext } from './context';

/** Whether a request is for the QA console, which the casino API holds and the edge only passes on. */
export const isForQaConsole = (edge: EdgeContext): boolean => edge.env.QA === 'on' && edge.path.startsWith('/__qa/');

export async function passToQaConsole(request: Request, edge: EdgeContext): Promise<Response> {
  const { base, fetch } = casinoApiTransport(edge.url, edge.env);
  const headers = new Headers(request.headers);
  headers.set('api-key', edge.env.API_KEY);
  const body = request.method === 'GET' || request.method === 'HEAD' ? undefined : await request.arrayBuffer();
  const answer = await fetch(new Request(base + edge.url.pathname + edge.url.search, { method: request.method, headers, body }));
  return new Response(answer.body, answer);
}
