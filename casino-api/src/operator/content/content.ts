import { minutes } from 'contract/constants';
import { type ContentSection, contentSections, ContentUrl, newsTags } from 'contract/content';
import { languageFacts, languages, type Language } from 'contract/languages';
import {
  findVersion,
  keptPage,
  type KeptPicture,
  listPages,
  pageAsRead,
  pageVersions,
  putBack,
  type SeedPage,
  takeDown,
  writePage,
  readerOf,
} from '../../features/content';
import { renderTime } from '../../features/messages';
import { answer } from '../../kernel/http/answer';
import { escaped } from '../../kernel/html';
import { refused } from '../../kernel/outcome';
import type { Desk, DoneBy, Visit } from '../desk';
import { actForm, filled, inLanguages, select, type Written } from '../forms';
import { lineIn, momentIn, momentText } from '../form-values';
import { deskFacts } from '../menu';
import { newsNote, operatorPage, section, table } from '../pages';
import { pager, placeOf } from '../paging';
import { choosablePictures, pictureChoice, pictureIn } from '../picture-choice';
import { type Done, recorded, type Undone } from '../recorded';
import { opened, type Shown } from '../shown';
import { blocksMarkup } from './blocks-markup';
import { picturesPage, uploadPicture } from './pictures';
import { bodyFields, missingIn, textFields, textsIn } from './texts';

const { path } = deskFacts.content;
const shownAtOnce = 50;
const versionsShown = 20;
const longest = { title: 120, summary: 400 };

const sectionNames: Readonly<Record<ContentSection, string>> = {
  news: 'News',
  info: 'Help and rules',
  'network-promotions': 'Network promotions',
  'slot-races': 'Slot races',
  'deposit-bonus': 'Deposit bonuses',
  'free-spin': 'Free spins',
};

const sectionOf = (text: string | null | undefined): ContentSection | null =>
  contentSections.find((each) => each === text) ?? null;
/** @param of the section @param pictures the newest, to choose from */
const pageFields = (written: Written, of: string, pictures: readonly KeptPicture[]): string =>
  inLanguages('Title', 'title', written, longest.title) +
  inLanguages('Summary', 'summary', written, longest.summary) +
  select(
    'Tag of news',
    'tag',
    [['', 'none'], ...newsTags.map((tag) => [tag, tag] as const)],
    'tag',
    written.form.get('tag') ?? '',
  ) +
  pictureChoice(written, pictures) +
  filled('Published from, UTC; nothing: now', 'published', written, { attributes: 'type="datetime-local"' }) +
  bodyFields(written, of);

async function list(visit: Visit, { news, written, status } = opened(visit)): Promise<Response> {
  const { context, operator, at } = visit;
  const shown = sectionOf(context.req.query('section')) ?? sectionOf(written.form.get('section')) ?? 'news';
  const reader = await readerOf(context.env, 'en', at);
  const pages = await listPages(context.env.DB, shown, reader, placeOf(visit), shownAtOnce);
  const rows = pages.rows.map(({ url, title, publishedAt, goneAt, languages: written, bodies }) => [
    { html: `<a href="${path}/${shown}/${escaped(url)}">${escaped(title)}</a>` },
    renderTime(publishedAt, 'en'),
    goneAt !== null ? 'taken down' : publishedAt > at ? 'scheduled' : 'published',
    missingIn(shown, written, bodies),
  ]);
  const sections = contentSections
    .map(
      (each) =>
        `<a href="${path}?section=${each}"${each === shown ? ' aria-current="true"' : ''}>${sectionNames[each]}</a>`,
    )
    .join('');
  const make = actForm(path, 'write', 'Write a page', {
    isWrong: status >= 400,
    hidden: { section: shown, isNew: 'yes' },
    fields:
      filled('Address, such as a-new-game', 'url', written, { isNeeded: true, attributes: 'maxlength="100"' }) +
      pageFields(written, shown, await choosablePictures(context.env.DB)),
  });
  return operatorPage(
    status < 400 ? 'Content' : 'There is a problem: Content',
    `${newsNote(news)}<nav aria-label="Sections">${sections}<a href="${path}/pictures">Pictures</a></nav><div class="steps">${make}</div>${section(sectionNames[shown], table('Pages', ['Page', 'Published, UTC', 'State', 'Missing'], rows) + pager(visit, path, pages, { words: { label: 'Pages of the list' } }))}`,
    { heading: 'Content', operator, status },
  );
}

async function page(visit: Visit, of: string, url: string, shown = opened(visit)): Promise<Response> {
  const { context, operator, at: now } = visit;
  const { DB } = context.env;
  const kept = await keptPage(DB, of, url);
  if (!kept) return answer(refused('not_found'), 'en');
  const versions = await pageVersions(DB, of, url, placeOf(visit), versionsShown);
  const written: Written = shown.status < 400 ? { form: writtenOf(kept), prefix: '' } : shown.written;
  const hidden = { section: of, url };
  const acts =
    actForm(path, 'write', 'Change the page', {
      hidden,
      fields: pageFields(written, of, await choosablePictures(DB)),
      isWrong: shown.status >= 400,
    }) +
    (kept.gone
      ? actForm(path, 'put_back', 'Put it back', { hidden })
      : actForm(path, 'take_down', 'Take it down', { look: 'stop', hidden })) +
    (versions.rows.length > 0
      ? actForm(path, 'restore', 'Go back to a version', {
          hidden,
          fields: select(
            'As it was written',
            'version',
            versions.rows.map(({ at, by }) => [String(at), `${renderTime(at, 'en')} UTC by ${by}`]),
          ),
        })
      : '');
  const language = languages.find((each) => each === context.req.query('language')) ?? 'en';
  const read = pageAsRead(kept, await readerOf(context.env, language, now));
  const choice = languages
    .map((each) =>
      each === language
        ? `<b aria-current="true">${languageFacts[each].name}</b>`
        : `<a href="${path}/${of}/${escaped(url)}?language=${each}">${languageFacts[each].name}</a>`,
    )
    .join('');
  const preview = `<nav aria-label="Languages">${choice}</nav>${
    read
      ? `<article class="card" lang="${languageFacts[language].html}"><h3>${escaped(read.title)}</h3><p class="quiet">${escaped(read.summary)}</p>${blocksMarkup(read.body)}</article>`
      : '<p class="none">Not translated: readers get the English text.</p>'
  }`;
  return operatorPage(
    shown.status < 400 ? `Page ${url}` : `There is a problem: Page ${url}`,
    `${newsNote(shown.news)}<p><a href="${path}?section=${of}">All of ${sectionNames[of as ContentSection]}</a> · missing: ${missingOf(kept) || 'nothing'}${kept.gone ? ' · <b class="mark outside">taken down</b>' : ''}</p><div class="steps">${acts}</div>${section('As it is read', preview)}${section(
      'Versions',
      table(
        'Versions',
        ['Written, UTC', 'By'],
        versions.rows.map(({ at, by }) => [renderTime(at, 'en'), by]),
      ) + pager(visit, `${path}/${of}/${url}`, versions),
    )}`,
    { heading: `Page ${url}`, operator, status: shown.status },
  );
}

const missingOf = ({ section: of, texts }: SeedPage): string => {
  const written = Object.keys(texts) as Language[];
  return missingIn(
    of,
    written,
    written.filter((language) => texts[language]!.body !== null),
  );
};

const writtenOf = ({ section: of, texts, tag, publishedAt, image }: SeedPage): URLSearchParams =>
  new URLSearchParams([
    ...textFields(of, texts),
    ...Object.entries({ tag: tag ?? '', image: image ?? '', published: momentText(publishedAt) }),
  ]);

function problem(visit: Visit, form: URLSearchParams, says: string, status: number): Promise<Response> {
  const shown: Shown = {
    news: { problem: says, at: `note-${form.get('step') ?? ''}` },
    written: { form, prefix: '' },
    status,
  };
  return form.get('isNew') === 'yes'
    ? list(visit, shown)
    : page(visit, form.get('section') ?? '', form.get('url') ?? '', shown);
}

async function write(
  { context: { env }, at }: Visit,
  form: URLSearchParams,
  { actor }: DoneBy,
): Promise<Done | Undone> {
  const of = sectionOf(form.get('section'));
  const url = lineIn(form, 'url', 100);
  if (!of || !ContentUrl.safeParse(url).success)
    return { problem: 'The address is small letters and digits with single hyphens between' };
  const before = await keptPage(env.DB, of, url);
  const isNew = form.get('isNew') === 'yes';
  if (isNew && before) return { problem: 'There is such a page already', status: 409 };
  if (!isNew && !before) return { problem: 'There is no such page', status: 404 };
  const texts = textsIn(form, of, before, longest);
  if (typeof texts === 'string') return { problem: texts };
  const published = momentIn(form, 'published');
  const stays = before !== null && published === Math.floor(before.publishedAt / minutes) * minutes;
  if (published === undefined || (published !== null && published < at && !stays))
    return { problem: 'A page is not published in the past' };
  const image = await pictureIn(env.DB, form, before?.image ?? null);
  if (image === undefined) return { problem: 'There is no such picture' };
  const tag = newsTags.find((each) => each === form.get('tag')) ?? null;
  const empty = {
    image: null,
    startsAt: null,
    endsAt: null,
    raceId: null,
    offerUrl: null,
    games: [],
    position: 0,
    gone: false,
  };
  const publishedAt = stays ? before.publishedAt : (published ?? at);
  const made: SeedPage = { ...empty, ...before, section: of, url, tag, texts, publishedAt, image };
  return {
    ...{ action: 'content_written', subject: `${of}/${url}`, to: `${path}/${of}/${url}?done=1` },
    before: before ? { title: before.texts.en!.title, published: momentText(before.publishedAt) } : {},
    after: { title: texts.en!.title, published: momentText(publishedAt), languages: Object.keys(texts).join(', ') },
    changes: writePage(env.DB, made, actor, at),
  };
}

async function restore(
  { context: { env }, at }: Visit,
  form: URLSearchParams,
  { actor }: DoneBy,
): Promise<Done | Undone> {
  const [of, url] = [form.get('section') ?? '', form.get('url') ?? ''];
  const version = /^\d{1,15}$/.test(form.get('version') ?? '') ? Number(form.get('version')) : NaN;
  const kept = Number.isNaN(version) ? null : await findVersion(env.DB, of, url, version);
  if (!kept) return { problem: 'There is no such version' };
  return {
    ...{ action: 'content_written', subject: `${of}/${url}`, to: `${path}/${of}/${url}?done=1` },
    after: { title: kept.texts.en!.title, version: momentText(version) },
    changes: writePage(env.DB, kept, actor, at),
  };
}

const standing =
  (isDown: boolean) =>
  async ({ context: { env }, at }: Visit, form: URLSearchParams): Promise<Done> => {
    const [of, url] = [form.get('section') ?? '', form.get('url') ?? ''];
    return {
      ...{ action: isDown ? 'content_taken_down' : 'content_put_back', subject: `${of}/${url}` },
      changes: [isDown ? takeDown(env.DB, of, url, at) : putBack(env.DB, of, url)],
      unchanged: 'It stands so already, or there is no such page',
      to: `${path}/${of}/${url}?done=1`,
    };
  };

/** Pages in seven languages: written, scheduled, taken down and put back, each version kept. Nothing that is written here is markup. */
export const contentDesk: Desk = {
  ...deskFacts.content,
  pages: {
    '': (visit) => list(visit),
    '/pictures': (visit) => picturesPage(visit),
    '/:section/:url': (visit) => {
      const { section: of = '', url = '' } = visit.context.req.param() as Record<string, string>;
      return page(visit, of, url);
    },
  },
  acts: {
    write: { roles: ['content'], run: recorded(write, problem) },
    upload: { roles: ['content'], run: uploadPicture },
    restore: { roles: ['content'], run: recorded(restore, problem) },
    take_down: { roles: ['content'], run: recorded(standing(true), problem) },
    put_back: { roles: ['content'], run: recorded(standing(false), problem) },
  },
};
