import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LanguageDeclaration, LanguageFacts } from 'contract/language-facts';
import { foldersWith, listsOf, root, type Lists } from './lists';

/** A language's facts, read from its folder; how signs are set is no Worker's business. */
async function factsOf(at: string, code: string): Promise<LanguageFacts> {
  const file = pathToFileURL(path.join(at, 'locales', code, 'language.ts')).href;
  const { signs: _, ...facts } = ((await import(/* @vite-ignore */ file)) as { language: LanguageDeclaration })
    .language;
  return facts;
}

/** What every Worker reads of a language: English lists its files, the others have the same. */
const workers = ['site', 'api'] as const;

/** The lists of languages: their facts for the contract, and their texts for each Worker. */
export async function languageLists(at: string = root): Promise<Lists> {
  const codes = await foldersWith(path.join(at, 'locales'), 'language.ts');
  const facts = await Promise.all(codes.map(async (code) => [code, await factsOf(at, code)] as const));
  const inOrder = facts.sort(([, one], [, other]) => one.place - other.place);
  const sources: Record<string, string> = {
    'contract/languages.ts': `import type { LanguageFacts } from './language-facts';

/** The languages that have a folder in \`locales\`, in the order of their places: written by \`npm run build\`. */
export type Language = ${inOrder.map(([code]) => `'${code}'`).join(' | ')};

/** What each folder says of its language. */
export const languageFacts: Readonly<Record<Language, LanguageFacts>> = {
  ${inOrder.map(([code, its]) => `${code}: ${JSON.stringify(its)},`).join('\n  ')}
};

export const languages = Object.keys(languageFacts) as [Language, ...Language[]];
`,
  };
  for (const worker of workers) {
    sources[`locales/declared-${worker}.ts`] =
      `${inOrder.map(([code]) => `import { ${worker} as ${code} } from './${code}/${worker}';`).join('\n')}

/** The texts of every language that has a folder: written by \`npm run build\`. */
export const declared = { ${inOrder.map(([code]) => code).join(', ')} };
`;
    const english = await readFile(path.join(at, `locales/en/${worker}.ts`), 'utf8');
    for (const [code] of inOrder) if (code !== 'en') sources[`locales/${code}/${worker}.ts`] = english;
  }
  return listsOf(at, sources);
}
