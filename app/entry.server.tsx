import type { AppLoadContext, EntryContext } from '@remix-run/cloudflare';
import { RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
export default function handleRequest(request: Request, status: number, headers: Headers, remix: EntryContext, _context: AppLoadContext) {
  const html = '<!DOCTYPE html>' + renderToString(<RemixServer context={remix} url={request.url} />);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}
