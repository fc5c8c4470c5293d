import type { UIMatch } from '@remix-run/react';
import type { Translate } from '~/i18n/translator';
import type { RouteHandle } from './route-handle';

interface TitleData {
  title?: string;
  description?: string;
}

/**
 * Title, description, layout and leanness of a page, by its deepest route: data's `title` wins over the handle's. `description` is what a search engine shows below the
 * title: the page's own, or what the house is.
 */
export function pageHead(matches: UIMatch[], t: Translate, refused = false): { title: string; layout: RouteHandle['layout']; lean: boolean; description: string } {
  const root = matches[0]?.data as { skin?: { name: string } | null } | undefined;
  const name = root?.skin?.name ?? 'Lantern';
  const deepest = matches.at(-1);
  const handle = (deepest?.handle ?? {}) as RouteHandle;
  const told = deepest?.data as TitleData | null | undefined;
  const own = told?.title ?? (handle.title && t(handle.title));
  const title = own ? `${own} · ${name}` : name;
  return { title: refused ? `${t('common.errorTitlePrefix')} ${title}` : title, layout: handle.layout ?? 'main', lean: handle.lean ?? false, description: told?.description ?? t('lobby.heroText') };
}
