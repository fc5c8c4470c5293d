import type { ReactNode } from 'react';
import { ContentBody, headingsOf } from '~/content';
import { formatDate } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { InfoCards, langOf } from './info-cards';
import type { InfoData } from './load-info';

/** The way back to the index, above a page's title. */
export function BackToIndex({ path = '/info', children }: { path?: string; children?: ReactNode }) {
  const { t, href } = usePage();
  return (
    <p>
      <a className="info-back" href={href(path)}>
        <Icon name="left" /> {children ?? t('info.title')}
      </a>
    </p>
  );
}

/** Who answers what no page does. */
export function ContactLink() {
  const { t, href } = usePage();
  return (
    <section className="panel info-ask" aria-labelledby="ask">
      <h2 id="ask">{t('info.notFound')}</h2>
      <p>{t('info.notFoundText')}</p>
      <Button href={href('/info/contact-us')} icon="mail">
        {t('layout.contact')}
      </Button>
    </section>
  );
}

/** So many headings make a page long enough for a list of them. */
const longFrom = 4;

/** One page. `children` stand between its text and the pages beside it. */
export function InfoScreen({ page, related, children }: InfoData & { children?: ReactNode }) {
  const { t, locale } = usePage();
  const headings = headingsOf(page.body);
  const lang = langOf(page.bodyLanguage, locale);
  return (
    <div className="info">
      <article className="info-page">
        <header className="page-head">
          <BackToIndex />
          <h1 lang={langOf(page.language, locale)}>{page.title}</h1>
          <p className="lead" lang={langOf(page.language, locale)}>
            {page.summary}
          </p>
          <p className="quiet">{t('info.updated', { date: formatDate(page.publishedAt, locale) })}</p>
        </header>
        {headings.length >= longFrom && (
          <details className="panel info-contents">
            <summary>
              <h2>{t('info.contents')}</h2>
              <Icon name="down" />
            </summary>
            <ol lang={lang}>
              {headings.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ol>
          </details>
        )}
        <div className="info-text" lang={lang}>
          <ContentBody body={page.body} />
        </div>
      </article>
      {children}
      {related.length > 0 && (
        <section aria-labelledby="related">
          <h2 id="related">{t('info.related')}</h2>
          <InfoCards cards={related} />
        </section>
      )}
      <ContactLink />
    </div>
  );
}
