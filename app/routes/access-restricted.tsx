import { data } from '@remix-run/cloudflare';
import { useRouteLoaderData } from '@remix-run/react';
import { AccessRestricted as View } from '~/layout/access-restricted';
import type { RouteHandle } from '~/layout/route-handle';
import type { FrameData } from '~/layout/frame-data';

export const handle: RouteHandle = {
  title: 'results.restriction_error',
  layout: 'bare',
  samples: { 'access restricted': { path: '/access-restricted', status: 451 } },
};

export const loader = () => data(null, { status: 451 });

export default function AccessRestricted() {
  return <View supportEmail={useRouteLoaderData<FrameData>('root')?.skin?.supportEmail} />;
}
