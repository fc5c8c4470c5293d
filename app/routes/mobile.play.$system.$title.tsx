import type { RouteHandle } from '~/layout/route-handle';
import { handle as handleOfPlay } from './play.$system.$title';

/** The same screen; by its address it is for phones. */
export { action, default, loader } from './play.$system.$title';

export const handle: RouteHandle = {
  ...handleOfPlay,
  samples: {
    'play on a phone': { path: '/mobile/play/lantern/lantern-festival', scripts: true },
    'game for computers, on a phone': '/mobile/play/lantern/clockmakers-attic',
  },
};
