import type { UIMatch } from '@remix-run/react';

/** A page that looks again by itself: `after` seconds, at the address `to`. It must say so, and how to stop it (WCAG 2.2.1). */
export interface Refresh {
  after: number;
  to: string;
}

/** What the deepest route's data says of it in `refresh`. A form that was refused is being mended and stands still. */
export const refreshOf = (matches: readonly Pick<UIMatch, 'data'>[], refused = false): Refresh | null =>
  refused ? null : ((matches.at(-1)?.data as { refresh?: Refresh | null } | null | undefined)?.refresh ?? null);

export const RefreshTag = ({ refresh: { after, to } }: { refresh: Refresh }) => <meta httpEquiv="refresh" content={`${after};url=${to}`} />;
