import type { GameDetails } from 'contract/games';
import type { TableView } from 'contract/tables';
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { PageProvider, type Page } from '~/i18n/page';
import { ClockLine } from './clock-line';
import { Company } from './company';
import type { TableFamily } from './family';
import { PlaceText } from './place-text';
import { Results } from './results';
import { shownResult } from './shown-result';

export const liveNames = ['clock', 'picture', 'results', 'company', 'place'] as const;
export type LiveName = (typeof liveNames)[number];

/** What of a table is the same for everybody at it, piece by piece: the page has them in it, and the live connection sends those that changed. */
export function liveParts(
  game: GameDetails,
  table: TableView,
  family: TableFamily,
  fresh: boolean,
): Record<LiveName, ReactElement> {
  return {
    clock: <ClockLine game={game} table={table} family={family} />,
    picture: (
      <family.Picture
        game={game}
        result={shownResult(table, game)}
        dealing={table.phase === 'dealing'}
        fresh={fresh}
        flight={table.flight}
      />
    ),
    results: <Results history={table.history} family={family} />,
    company: <Company table={table} />,
    place: <PlaceText round={table.next.round} />,
  };
}

/** Around a piece of the page that the live connection may replace. */
export const Live = ({
  name,
  children,
}: {
  name: LiveName | 'own' | 'bets' | 'mine' | 'totals';
  children: ReactNode;
}) => (
  <div className="live" data-live={name}>
    {children}
  </div>
);

export type LiveHtml = Record<LiveName, string>;

/** The same as HTML, in the language of the page. */
export function liveHtml(page: Page, game: GameDetails, table: TableView, family: TableFamily): LiveHtml {
  const parts = liveParts(game, table, family, table.phase === 'result');
  return Object.fromEntries(
    liveNames.map((name) => [name, renderToString(<PageProvider value={page}>{parts[name]}</PageProvider>)]),
  ) as LiveHtml;
}
