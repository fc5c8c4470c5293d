import type { ContentPage } from 'contract/content';
import { ContentBody } from '~/content';
import { htmlLang } from '~/i18n/languages';
import { usePage } from '~/i18n/page';

/** What is written about something in English, whatever the reader's language (SPEC §2): the part says so itself. */
export function EnglishPart({
  article: { body, bodyLanguage },
  title,
}: {
  article: Pick<ContentPage, 'body' | 'bodyLanguage'>;
  title: string;
}) {
  const { t, locale } = usePage();
  const isForeign = bodyLanguage !== locale;
  return (
    <section className="english" aria-labelledby="about">
      <div className="event-notes">
        <h2 id="about">{title}</h2> {isForeign && <small>{t('races.inEnglish')}</small>}
      </div>
      <div lang={isForeign ? htmlLang.en : undefined}>
        <ContentBody body={body} />
      </div>
    </section>
  );
}
