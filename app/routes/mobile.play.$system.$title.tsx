import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadPlay } from '~/play/load-play';

export { action, default, handle } from './play.$system.$title';

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  loadPlay(context, { system: params.system!, title: params.title!, device: 'mobile' });
