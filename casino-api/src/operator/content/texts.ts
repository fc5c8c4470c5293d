import { englishBodySections } from 'contract/content';
import { languageFacts, languages, type Language } from 'contract/languages';
import { contentTables, type SeedPage } from '../../features/content';
import { escaped } from '../../kernel/html';
import { area, type Written } from '../forms';
import { lineIn } from '../form-values';
import { bodyText, parseBody } from './written-body';

type Texts = SeedPage['texts'];

const nameOf = (language: string): string => languageFacts[language as Language].name;
const namesOf = (all: readonly string[]): string => all.map(nameOf).join(', ');
const isEnglishAlone = (section: string): boolean => (englishBodySections as readonly string[]).includes(section);
/** What a body is called in the form. */
const bodyName = (language: Language): string => (language === 'en' ? 'body' : `body-${language}`);
/** The languages that bodies of a section are written in. */
const bodyLanguages = (section: string): readonly Language[] => (isEnglishAlone(section) ? ['en'] : languages);

/** What of a page is not translated: whole texts, and bodies that are read in English. */
export function missingIn(section: string, written: readonly string[], bodies: readonly string[]): string {
  const texts = languages.filter((language) => !written.includes(language));
  const bodyless = isEnglishAlone(section) ? [] : written.filter((language) => !bodies.includes(language));
  return [
    ...(texts.length > 0 ? [namesOf(texts)] : []),
    ...(bodyless.length > 0 ? [`body: ${namesOf(bodyless)}`] : []),
  ].join('; ');
}

const howTo = `<p class="quiet">A body is parts with empty lines between. A part begins with <code># </code> for a heading or <code>! </code> for a note; each of its lines with <code>- </code> for a list, <code>1. </code> for steps, <code>| a | b |</code> for a table, whose first row names the columns. <code>- [text](/path)</code> is a link, to a path of ours or an https address. <code>{table:name}</code> alone is a table that the product makes: ${contentTables.map((name) => `<code>${name}</code>`).join(', ')}. A backslash in front makes it text.</p>`;

/** The fields of the bodies: English, and the other languages folded up, each where the section has it. */
export const bodyFields = (written: Written, section: string): string =>
  howTo +
  bodyLanguages(section)
    .map((language) => {
      const name = bodyName(language);
      if (language === 'en') return area('Body in English', name, written, 14);
      const isWritten = (written.form.get(name) ?? '').trim() !== '';
      return `<details><summary>${escaped(`Body in ${nameOf(language)}${isWritten ? '' : ', not translated'}`)}</summary>${area(`Body in ${nameOf(language)}`, name, written, 14, false)}</details>`;
    })
    .join('');

/** The texts of a page as its form has them, field by field. */
export const textFields = (section: string, texts: Texts): [string, string][] =>
  (Object.entries(texts) as [Language, NonNullable<Texts[Language]>][]).flatMap(
    ([language, { title, summary, body }]) => [
      [`title-${language}`, title],
      [`summary-${language}`, summary],
      ...(body && bodyLanguages(section).includes(language)
        ? [[bodyName(language), bodyText(body)] as [string, string]]
        : []),
    ],
  );

/** Title, summary and body in each language in which they were written, or what is wrong with them. A body that the form doesn't ask for stays as it was. */
export function textsIn(
  form: URLSearchParams,
  section: string,
  before: SeedPage | null,
  longest: { title: number; summary: number },
): Texts | string {
  const texts: Texts = {};
  for (const language of languages) {
    const [title, summary] = [
      lineIn(form, `title-${language}`, longest.title),
      lineIn(form, `summary-${language}`, longest.summary),
    ];
    const asked = bodyLanguages(section).includes(language) ? form.get(bodyName(language)) : null;
    const { blocks, faults } = parseBody(asked ?? '', languageFacts[language].between.words);
    if (faults.length > 0) return `Body in ${nameOf(language)}: ${faults.join('. ')}`;
    const body = asked === null ? (before?.texts[language]?.body ?? null) : blocks.length > 0 ? blocks : null;
    if (title && summary) texts[language] = { title, summary, body };
    else if (blocks.length > 0 && language !== 'en')
      return `Write title and summary in ${nameOf(language)} too: without them its body is read by nobody`;
  }
  return texts.en?.body ? texts : 'Write title, summary and body in English at least';
}
