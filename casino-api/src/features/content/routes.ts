import type { Language } from 'contract/constants';
import * as contract from 'contract/content';
import { contentCards, findContent } from './pages';
import type { Reader } from './facts';
import { licenceProfiles } from '../../kernel/licence-profile';
import type { Settings } from '../../kernel/env';
import { done } from '../../kernel/outcome';
import { mount, type Mounts } from '../../kernel/http/mount';

const readerOf = ({ language, settings }: { language: Language; settings: Settings }): Reader => ({
  language,
  licence: licenceProfiles[settings.LICENCE_PROFILE],
});

export function contentRoutes(mounts: Mounts): void {
  mount(mounts, contract.contentList, async (context) =>
    done(await contentCards(context.env.DB, context.params.section, context.query, readerOf(context), context.at)),
  );
  mount(mounts, contract.contentPage, (context) =>
    findContent(context.env.DB, context.params.section, context.params.url, readerOf(context), context.at),
  );
}
