import { renderMoney, renderTime } from '../../features/messages';
import type { Operator } from '../../features/operators';
import {
  type DeskMatchList,
  deskMatchLists,
  type exposureByMatch,
  type exposureOf,
  hasResult,
  isDrawn,
  type ListedMatch,
  type SaidTerms,
  type StoredMatch,
} from '../../features/sports';
import { escaped } from '../../kernel/html';
import type { Page } from '../../kernel/paged-list';
import { holds, type Visit } from '../desk';
import { pager, standingAt } from '../paging';
import { deskFacts } from '../menu';
import { actForm, field, select } from '../forms';
import { type DeskNews, facts, type Markup, newsNote, operatorPage, section, table } from '../pages';
import { type Term, terms, termText } from './term-field';
import {
  leagueText,
  marketsOfMatch,
  marketText,
  scopesOfMany,
  scopesOfMatch,
  scopeText,
  selectionText,
  sportText,
} from './words';

const { path } = deskFacts.sports;
/** Matches with the most to pay. */
export const mostShown = 50;

export interface SportsNews {
  news: DeskNews;
  status: number;
}

export const matchPath = (id: string): string => `${path}/${encodeURIComponent(id)}`;
const euro = (amount: number): string => renderMoney(amount, 'EUR', 'en');
const linkTo = (id: string, text: string): Markup => ({
  html: `<a href="${escaped(matchPath(id))}">${escaped(text)}</a>`,
});

const saidTable = (said: readonly SaidTerms[], match: StoredMatch | null): string =>
  table(
    'Terms',
    ['Of', ...Object.values(terms), 'Void'],
    said.map((row) => [
      scopeText(row.scope, match),
      ...(Object.keys(terms) as Term[]).map((term) => termText(term, row[term])),
      row.voided === true ? 'yes' : '',
    ]),
  );

/** @param of whom or what it is changed: fields that say so */
const termForm = (action: string, button: string, of: string, { isWrong = false, match = '', place = '' }): string =>
  actForm(action, 'terms', button, {
    isWrong,
    place,
    hidden: { match },
    fields:
      of +
      select('Term', 'term', Object.entries(terms), `term${place}`) +
      `<p><label for="value${place}">Value; nothing takes it back</label><input id="value${place}" name="value" maxlength="12" autocomplete="off"></p>`,
  });

const listNames: Readonly<Record<DeskMatchList, string>> = {
  in_play: 'In play',
  upcoming: 'To come',
  over: 'Over',
  called_off: 'Called off',
};

const mayAct = (operator: Operator): boolean => holds(operator, ['sports']);

export function programmePage(
  visit: Visit,
  {
    exposed,
    found,
    said,
    query,
  }: {
    exposed: Awaited<ReturnType<typeof exposureByMatch>>;
    found: Page<ListedMatch>;
    said: Page<SaidTerms>;
    query: { list: DeskMatchList; text: string };
  },
  { news, status }: SportsNews,
): Response {
  const { operator } = visit;
  const action = standingAt(visit, path);
  const isWrong = news !== null && news !== 'done';
  const forms = [
    termForm(
      action,
      'Change a term',
      select('Of', 'scope', scopesOfMany(found.rows.map(({ league }) => league)), 'scope', 'all'),
      {
        isWrong,
      },
    ),
    termForm(action, 'Change a term for one player', field('The player’s id', 'player', 'maxlength="80"'), {
      place: 'player',
    }),
  ];
  const search = `<form class="search" method="get" action="${path}" role="search"><p><label for="list">Matches</label><select id="list" name="list">${deskMatchLists.map((each) => `<option value="${each}"${each === query.list ? ' selected' : ''}>${listNames[each]}</option>`).join('')}</select></p><p><label for="q">A side or a league</label><input id="q" name="q" type="search" maxlength="80" autocomplete="off" value="${escaped(query.text)}"></p><p><button class="go">Search</button></p></form>`;
  const body = `${newsNote(news)}${section(
    'Matches',
    search +
      table(
        'Matches',
        ['Starts, UTC', 'Match', 'League', 'State'],
        found.rows.map(({ id, startsAt, home, away, league, state }) => [
          renderTime(startsAt, 'en'),
          linkTo(id, `${home} – ${away}`),
          leagueText(league),
          state,
        ]),
      ) +
      pager(visit, path, found, { words: { label: 'Matches' } }),
  )}
    ${section(
      `Most to pay${exposed.length === mostShown ? `, the first ${mostShown}` : ''}`,
      table(
        'Most to pay',
        ['Match', 'Bets', 'Staked', 'Pays at the most'],
        exposed.map(({ matchId, home, away, bets, stake, payout }) => [
          linkTo(matchId, `${home} – ${away}`),
          String(bets),
          euro(stake),
          euro(payout),
        ]),
      ),
    )}
    ${section('What holds for all, sports and leagues', saidTable(said.rows, null) + pager(visit, path, said, { list: 'terms', words: { label: 'Terms' } }) + (mayAct(operator) ? `<div class="steps">${forms.join('')}</div>` : ''))}`;
  return operatorPage(status === 200 ? 'Sports' : 'There is a problem: Sports', body, {
    heading: 'Sports',
    operator,
    status,
  });
}

export function matchPage(
  visit: Visit,
  match: StoredMatch,
  exposed: Awaited<ReturnType<typeof exposureOf>>,
  said: Page<SaidTerms>,
  { news, status }: SportsNews,
): Response {
  const { operator } = visit;
  const { id, home, away, sport, league, startsAt, source, state, result, revision } = match;
  const title = `${home} – ${away}`;
  const problemAt = news !== null && news !== 'done' ? news.at : '';
  const form = (step: string, button: string, fields = '') =>
    actForm(path, step, button, { look: 'stop', hidden: { match: id }, fields, isWrong: problemAt === `note-${step}` });
  const known = marketsOfMatch(match);
  const named = known ? known.map(([marketId]) => marketId) : exposed.map(({ marketId }) => marketId);
  const ofIt = select('Of', 'scope', scopesOfMatch(match, named));
  const acts = [
    termForm(path, 'Change a term', ofIt, { isWrong: problemAt === 'note-terms', match: id }),
    form('void_match', 'Void the match'),
    form(
      'void_market',
      'Void a market',
      known ? select('Market', 'market', known) : field('Market, such as total:2.5', 'market', 'maxlength="80"'),
    ),
    ...(isDrawn(match)
      ? []
      : [
          form(
            'result',
            hasResult(match) ? 'Correct the result' : 'Enter the result',
            field(home, 'home', 'inputmode="numeric" maxlength="3"') +
              field(away, 'away', 'inputmode="numeric" maxlength="3"'),
          ),
        ]),
  ];
  const score = result?.match;
  const body = `${newsNote(news)}<p><a href="${path}">All matches</a></p>${facts([
    ['Id', id],
    ['Sport', sportText(sport)],
    ['League', leagueText(league)],
    ['Starts', `${renderTime(startsAt, 'en')} UTC`],
    ['Source', source],
    ['State', state],
    ['Result', score ? `${score.home}:${score.away}` : 'none yet'],
    ['Times it was changed', String(revision)],
  ])}${section(
    'What stands on it',
    table(
      'Selections',
      ['Market', 'Selection', 'Bets', 'Staked', 'Pays at the most'],
      exposed.map(({ marketId, selectionId, bets, stake, payout }) => [
        marketText(match, marketId),
        selectionText(match, marketId, selectionId),
        String(bets),
        euro(stake),
        euro(payout),
      ]),
    ),
  )}
    ${section('What was said of it', saidTable(said.rows, match) + pager(visit, matchPath(id), said, { list: 'terms', words: { label: 'Terms' } }))}${mayAct(operator) ? section('What to do', `${hasResult(match) ? '<p>Its bets are settled: what changes that takes a second person.</p>' : ''}<div class="steps">${acts.join('')}</div>`) : ''}`;
  return operatorPage(status === 200 ? title : `There is a problem: ${title}`, body, {
    heading: title,
    operator,
    status,
  });
}
