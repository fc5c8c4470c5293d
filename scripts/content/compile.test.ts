import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languages } from 'contract/constants';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BrokenContent, compileContent } from './compile';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'lantern-content-'));
});
afterEach(() => rm(root, { recursive: true }));

const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
};
const page = (body: string, more = '') => `---\ntitle: A title\nsummary: A summary\n${more}---\n\n${body}\n`;
/** The page of `info` in every language. */
const everywhere = async (body: string, over: Partial<Record<string, string>> = {}) => {
  for (const language of languages)
    await write(
      `locales/${language}/content/info/about.md`,
      over[language] ?? page(body, language === 'en' ? 'published: 2026-11-05\n' : ''),
    );
};
const problems = async () =>
  compileContent(root).then(
    () => [],
    (error: unknown) => (error instanceof BrokenContent ? error.problems : Promise.reject(error as Error)),
  );

describe('a page', () => {
  it('becomes blocks, with facts and tables left for its reader', async () => {
    await everywhere(
      'First line\nsecond line, {minimumAge}.\n\n## Heading\n\n- one\n- two\n\n1. first\n2. then\n\n> A note.\n\n| a | b |\n|---|---|\n| c | d |\n\n{table:currencies}\n\n- [Slots](/casino)',
    );
    const { content } = await compileContent(root);
    expect(content).toHaveLength(1);
    expect(content[0]).toMatchObject({
      section: 'info',
      url: 'about',
      publishedAt: Date.parse('2026-11-05'),
      gone: false,
    });
    expect(content[0]!.texts.en!.body).toEqual([
      { kind: 'paragraph', text: 'First line second line, {minimumAge}.' },
      { kind: 'heading', text: 'Heading' },
      { kind: 'list', items: ['one', 'two'] },
      { kind: 'steps', items: ['first', 'then'] },
      { kind: 'note', text: 'A note.' },
      { kind: 'table', columns: ['a', 'b'], rows: [['c', 'd']] },
      { kind: 'data', table: 'currencies' },
      { kind: 'links', items: [{ text: 'Slots', path: '/casino' }] },
    ]);
    // Japanese does not part its words.
    expect(content[0]!.texts.jp!.body![0]).toEqual({ kind: 'paragraph', text: 'First linesecond line, {minimumAge}.' });
  });

  it('that is missing in a language is named', async () => {
    await everywhere('Text.');
    await rm(path.join(root, 'locales/de/content/info/about.md'));
    expect(await problems()).toEqual(['locales/de/content/info/about.md: missing: a page stands in every language']);
  });

  it.each([
    ['other blocks', page('## Text.'), 'locales/de/content/info/about.md: block 1 is heading, in English paragraph'],
    [
      'more blocks',
      page('From {minimumAge}.\n\nMore.'),
      'locales/de/content/info/about.md: has 2 blocks, the English page 1',
    ],
    [
      'other facts',
      page('From {smallestDeposit}.'),
      'locales/de/content/info/about.md: block 1 tells {smallestDeposit}, in English {minimumAge}',
    ],
    [
      'an unknown fact',
      page('From {nothing}.'),
      'locales/de/content/info/about.md: {nothing} is no fact; facts stand in casino-api/src/features/content/facts.ts',
    ],
    [
      'an unknown table',
      page('{table:nothing}'),
      'locales/de/content/info/about.md: {table:nothing} is no table; tables stand in casino-api/src/features/content/tables.ts',
    ],
    ['no front matter', 'Text.', 'locales/de/content/info/about.md: has no front matter between two lines of ---'],
    [
      'front matter with a field too many',
      page('From {minimumAge}.', 'published: 2026-11-05\n'),
      "locales/de/content/info/about.md: front matter: Unrecognized key(s) in object: 'published'",
    ],
    [
      'an emphasis',
      page('From **{minimumAge}**.'),
      'locales/de/content/info/about.md: "**{minimumAge}**" is strong: a text is plain, and links stand in a list of nothing but links',
    ],
    [
      'a link that leaves the site',
      page('- [x](https://x.example)'),
      'locales/de/content/info/about.md: the link to https://x.example leaves the site: a link begins with one /',
    ],
  ])('with %s in a language is refused', async (_, german, problem) => {
    await everywhere('From {minimumAge}.', { de: german });
    expect(await problems()).toEqual([problem]);
  });

  it('with broken front matter, an unknown picture, game or tag is refused, all of it at once', async () => {
    await everywhere('Text.', { en: page('Text.', 'published: soon\n'), es: '---\ntitle: "\n---\nText.' });
    for (const language of languages) {
      await write(
        `locales/${language}/content/news/odd.md`,
        language === 'en'
          ? page(
              'Text.',
              'published: 2026-11-05\nimage: no-such-picture\ntag: odd\ngames: [no-such-game]\nrace: no-such-race\n',
            )
          : page(language === 'fr' ? 'Texte.' : ''),
      );
    }
    expect((await problems()).map((problem) => problem.replace(/(front matter): .*/, '$1'))).toEqual([
      'locales/en/content/info/about.md: front matter, published: a day such as 2026-11-05, or 2026-11-05T18:00Z',
      'locales/en/content/news/odd.md: there is no public/pictures/no-such-picture.svg',
      'locales/en/content/news/odd.md: news has one of the tags games, fairness, rewards, safer-play, house',
      'locales/en/content/news/odd.md: no-such-game is no game of ours',
      expect.stringMatching(/odd\.md: no-such-race is no series of races; they are long-evenings, /),
      'locales/fr/content/news/odd.md: has a body: pages of news speak English, only title and summary are told in other languages',
    ]);
  });

  it('that stands in no section is named', async () => {
    await write('locales/en/content/secrets/about.md', page('Text.'));
    expect((await problems())[0]).toMatch(/^locales\/en\/content\/secrets\/about\.md: no page/);
  });
});
