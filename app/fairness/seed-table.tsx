import type { Seeds } from 'contract/fairness';
import { usePage } from '~/i18n/page';

/** The pair in use, the hash of what comes next, and what has been revealed. */
export function SeedTable({ seeds }: { seeds: Seeds }) {
  const { t, number, dateTime } = usePage();
  return (
    <>
      <dl className="facts seeds">
        {seeds.current && (
          <>
            <div>
              <dt>{t('play.serverSeedHash')}</dt>
              <dd>
                <code>{seeds.current.serverSeedHash}</code>
              </dd>
            </div>
            <div>
              <dt>{t('play.clientSeed')}</dt>
              <dd>
                <code>{seeds.current.clientSeed}</code>
              </dd>
            </div>
            <div>
              <dt>{t('fairness.rounds')}</dt>
              <dd className="num">{number(seeds.current.rounds)}</dd>
            </div>
          </>
        )}
        <div>
          <dt>{t('fairness.nextHash')}</dt>
          <dd>
            <code>{seeds.nextServerSeedHash}</code>
          </dd>
        </div>
      </dl>
      {seeds.revealed.length > 0 && (
        <details className="revealed">
          <summary>
            {t('fairness.revealed', { count: seeds.revealed.length, shown: number(seeds.revealed.length) })}
          </summary>
          <ol>
            {seeds.revealed.map((seed) => (
              <li key={seed.serverSeedHash}>
                <dl className="facts seeds">
                  <div>
                    <dt>{t('fairness.revealedAt')}</dt>
                    <dd>{dateTime(seed.rotatedAt)}</dd>
                  </div>
                  <div>
                    <dt>{t('play.serverSeed')}</dt>
                    <dd>
                      <code>{seed.serverSeed}</code>
                    </dd>
                  </div>
                  <div>
                    <dt>{t('play.serverSeedHash')}</dt>
                    <dd>
                      <code>{seed.serverSeedHash}</code>
                    </dd>
                  </div>
                  <div>
                    <dt>{t('play.clientSeed')}</dt>
                    <dd>
                      <code>{seed.clientSeed}</code>
                    </dd>
                  </div>
                  <div>
                    <dt>{t('fairness.rounds')}</dt>
                    <dd className="num">{number(seed.rounds)}</dd>
                  </div>
                </dl>
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}
