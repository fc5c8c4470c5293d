import { changeConstant } from './constant';
import { addFamily } from './family';
import { addGame } from './game';
import type { House, Touched } from './house';
import { addLanguage } from './language';
import { addMethod } from './method';
import { addScreen } from './screen';

interface Change {
  what: string;
  /** As CONTRIBUTING.md says it. */
  make: (house: House) => Promise<void>;
  /** The most that it may touch besides its pictures and what the build writes (DESIGN §2). */
  bar: { folders: number; files: number; lines?: number };
  /** Whether words belong to it, in the files of texts that stand. */
  texts: boolean;
}

/** The language comes last, so that it is a copy of one that has the others' words. */
export const changes: readonly Change[] = [
  { what: 'a game of a known family', make: addGame, bar: { folders: 1, files: 0 }, texts: false },
  // Its folders in the API and in the app; what both say of it is its file of the contract.
  { what: 'a family of games', make: addFamily, bar: { folders: 2, files: 1 }, texts: true },
  { what: 'a screen', make: addScreen, bar: { folders: 0, files: 4 }, texts: true },
  { what: 'a payment method', make: addMethod, bar: { folders: 1, files: 0 }, texts: true },
  { what: 'a business constant', make: changeConstant, bar: { folders: 0, files: 1, lines: 1 }, texts: false },
  { what: 'a language', make: addLanguage, bar: { folders: 1, files: 0 }, texts: false },
];

/** What goes beyond the bar, in words; empty where it is kept. */
export function beyond({ bar, texts }: Change, touched: Touched): string[] {
  return [
    touched.folders.length > bar.folders ? `${touched.folders.length} folders: ${touched.folders.join(', ')}` : '',
    touched.files.length > bar.files ? `${touched.files.length} files: ${touched.files.join(', ')}` : '',
    bar.lines !== undefined && touched.lines > bar.lines ? `${touched.lines} lines` : '',
    !texts && touched.texts.length > 0 ? `texts: ${touched.texts.join(', ')}` : '',
  ].filter(Boolean);
}

/** What is counted of a change, in words. */
export const countOf = ({ folders, files, texts, art, lines }: Touched): string =>
  [
    folders.length && `${folders.length} folder${folders.length > 1 ? 's' : ''} (${folders.join(', ')})`,
    files.length && `${files.length} file${files.length > 1 ? 's' : ''} (${files.join(', ')}), ${lines} lines`,
    texts.length && `${texts.length} files of texts`,
    art.length && `${art.length} picture${art.length > 1 ? 's' : ''}`,
  ]
    .filter(Boolean)
    .join(', ');
