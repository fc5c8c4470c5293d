import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { RouteHandle } from '~/layout/route-handle';
import { loadPlay } from '~/play/load-play';
import { handle as handleOfPlay } from './play.$system.$title';

export { action, default } from './play.$system.$title';

export const handle: RouteHandle = {
  ...handleOfPlay,
  samples: {
    'play on a phone': { path: '/mobile/play/lantern/lantern-festival', scripts: true },
    'game for computers, on a phone': '/mobile/play/lantern/clockmakers-attic',
  },
};

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  loadPlay(context, { system: params.system!, title: params.title!, device: 'mobile' });
