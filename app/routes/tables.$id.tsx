import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { TableView } from 'contract/tables';
import { usePage } from '~/i18n/page';
import { FlashToast } from '~/layout/flash-toast';
import type { RouteHandle } from '~/layout/route-handle';
import receiptStyles from '~/play/receipt.css?url';
import stylesheet from '~/tables/chain.css?url';
import { tableFamilyOf } from '~/tables/families';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';

export const handle: RouteHandle = {
  title: 'tables.fair',
  layout: 'game',
  samples: { 'proof of a shared table': '/tables/lamplight-roulette' },
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: receiptStyles }];

/** The proof of a table's rounds. @throws Response 404 for what is no table */
export async function loader({ context: { api }, params }: LoaderFunctionArgs) {
  const [game, { table }] = await Promise.all([api.games.get(params.id!), api.tables.get(params.id!, 'fun')]);
  return { game, table, holds: await chainHolds(table) };
}

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const hashOf = async (text: string): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** Whether each secret of the history hashes to the one before it, and the first of a chain to the chain's end: reckoned here, not believed. */
async function chainHolds({ history, chain }: Pick<TableView, 'history' | 'chain'>): Promise<boolean> {
  const links = history.filter(({ round }) => round >= chain.firstRound);
  const held = await Promise.all(
    links.map(async ({ round, secret }, index) => {
      const before = round === chain.firstRound ? chain.terminal : links[index + 1]?.secret;
      return before === undefined || (await hashOf(secret)) === before;
    }),
  );
  return held.every(Boolean);
}

/** What proves that the rounds of a table were drawn before anybody bet on them: the chain, and the latest secrets on it. */
export default function TableChain() {
  const { game, table, holds } = useLoaderData<typeof loader>();
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
      <FlashToast />
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
            <dd className="num">{chain.firstPlayed}</dd>
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
                <b>{t('tables.result', { round, result: family.resultText(result, page) })}</b> <code>{secret}</code>
              </li>
            ))}
        </ol>
      </section>
    </div>
  );
}
