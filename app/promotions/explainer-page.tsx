import { ContentBody, otherLang } from '~/content';
import { usePage } from '~/i18n/page';
import type { ExplainerData } from './load-promotions';

/** How offers of a kind work, at an address beside theirs. */
export function ExplainerPage({ article: { section, title, summary, language, body, bodyLanguage } }: ExplainerData) {
  const { t, href, locale } = usePage();
  const lang = otherLang(language, locale);
  const isDeposit = section === 'deposit-bonus';
  return (
    <article className="promotions">
      <header className="page-head">
        <p>
          <a className="link" href={href(isDeposit ? '/deposit-bonus' : '/promotions')}>
            {t(isDeposit ? 'promotions.depositBonuses' : 'layout.promotions')}
          </a>
        </p>
        <h1 lang={lang}>{title}</h1>
        <p className="lead" lang={lang}>
          {summary}
        </p>
      </header>
      <div className="explained" lang={otherLang(bodyLanguage, locale)}>
        <ContentBody body={body} />
      </div>
    </article>
  );
}

/** The page of a kind of offers that explains it. */
export function HowTheyWork({ kind }: { kind: 'deposit-bonus' | 'free-spin' }) {
  const { t, href } = usePage();
  const isDeposit = kind === 'deposit-bonus';
  return (
    <p>
      <a
        className="link alone"
        href={href(isDeposit ? '/deposit-bonus/how-deposit-bonuses-work' : '/free-spin/how-free-spins-work')}
      >
        {t(isDeposit ? 'promotions.howDepositBonuses' : 'promotions.howFreeSpins')}
      </a>
    </p>
  );
}
