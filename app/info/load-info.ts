import type { ContentPage } from 'contract/content';
import type { EdgeContext } from '~/edge/context';
import { respond } from '~/edge/respond';
import { relatedTo, type InfoCard } from './groups';

/** Seconds that pages of information may be kept at the edge: their texts and figures change seldom, and are read while the API is away. */
export const keptInfo = { fresh: 60, stale: 24 * 3600 } as const;

/** The whole list in one part. */
export const allInfo = { limit: 100 } as const;

export interface InfoData {
  /** The document's. */
  title: string;
  description: string;
  page: ContentPage;
  related: readonly InfoCard[];
}

/** @throws NotFound, Gone. Without the list the page stands alone, and is not kept. */
export async function loadInfo(context: Pick<EdgeContext, 'api'>, url: string) {
  const [page, cards] = await Promise.all([
    context.api.content.page('info', url),
    context.api.content.list('info', allInfo).catch(() => null),
  ]);
  const info: InfoData = {
    title: page.title,
    description: page.summary,
    page,
    related: relatedTo(url, cards?.items ?? []),
  };
  return respond(info, { incomplete: !cards });
}
