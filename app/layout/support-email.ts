import { useRouteLoaderData } from '@remix-run/react';
import type { FrameData } from './frame-data';

/** Where support is written to: as the skin says, or at the house's own address while the skin can't be had. */
export const useSupportEmail = (): string =>
  useRouteLoaderData<FrameData>('root')?.skin?.supportEmail ?? 'support@lantern.example';
