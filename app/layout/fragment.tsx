import type { AppLoadContext } from '@remix-run/cloudflare';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageProvider } from '~/i18n/page';

/** A piece of a page, as an island asks for it: the same view, in the same language, with the same escaping. */
export const fragment = (context: AppLoadContext, view: ReactElement, headers: HeadersInit = {}): Response =>
  new Response(renderToStaticMarkup(<PageProvider value={context.page}>{view}</PageProvider>), {
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers },
  });
