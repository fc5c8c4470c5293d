import { contentList, contentPage, contentSections } from 'contract/content';
import { must, same } from '../bench';
import { check, type Check } from '../check';

export const contentChecks: Check[] = [
  check(contentList, 'every section can be listed, newest first', async (bench) => {
    for (const section of contentSections) {
      const { info, data } = await bench.call(contentList, { params: { section } });
      must(info.success, `${section}: ${info.resultCode}`);
      const dates = data.items.map(({ publishedAt }) => publishedAt);
      must(
        section === 'info' ||
          same(
            dates,
            [...dates].sort((a, b) => b - a),
          ),
        `${section} is in no order`,
      );
      must(
        data.total >= data.items.length && data.items.every((card) => card.section === section),
        `${section} counts ${data.total}`,
      );
    }
  }),
  check(contentList, 'a part of a section goes on where the part before it ended', async (bench) => {
    const { data: whole } = await bench.call(contentList, { params: { section: 'news' }, query: { limit: 4 } });
    const { data: part } = await bench.call(contentList, {
      params: { section: 'news' },
      query: { limit: 2, offset: 1 },
    });
    must(
      same(
        part.items.map(({ url }) => url),
        whole.items.slice(1, 3).map(({ url }) => url),
      ) && part.total === whole.total,
      'the part is another one',
    );
  }),
  check(contentPage, 'a page says what its card says', async (bench) => {
    for (const section of contentSections) {
      const { data } = await bench.call(contentList, { params: { section } });
      for (const card of data.items.slice(0, 3)) {
        const { info, data: page } = await bench.call(contentPage, { params: { section, url: card.url } });
        must(
          info.success && page.title === card.title && page.language === card.language,
          `${section}/${card.url} is another page`,
        );
      }
    }
  }),
  check(contentPage, 'a page that is not there is not found', async (bench) => {
    const { status, info } = await bench.call(contentPage, {
      params: { section: 'news', url: `no-such-page-${bench.mark}` },
    });
    must(status === 404 && info.resultCode === 'not_found', `${status} ${info.resultCode}`);
  }),
];
