import * as contract from 'contract/content';
import { contentCards, findContent } from './pages';
import { readerOf } from './reader';
import { done } from '../../kernel/outcome';
import { mount, type Mounts } from '../../kernel/http/mount';

export function contentRoutes(mounts: Mounts): void {
  mount(mounts, contract.contentList, async (context) =>
    done(
      await contentCards(
        context.env.DB,
        context.params.section,
        context.query,
        await readerOf(context.env, context.language),
        context.at,
      ),
    ),
  );
  mount(mounts, contract.contentPage, async (context) =>
    findContent(
      context.env.DB,
      context.params.section,
      context.params.url,
      await readerOf(context.env, context.language),
      context.at,
    ),
  );
}
