import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { fragment } from '~/layout/fragment';
import { loadBoard } from '~/races/load-races';
import { RaceBoard } from '~/races/race-board';

/** The board of a race as it stands now, for the island that refreshes it. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  return fragment(context, <RaceBoard {...await loadBoard(context, params.url!)} />);
}
