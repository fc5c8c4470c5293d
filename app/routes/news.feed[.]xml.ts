import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { ContentCard } from 'contract/content';
import { localizedPath } from '~/edge/locale';
import { htmlLang, isLanguage, type Language } from '~/i18n/languages';

/** What a reader that follows the news is told: the newest articles. */
const entries = 30;

export const loader = async ({ context: { api, locale, page, url } }: LoaderFunctionArgs) => {
  const [{ items }, skin] = await Promise.all([
    api.content.list('news', { limit: entries }),
    api.site.skin().catch(() => null),
  ]);
  const absolute = (path: string) => url.origin + localizedPath(path, locale);
  const name = skin?.name ?? 'Lantern';
  const feed = atomFeed({
    title: `${page.t('layout.news')} · ${name}`,
    subtitle: page.t('content.newsLead'),
    author: name,
    language: locale,
    self: absolute('/news/feed.xml'),
    list: absolute('/news'),
    addressOf: (card) => absolute(`/news/${card.url}`),
    entries: items,
  });
  return new Response(feed, {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
};

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** XML 1.0 has no place for control characters, not even escaped ones. */
const escaped = (text: string): string =>
  text.replace(/[^\t\n\r\x20-\uFFFD\u{10000}-\u{10FFFF}]/gu, '').replace(/[&<>"]/g, (sign) => signs[sign]!);
const momentOf = (at: number): string => new Date(at).toISOString();
const langOf = (language: string): string => (isLanguage(language) ? htmlLang[language] : language);

interface Feed {
  title: string;
  subtitle: string;
  author: string;
  language: Language;
  /** Absolute addresses: of the feed itself, of the list that it follows, and of each page. */
  self: string;
  list: string;
  addressOf: (card: ContentCard) => string;
  entries: readonly ContentCard[];
}

/** The Atom document (RFC 4287) of a list. A page's address is its id: it never changes. */
function atomFeed({ title, subtitle, author, language, self, list, addressOf, entries }: Feed): string {
  const updated = Math.max(0, ...entries.map(({ publishedAt }) => publishedAt));
  const entriesText = entries.map(
    (card) => `<entry xml:lang="${escaped(langOf(card.language))}">
<id>${escaped(addressOf(card))}</id>
<title>${escaped(card.title)}</title>
<link rel="alternate" type="text/html" href="${escaped(addressOf(card))}"/>
<published>${momentOf(card.publishedAt)}</published>
<updated>${momentOf(card.publishedAt)}</updated>${card.tag ? `\n<category term="${escaped(card.tag)}"/>` : ''}
<summary>${escaped(card.summary)}</summary>
</entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${htmlLang[language]}">
<id>${escaped(self)}</id>
<title>${escaped(title)}</title>
<subtitle>${escaped(subtitle)}</subtitle>
<updated>${momentOf(updated)}</updated>
<author><name>${escaped(author)}</name></author>
<link rel="self" type="application/atom+xml" href="${escaped(self)}"/>
<link rel="alternate" type="text/html" href="${escaped(list)}"/>
${entriesText.join('\n')}
</feed>
`;
}
