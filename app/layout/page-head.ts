import type { UIMatch } from '@remix-run/react';
import { localizedPath } from '~/edge/locale';
import type { Page } from '~/i18n/page';
import type { PageDescription, RouteHandle } from './route-handle';
import { crumbs, type Thing } from './structured-data';

export interface PageHead {
  title: string;
  layout: RouteHandle['layout'];
  lean: boolean;
  description: string;
  shareImage: string | undefined;
  /** Path of another page that search engines are to show in its stead. */
  canonical: string | undefined;
  /** For search engines; null on pages that they have no business with. */
  found: readonly Thing[] | null;
}

/** Title, layout and leanness of a page, and what search engines are told of it, by its deepest route. */
export function pageHead(matches: UIMatch[], page: Page, refused = false): PageHead {
  const { t } = page;
  const root = matches[0]?.data as { skin?: { name: string; logo: string } | null } | undefined;
  const name = root?.skin?.name ?? 'Lantern';
  const deepest = matches.at(-1);
  const handle = (deepest?.handle ?? {}) as RouteHandle;
  const description: PageDescription = {
    ...(deepest?.data as PageDescription | undefined),
    ...handle.describe?.(deepest?.data as never, page),
  };
  // Marks for line breaks are a heading's: a tab, a bookmark and a search engine get the name without them.
  const own = (description.title ?? (handle.title && t(handle.title)))?.replaceAll('\u00ad', '');
  const title = own ? `${own} · ${name}` : name;
  return {
    title: refused ? `${t('common.errorTitlePrefix')} ${title}` : title,
    layout: handle.layout ?? 'main',
    lean: handle.lean ?? false,
    description: description.description ?? t(handle.description ?? 'lobby.heroText'),
    shareImage: description.shareImage,
    canonical: description.canonical,
    // What another page is shown for is described there.
    found: !handle.found
      ? null
      : description.canonical
        ? []
        : aboutOf(page, description, own, { name, logo: root?.skin?.logo ?? null }),
  };
}

/** The house on its home page; on others what they are about, and the way there from home. */
function aboutOf(
  { path, t, locale, titleOf }: Page,
  { about, above }: PageDescription,
  own: string | undefined,
  house: { name: string; logo: string | null },
): Thing[] {
  const at = (target: string) => localizedPath(target, locale);
  if (path === '/') return [{ type: 'Organization', facts: { name: house.name, url: '/', logo: house.logo } }];
  const parent = above ?? path.slice(0, path.lastIndexOf('/'));
  const parentTitle = parent && titleOf(parent);
  const way = [
    { name: t('layout.home'), path: at('/') },
    ...(parentTitle ? [{ name: t(parentTitle), path: at(parent) }] : []),
    ...(own ? [{ name: own, path: at(path) }] : []),
  ];
  return [...(about ? [about] : []), crumbs(way)];
}
