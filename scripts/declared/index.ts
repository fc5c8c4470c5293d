import { familyLists } from './families';
import { gameLists } from './games';
import { languageLists } from './languages';
import { root, writeLists, type Lists } from './lists';
import { methodLists } from './methods';
import { sheetLists } from './sheets';
import { tableLists } from './tables';

/** The lists of what has a folder or is drawn, of a copy of the house. */
export async function declaredLists(at: string = root): Promise<Lists> {
  const lists = await Promise.all([gameLists(at), familyLists(at), methodLists(at), languageLists(at), sheetLists(at)]);
  return new Map(lists.flatMap((list) => [...list]));
}

/** Writes all that the build declares: the tables last, for they are read from features that go by the lists. @returns the files that were written anew. */
export const writeDeclared = async (at: string = root): Promise<string[]> => [
  ...(await writeLists(await declaredLists(at))),
  ...(await writeLists(await tableLists(at))),
];
