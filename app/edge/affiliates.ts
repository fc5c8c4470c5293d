import { AffiliateFields } from 'contract/registration';
import type { CookieJar } from './cookies';

const names = Object.keys(AffiliateFields.shape) as (keyof AffiliateFields)[];

/** Keeps `myafftk` and `myaffid` when the query holds both (SPEC §2), and the other affiliate fields as they come. */
export function keepAffiliates(url: URL, jar: CookieJar): void {
  if (!names.some((name) => url.search.includes(name))) return;
  const query = url.searchParams;
  const both = Boolean(query.get('myafftk') && query.get('myaffid'));
  for (const name of names) {
    const value = query.get(name);
    const pair = name === 'myafftk' || name === 'myaffid';
    if (value && value.length <= 200 && (!pair || both)) jar.write(name, value);
  }
}

/** The kept fields, for registration and pay-and-play. */
export const keptAffiliates = (jar: CookieJar): AffiliateFields =>
  AffiliateFields.parse(
    Object.fromEntries(
      names.flatMap((name) => {
        const value = jar.read(name);
        return value ? [[name, value]] : [];
      }),
    ),
  );
