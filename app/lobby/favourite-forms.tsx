import { usePage } from '~/i18n/page';

/** The forms that a page's hearts send; a heart names the one it belongs to. Two for a whole page, so that forty hearts stay light. */
export const favouriteForm = { add: 'fav', remove: 'unfav' } as const;

/**
 * Stands once on a page with hearts. The island sends them without leaving the page; without it they are plain posts and the way back.
 * `list`: the page is the list of favourites itself, and what is taken off leaves it.
 */
export function FavouriteForms({ list }: { list?: true }) {
  const { href, path, search } = usePage();
  return (
    <favourite-forms data-list={list && 'yes'}>
      {(['add', 'remove'] as const).map((change) => (
        <form key={change} id={favouriteForm[change]} method="post" action={href('/favourites/change')}>
          <input type="hidden" name="change" value={change} />
          <input type="hidden" name="back" value={path + search} />
        </form>
      ))}
    </favourite-forms>
  );
}
