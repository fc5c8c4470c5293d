import type { Hono } from 'hono';
import type { ApiContext } from './api-context';
import { openApiDocument } from './openapi';

/** The contract as an OpenAPI document, open to everybody. It is built when it is asked for, once an isolate. */
export function openApiRoute(app: Hono<ApiContext>, house: string): void {
  let text: string | undefined;
  app.get('/openapi.json', (context) => {
    text ??= JSON.stringify(openApiDocument(house));
    context.set('resultCode', 'ok');
    return new Response(text, {
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    });
  });
}
