import { usePage } from '~/i18n/page';
import { categories } from '~/lobby/categories';
import { EmptyState } from '~/ui/panel';
import { familyGroups, pathOfFamily, rulesOf, type FamilyName } from './families';
import { CardList } from './info-cards';
import { BackToIndex } from './info-screens';
import type { FamilyData } from './load-family';

/** What payouts are reckoned for in the example: EUR 1. */
const exampleStake = { stake: 100, currency: 'EUR' } as const;

/** The families by category, each with how it goes in a sentence. */
export function FamilyIndex() {
  const { t, href } = usePage();
  return (
    <>
      {familyGroups.map(({ category, families }) => (
        <section key={category} aria-labelledby={`families-${category}`}>
          <h3 id={`families-${category}`}>{t(categories[category].label)}</h3>
          <CardList
            items={families.map((family) => ({
              path: href(pathOfFamily(family)),
              title: t(`info.family_${family}`),
              text: t(`info.familyText_${family}`),
            }))}
          />
        </section>
      ))}
    </>
  );
}

/** How a family is played, told by the rules of one of its games, and the games to play. */
export function FamilyScreen({ family, games, example }: FamilyData) {
  const { t, href } = usePage();
  return (
    <div className="info">
      <header className="page-head">
        <BackToIndex path="/info/how-to-play#families">{t('info.families')}</BackToIndex>
        <h1>{t(`info.family_${family}`)}</h1>
        <p className="lead">{t(`info.familyText_${family}`)}</p>
      </header>
      {example ? <ExampleRules family={family} game={example} /> : <EmptyState icon="info" title={t('info.noGames')} />}
      {games.length > 0 && (
        <section aria-labelledby="games">
          <h2 id="games">{t('info.familyGames')}</h2>
          <ul className="family-games">
            {games.map(({ id, title }) => (
              <li key={id}>
                <a href={href(`/game/${id}`)}>
                  <img src={`/art/${id}.svg`} alt="" width="300" height="400" loading="lazy" />
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function ExampleRules({ family, game }: { family: FamilyName; game: NonNullable<FamilyData['example']> }) {
  const { t } = usePage();
  const { Rules, stylesheet } = rulesOf(family);
  return (
    <section className="panel example-rules" aria-labelledby="rules">
      <link rel="stylesheet" href={stylesheet} />
      <h2 id="rules">{t('info.ruleExample', { game: game.title })}</h2>
      <Rules game={game} {...exampleStake} />
      <p className="quiet">{t('info.ruleOwn')}</p>
    </section>
  );
}
