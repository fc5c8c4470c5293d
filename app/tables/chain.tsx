import type { GameDetails } from 'contract/games';
import type { TableView } from 'contract/tables';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import stylesheet from './chain.css?url';
import { tableFamilyOf } from './families';

/** What proves that the rounds of a table were drawn before anybody bet on them: the chain, and the latest secrets on it. */
export function ChainPage({ game, table, holds }: { game: GameDetails; table: TableView; holds: boolean }) {
  const page = usePage();
  const { t, href, number, dateTime } = page;
  const { chain, history } = table;
  const [latest] = history;
  const family = latest && tableFamilyOf(latest.result.kind);
  return (
    <div className="play receipt">
      <header className="play-head">
        <h1>{t('tables.fair')}</h1>
        <Button href={href(`/play/lantern/${game.id}`)} size="small" icon="left">
          {game.title}
        </Button>
      </header>
      <link rel="stylesheet" href={stylesheet} />
      <section className="panel">
        <p>{t('tables.fairText', { rounds: number(chain.rounds) })}</p>
        <p>{t('tables.draws', { name: `${game.id}:${latest?.round ?? chain.firstPlayed}` })}</p>
        <dl className="facts seeds">
          <div>
            <dt>{t('tables.chainEnd')}</dt>
            <dd>
              <code>{chain.terminal}</code>
            </dd>
          </div>
          <div>
            <dt>{t('tables.firstRound')}</dt>
            <dd className="num">{number(chain.firstPlayed)}</dd>
          </div>
          <div>
            <dt>{t('tables.madeAt')}</dt>
            <dd>{dateTime(chain.madeAt)}</dd>
          </div>
          <div>
            <dt>{t('tables.nextChainEnd')}</dt>
            <dd>
              <code>{chain.nextTerminal}</code>
            </dd>
          </div>
        </dl>
      </section>
      {history.length > 0 && (
        <Notice kind={holds ? 'success' : 'error'}>
          {t(holds ? 'tables.chainHolds' : 'tables.chainBroken', { count: history.length })}
        </Notice>
      )}
      <section className="panel">
        <h2>{t('tables.history')}</h2>
        <ol className="chain-rounds">
          {family &&
            history.map(({ round, result, secret }) => (
              <li key={round}>
                <b>{t('tables.result', { round: number(round), result: family.resultText(result, page) })}</b>{' '}
                <code>{secret}</code>
              </li>
            ))}
        </ol>
      </section>
    </div>
  );
}
