import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { liveStream } from '~/tables/live-stream';

/** What happens at a table, as it happens; for the island that shows it without a reload. */
export const loader = ({ context, params }: LoaderFunctionArgs) => liveStream(context, params.id!);
