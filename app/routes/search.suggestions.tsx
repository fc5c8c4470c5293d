import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { fragment } from '~/layout/fragment';
import { loadSuggestions } from '~/lobby/search-data';
import { SuggestionList } from '~/lobby/suggestions';

/** What the island lists below a search field. The same letters are typed and taken back again: a browser may keep it a minute. */
export async function loader({ context }: LoaderFunctionArgs) {
  return fragment(context, <SuggestionList {...await loadSuggestions(context)} />, {
    'Cache-Control': 'private, max-age=60',
  });
}
