import { formatDateTime, formatMoney, formatNumber } from '~/i18n/format';
import type { Language } from '~/i18n/languages';
import type { Page } from '~/i18n/page';
import { translatorFor } from '~/i18n/translator';
import { localizedPath } from './locale';
import type { Screens } from './screens';

/** What is a single request's. */
type OwnField = 'requestId' | 'path' | 'search' | 'now' | 'lite' | 'refused' | 'ago';
const ownFields: readonly OwnField[] = ['requestId', 'path', 'search', 'now', 'lite', 'refused', 'ago'];

type House = Omit<Page, OwnField | 'shared'>;

const houses = new WeakMap<Screens, Map<string, { house: House; shared: Page }>>();

/** What all pages of a house have alike in a language, made once an isolate; and the same as a page that has nothing else. */
export function housePage(screens: Screens, locale: Language, origin: string): { house: House; shared: Page } {
  const name = `${locale} ${origin}`;
  let made = houses.get(screens);
  if (!made) houses.set(screens, (made = new Map()));
  let found = made.get(name);
  if (!found) made.set(name, (found = makeHouse(screens, locale, origin)));
  return found;
}

function makeHouse(screens: Screens, locale: Language, origin: string): { house: House; shared: Page } {
  const house: House = {
    t: translatorFor(locale),
    inEnglish: (key, values) => translatorFor('en')(key, values),
    locale,
    href: (target) => localizedPath(target, locale),
    stands: screens.stands,
    menuOf: screens.menuOf,
    titleOf: screens.titleOf,
    site: new URL(origin).origin,
    money: (amount, unit) => formatMoney(amount, unit, locale),
    number: (value) => formatNumber(value, locale),
    dateTime: (at) => formatDateTime(at, locale),
  };
  const shared = { ...house } as Page;
  shared.shared = shared;
  for (const field of ownFields)
    Object.defineProperty(shared, field, {
      get: () => {
        throw new Error(`What is drawn once is alike for everybody and can't ask the page for \`${field}\`.`);
      },
    });
  return { house, shared };
}
