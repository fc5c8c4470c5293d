import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { RouteHandle } from '~/layout/route-handle';
import { loadPlay, respondPlay } from '~/play/load-play';
import { handle as handleOfPlay } from './play.$system.$title';

export { action, default } from './play.$system.$title';

export const handle: RouteHandle = {
  ...handleOfPlay,
  samples: {
    'play on a phone': { path: '/mobile/play/lantern/lantern-festival', scripts: true },
    'game for computers, on a phone': '/mobile/play/lantern/clockmakers-attic',
  },
};

export const loader = async ({ context, params }: LoaderFunctionArgs) =>
  respondPlay(await loadPlay(context, { system: params.system!, title: params.title!, device: 'mobile' }));
