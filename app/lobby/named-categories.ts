import { gameCategories, type GameCategory } from 'contract/games';
import { searchText } from 'contract/search-text';
import type { Page } from '~/i18n/page';
import { categories } from './categories';

/** From so many characters on a part within a word counts: `automaten` and `カジノ` name a list, while `ot` is no word for slots. */
const innerPart = 3;

/**
 * The lists that a search text names, in the reader's language or in English: by the beginning of a word of their names, or by a longer part.
 * Games know no category by name, so a search looks here for those.
 */
export function namedCategories(text: string, { t, inEnglish }: Pick<Page, 't' | 'inEnglish'>): GameCategory[] {
  const part = searchText(text);
  if (!part) return [];
  return gameCategories.filter((category) =>
    [t, inEnglish].some((say) => {
      const name = ` ${searchText(say(categories[category].label))}`;
      return name.includes(` ${part}`) || (part.length >= innerPart && name.includes(part));
    }),
  );
}
