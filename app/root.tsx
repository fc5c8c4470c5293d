import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { isRouteErrorResponse, Links, Outlet, useMatches, useRouteError, useRouteLoaderData } from '@remix-run/react';
import { htmlLang } from '~/i18n/languages';
import { usePage } from '~/i18n/page';
import { ErrorPage, errorTexts } from '~/layout/error-page';
import { FoundHead } from '~/layout/found-head';
import { pageHead, type PageHead } from '~/layout/page-head';
import { Frame } from '~/layout/frame';
import { loadFrame, type FrameData } from '~/layout/frame-data';
import { PageScripts, scriptsOf, type ScriptName } from '~/layout/page-scripts';
import type { RouteHandle } from '~/layout/route-handle';
import { StructuredData } from '~/layout/structured-data';
import gameStyles from './game-styles.css?url';
import pageStyles from './page-styles.css?url';
import playerStyles from './player-styles.css?url';
import styles from './styles.css?url';

export const loader = ({ context }: LoaderFunctionArgs) => loadFrame(context);

interface DocumentProps {
  head: Pick<PageHead, 'title' | 'layout'> & Partial<PageHead>;
  scripts?: readonly ScriptName[];
  children: React.ReactNode;
}

/** What every page has before its own sheets. Home waits for as little as it can: what only a player or a message needs comes when there is one. */
function sheetsOf(layout: RouteHandle['layout'], lean: boolean, frame: FrameData | undefined): string[] {
  if (layout === 'game') return [gameStyles];
  if (!lean || !frame || frame.apiAway) return [styles, pageStyles];
  return frame.player || frame.toast ? [styles, playerStyles] : [styles];
}

function Document({
  head: { title, layout, lean = false, description = '', shareImage, canonical, found },
  scripts = [],
  children,
}: DocumentProps) {
  const { locale, lite } = usePage();
  const frame = useRouteLoaderData<FrameData>('root');
  // What a player sees is no search engine's business.
  const toBeFound = frame && !frame.player ? found : null;
  return (
    <html lang={htmlLang[locale]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={frame?.skin?.themeColor ?? '#07080f'} />
        <title>{title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {sheetsOf(layout, lean, frame).map((sheet) => (
          <link key={sheet} rel="stylesheet" href={sheet} />
        ))}
        <Links />
        {toBeFound && (
          <FoundHead title={title} description={description} shareImage={shareImage} canonical={canonical} />
        )}
        {!lite && <PageScripts names={scripts} />}
      </head>
      <body>
        <Frame layout={layout} frame={frame ?? null}>
          {children}
        </Frame>
        {toBeFound && <StructuredData things={toBeFound} />}
      </body>
    </html>
  );
}

export default function App() {
  const page = usePage();
  const matches = useMatches();
  return (
    <Document head={pageHead(matches, page, page.refused)} scripts={scriptsOf(matches)}>
      <Outlet />
    </Document>
  );
}

export function ErrorBoundary() {
  const { t } = usePage();
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <Document head={{ title: `${t(errorTexts(status).title)} · Lantern`, layout: 'main' }}>
      <ErrorPage status={status} />
    </Document>
  );
}
