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

/** Where a game leads home and to the cashier: paths of this site alone. */
export const placesOf = (
  asked: { homeUrl?: string | undefined; cashierUrl?: string | undefined },
  siteOrigin: string,
) => ({
  homeUrl: ownAddress(asked.homeUrl, siteOrigin) ?? '/',
  cashierUrl: ownAddress(asked.cashierUrl, siteOrigin) ?? '/cashier/deposit',
});
