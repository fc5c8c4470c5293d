/** A page that looks again by itself: `after` seconds, at the address `to`. It must say so, and how to stop it (WCAG 2.2.1). */
export interface Refresh {
  after: number;
  to: string;
}

/**
 * What the data of a page's last route says of it in `refresh`, as the header of that name: with scripts off as good as with them. A form
 * that was refused is being mended and stands still.
 */
export function refreshHeader(data: unknown, refused: boolean): string | null {
  const refresh = refused ? null : (data as { refresh?: Refresh | null } | null | undefined)?.refresh;
  return refresh ? `${refresh.after};url=${refresh.to}` : null;
}
