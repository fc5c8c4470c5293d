import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import {
  isRouteErrorResponse,
  Outlet,
  useMatches,
  useRouteError,
  useRouteLoaderData,
  type UIMatch,
} from '@remix-run/react';
import { islands } from 'virtual:islands';
import { isPausedPage } from '~/edge/maintenance';
import { htmlDirection, htmlLang } from '~/i18n/languages';
import type { MessageKey } from '~/i18n/messages';
import { usePage } from '~/i18n/page';
import { AccessRestricted } from '~/layout/access-restricted';
import { DocumentHead, useRouteLinks } from '~/layout/document-head';
import { Frame } from '~/layout/frame';
import { loadFrame, type FrameData } from '~/layout/frame-data';
import type { HydratedName, IslandName } from '~/layout/island-names';
import { pageHead, type PageHead } from '~/layout/page-head';
import type { RouteHandle } from '~/layout/route-handle';
import { StructuredData } from '~/layout/structured-data';
import { Button } from '~/ui/button';
import gameStyles from './game-styles.css?url';
import pageStyles from './page-styles.css?url';
import playerStyles from './player-styles.css?url';
import styles from './styles.css?url';

export const loader = ({ context }: LoaderFunctionArgs) => loadFrame(context);

interface DocumentProps {
  head: Pick<PageHead, 'title' | 'layout'> & Partial<PageHead>;
  /** Of the routes' own. */
  links?: ReturnType<typeof useRouteLinks>;
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
  links = [],
  scripts = [],
  children,
}: DocumentProps) {
  const { locale } = usePage();
  const frame = useRouteLoaderData<FrameData>('root');
  // What a player sees is no search engine's business.
  const toBeFound = frame && !frame.player ? found : null;
  return (
    <html lang={htmlLang[locale]} dir={htmlDirection(locale)}>
      <DocumentHead
        title={title}
        themeColor={frame?.skin?.themeColor ?? '#07080f'}
        links={[...sheetsOf(layout, lean, frame).map((href) => ({ rel: 'stylesheet', href })), ...links]}
        scripts={scripts.flatMap((name) => islands[name] ?? [])}
        found={toBeFound ? { description, shareImage, canonical } : null}
      />
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
    <Document head={pageHead(matches, page, page.refused)} links={useRouteLinks()} scripts={scriptsOf(matches)}>
      <Outlet />
    </Document>
  );
}

export function ErrorBoundary() {
  const { t } = usePage();
  const error = useRouteError();
  const status = isPausedPage(error) ? 'paused' : isRouteErrorResponse(error) ? error.status : 500;
  return (
    <Document head={{ title: `${t(errorTexts(status).title)} · Lantern`, layout: 'main' }}>
      <ErrorPage trouble={status} />
    </Document>
  );
}

type ScriptName = IslandName | HydratedName;

/** The islands, and what is hydrated, that the routes of a page ask for, each once. */
function scriptsOf(matches: readonly Pick<UIMatch, 'handle' | 'data'>[]): ScriptName[] {
  const asked = matches.flatMap(({ handle, data }): readonly ScriptName[] => {
    const { islands: wanted, hydrate } = (handle ?? {}) as RouteHandle;
    return [...(typeof wanted === 'function' ? wanted(data as never) : (wanted ?? [])), ...(hydrate ? [hydrate] : [])];
  });
  return [...new Set(asked)];
}

interface ErrorTexts {
  title: MessageKey;
  text: MessageKey;
}

const texts: Record<number | 'paused', ErrorTexts> = {
  403: { title: 'errors.refusedTitle', text: 'errors.refusedText' },
  404: { title: 'errors.notFoundTitle', text: 'errors.notFoundText' },
  410: { title: 'errors.goneTitle', text: 'errors.goneText' },
  413: { title: 'errors.tooLargeTitle', text: 'errors.tooLargeText' },
  451: { title: 'results.restriction_error', text: 'errors.restrictedText' },
  500: { title: 'errors.brokenTitle', text: 'errors.brokenText' },
  503: { title: 'errors.awayTitle', text: 'errors.awayText' },
  paused: { title: 'errors.maintenanceTitle', text: 'errors.maintenanceText' },
};

/** `paused`: by operators, for maintenance. */
type Trouble = number | 'paused';

/** The texts of a status; other statuses of the client's making read as refused, others of ours as broken. */
const errorTexts = (trouble: Trouble): ErrorTexts =>
  texts[trouble] ?? texts[typeof trouble === 'number' && trouble < 500 ? 403 : 500]!;

/** The page of an answer that is no screen: what happened, what still works, what to do. */
function ErrorPage({ trouble }: { trouble: Trouble }) {
  const { t, href, path, search, requestId } = usePage();
  const status = trouble === 'paused' ? 503 : trouble;
  if (status === 451) return <AccessRestricted />;
  const { title, text } = errorTexts(trouble);
  return (
    <div className="trouble">
      <img src="/brand/unlit.svg" alt="" width="160" height="160" />
      <h1>{t(title)}</h1>
      <p>{t(text)}</p>
      <div className="form-row">
        {status >= 500 && (
          <Button href={href(path + search)} variant="prime">
            {t('errors.tryAgain')}
          </Button>
        )}{' '}
        {trouble !== 'paused' && (
          <Button href={href('/')} variant={status >= 500 ? 'quiet' : 'prime'}>
            {t('errors.toLobby')}
          </Button>
        )}{' '}
        {(status === 404 || status === 410) && (
          <Button href={href('/casino')} variant="quiet">
            {t('errors.toSlots')}
          </Button>
        )}
      </div>
      <p className="code">{t('errors.code', { status })}</p>
      {status >= 500 && <p className="code">{t('errors.request', { id: requestId })}</p>}
    </div>
  );
}
