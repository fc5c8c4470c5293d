import * as calls from 'contract/content';
import type { ContentSection } from 'contract/content';
import type { ApiClient } from './client';

export interface ContentPart {
  /** 12 when left out. */
  limit?: number;
  offset?: number;
  tag?: string | undefined;
}

export const contentApi = (api: ApiClient) => ({
  list: (section: ContentSection, part: ContentPart = {}) =>
    api.read(calls.contentList, { params: { section }, query: part }),
  /** @throws NotFound, Gone */
  page: (section: ContentSection, url: string) => api.read(calls.contentPage, { params: { section, url } }),
});
