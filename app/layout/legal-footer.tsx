import { htmlLang, languageNames, languages } from '~/i18n/languages';
import { usePage } from '~/i18n/page';
import { footEntries, gameFootEntries } from './menu';

/** Age, limits, the legal pages, this same page in every language, and with or without scripts. */
export function LegalFooter({ supportEmail, isGame }: { supportEmail: string | undefined; isGame: boolean }) {
  const { t, href, locale, path, search, lite } = usePage();
  return (
    <footer className="legal">
      <p>
        <span className="age">18+</span> {t('layout.playWithinLimits')}
      </p>
      <nav aria-label={t('layout.legal')}>
        <ul>
          {(isGame ? gameFootEntries : footEntries).map(({ path: target, label }) => (
            <li key={target}>
              <a href={href(target)}>{t(label)}</a>
            </li>
          ))}
          {supportEmail && (
            <li>
              <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
            </li>
          )}
        </ul>
      </nav>
      <nav aria-label={t('common.language')}>
        <ul>
          {languages.map((code) => (
            <li key={code}>
              {/* With its prefix even for English: that is how a choice is told from a default. */}
              <a
                href={`/${code}${path === '/' ? '' : path}${search}`}
                lang={htmlLang[code]}
                hrefLang={htmlLang[code]}
                aria-current={code === locale ? 'true' : undefined}
              >
                {languageNames[code]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {/* A browser that saves data has chosen already. */}
      {lite !== 'save-data' && (
        <form method="post" action={href('/preferences')}>
          <input type="hidden" name="back" value={path + search} />
          <button className="link" name="lite" value={lite ? 'off' : 'on'}>
            {t(lite ? 'layout.leaveLite' : 'layout.goLite')}
          </button>
        </form>
      )}
    </footer>
  );
}
