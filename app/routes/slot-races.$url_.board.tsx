import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { headersFor } from '~/edge/respond';
import { fragment } from '~/layout/fragment';
import { keptBoard, loadBoard } from '~/races/load-races';
import { RaceBoard } from '~/races/race-board';

/** The board of a race as it stands now, for the island that refreshes it. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { ofPlayer, ...board } = await loadBoard(context, params.url!);
  return fragment(context, <RaceBoard {...board} />, headersFor({ keep: ofPlayer ? undefined : keptBoard }));
}
