/** An address of this site as path and query, null for anything that leads elsewhere. */
export function ownAddress(address: string | undefined, siteOrigin: string): string | null {
  if (!address) return null;
  try {
    const url = new URL(address, siteOrigin);
    return url.origin === siteOrigin ? `${url.pathname}${url.search}` : null;
  } catch {
    return null;
  }
}
