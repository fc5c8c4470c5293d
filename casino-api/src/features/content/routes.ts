import * as contract from 'contract/content';
import { contentCards, findContent } from './pages';
import { askerOf } from './reader';
import { done } from '../../kernel/outcome';
import { mount, type Mounts } from '../../kernel/http/mount';

export function contentRoutes(mounts: Mounts): void {
  mount(mounts, contract.contentList, async ({ env, settings, language, params, query, at }) =>
    done(await contentCards(env.DB, params.section, query, askerOf(settings, language), at)),
  );
  mount(mounts, contract.contentPage, ({ env, settings, language, params, at }) =>
    findContent(env.DB, params.section, params.url, askerOf(settings, language), at),
  );
}
