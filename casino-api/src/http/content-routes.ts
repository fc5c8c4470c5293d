import * as contract from 'contract/content';
import { contentCards, findContent } from '../catalog/content';
import { done, refused } from '../outcome';
import { mount, type Mounts } from './mount';

export function contentRoutes(mounts: Mounts): void {
  mount(mounts, contract.contentList, async ({ env, params, language }) => done({ items: await contentCards(env.DB, params.section, language) }));
  mount(mounts, contract.contentPage, async ({ env, params, language }) => {
    const page = await findContent(env.DB, params.section, params.url, language);
    return page ? done(page) : refused('not_found');
  });
}
