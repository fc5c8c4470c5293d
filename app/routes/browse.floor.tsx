import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { fragment } from '~/layout/fragment';
import { LiveRails, loadLiveRails } from '~/lobby/floor-rails';

/** Pots and tables as they stand now, for the island that refreshes them. */
export const loader = async ({ context }: LoaderFunctionArgs) =>
  fragment(context, <LiveRails {...await loadLiveRails(context)} />);
