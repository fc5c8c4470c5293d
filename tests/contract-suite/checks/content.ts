import { contentList, contentPage, contentSections } from 'contract/content';
import { must, same } from '../bench';
import { check, type Check } from '../check';

export const contentChecks: Check[] = [
  check(contentList, 'every section can be listed, newest first', async (bench) => {
    for (const section of contentSections) {
      const { info, data } = await bench.ask(contentList, { params: { section } });
      must(info.success, `${section}: ${info.resultCode}`);
      const dates = data.items.map(({ publishedAt }) => publishedAt);
      must(same(dates, [...dates].sort((a, b) => b - a)), `${section} is in no order`);
    }
  }),
  check(contentPage, 'a page says what its card says', async (bench) => {
    for (const section of contentSections) {
      const { data } = await bench.ask(contentList, { params: { section } });
      for (const card of data.items.slice(0, 3)) {
        const { info, data: page } = await bench.ask(contentPage, { params: { section, url: card.url } });
        must(info.success && page.title === card.title && page.language === card.language, `${section}/${card.url} is another page`);
      }
    }
  }),
  check(contentPage, 'a page that is not there is not found', async (bench) => {
    const { status, info } = await bench.ask(contentPage, { params: { section: 'news', url: `no-such-page-${bench.mark}` } });
    must(status === 404 && info.resultCode === 'not_found', `${status} ${info.resultCode}`);
  }),
];
