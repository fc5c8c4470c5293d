import { languages, type Language } from 'contract/constants';
import { clientHeaders, territoryOf } from 'contract/territory';
import type { Settings } from '../env';
import type { RequestFacts } from './request';

/** The caller's request id where it is one, else a new one. */
export const requestIdOf = (header: string | null): string =>
  header && /^[A-Za-z0-9._-]{8,80}$/.test(header) ? header : crypto.randomUUID();

export const languageOf = (header: string | null): Language =>
  languages.includes(header as Language) ? (header as Language) : 'en';

/** What a request's headers tell. @param at the time of the request, epoch ms */
export function factsOf({ headers }: Request, requestId: string, at: number, settings: Settings): RequestFacts {
  const place = {
    country: headers.get(clientHeaders.country),
    region: headers.get(clientHeaders.region),
    city: decoded(headers.get(clientHeaders.city)),
  };
  const { country, barred } = territoryOf(place);
  return {
    requestId,
    at,
    language: languageOf(headers.get('x-language')),
    // 45 characters are the longest an address can be.
    client: { ip: (headers.get(clientHeaders.ip) ?? '').slice(0, 45), country: country ?? '', barred },
    settings,
  };
}

/** A header's text that was percent-encoded to travel; as it came where it was not. */
function decoded(text: string | null): string | null {
  try {
    return text === null ? null : decodeURIComponent(text);
  } catch {
    return text;
  }
}
