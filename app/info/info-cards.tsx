import { htmlLang, type Language } from '~/i18n/languages';
import { usePage } from '~/i18n/page';
import { pathOfInfo, type InfoCard } from './groups';

/** `lang` for what is not written in the page's language, nothing for what is. */
export const langOf = (written: string, locale: Language): string | undefined =>
  written === locale ? undefined : htmlLang[written as Language];

/** Pages with what they tell. */
export function InfoCards({ cards }: { cards: readonly InfoCard[] }) {
  const { href, locale } = usePage();
  return (
    <CardList
      items={cards.map(({ url, title, summary, language }) => ({
        path: href(pathOfInfo(url)),
        title,
        text: summary,
        lang: langOf(language, locale),
      }))}
    />
  );
}

interface CardItem {
  path: string;
  title: string;
  text: string;
  lang?: string | undefined;
}

/** Links, each with a line about what it leads to. */
export function CardList({ items }: { items: readonly CardItem[] }) {
  return (
    <ul className="info-cards">
      {items.map(({ path, title, text, lang }) => (
        <li key={path} lang={lang}>
          <a href={path}>{title}</a>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
