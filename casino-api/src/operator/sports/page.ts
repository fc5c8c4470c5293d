import { sports } from 'contract/sports/markets';
import { renderMoney, renderTime } from '../../features/messages';
import type { Operator } from '../../features/operators';
import {
  type exposureByMatch,
  type exposureOf,
  hasResult,
  isDrawn,
  type MatchQuery,
  type SaidTerms,
  scopes,
  type StoredMatch,
} from '../../features/sports';
import { escaped } from '../../kernel/html';
import { holds } from '../desk';
import { deskFacts } from '../menu';
import { actForm, field, select } from '../forms';
import { type DeskNews, facts, type Markup, newsNote, operatorPage, section, table } from '../pages';
import { type Term, terms, termText } from './term-field';

const { path } = deskFacts.sports;

export interface SportsNews {
  news: DeskNews;
  status: number;
}

export const matchPath = (id: string): string => `${path}/${encodeURIComponent(id)}`;
const euro = (amount: number): string => renderMoney(amount, 'EUR', 'en');
const linkTo = (id: string, text: string): Markup => ({
  html: `<a href="${escaped(matchPath(id))}">${escaped(text)}</a>`,
});

const saidTable = (said: readonly SaidTerms[]): string =>
  table(
    'Terms',
    ['Of', ...Object.values(terms), 'Void'],
    said.map((row) => [
      row.scope,
      ...(Object.keys(terms) as Term[]).map((term) => termText(term, row[term])),
      row.voided === true ? 'yes' : '',
    ]),
  );

/** @param of what may be chosen; left out, it is written */
const termForm = (isWrong: boolean, of: readonly (readonly [scope: string, text: string])[] = [], match = ''): string =>
  actForm(path, 'terms', 'Change a term', {
    isWrong,
    hidden: { match },
    fields:
      (of.length > 0
        ? select('Of', 'scope', of)
        : field(
            `Of all, ${sports.map((sport) => scopes.sport(sport)).join(', ')}, league:KEY, match:ID, market:MATCH/MARKET or player:ID`,
            'scope',
            'maxlength="200" value="all"',
          )) +
      select('Term', 'term', Object.entries(terms)) +
      `<p><label for="value">Value; nothing takes it back</label><input id="value" name="value" maxlength="12" autocomplete="off"></p>`,
  });

const mayAct = (operator: Operator): boolean => holds(operator, ['sports']);

export function programmePage(
  {
    exposed,
    found,
    said,
    query,
  }: {
    exposed: Awaited<ReturnType<typeof exposureByMatch>>;
    found: readonly StoredMatch[];
    said: readonly SaidTerms[];
    query: { list: MatchQuery['list']; text: string };
  },
  operator: Operator,
  { news, status }: SportsNews,
): Response {
  const lists = [
    ['in_play', 'In play'],
    ['upcoming', 'To come'],
    ['results', 'Over'],
  ] as const;
  const search = `<form class="search" method="get" action="${path}" role="search"><p><label for="list">Matches</label><select id="list" name="list">${lists.map(([value, text]) => `<option value="${value}"${value === query.list ? ' selected' : ''}>${text}</option>`).join('')}</select></p><p><label for="q">A side’s name</label><input id="q" name="q" type="search" maxlength="80" autocomplete="off" value="${escaped(query.text)}"></p><p><button class="go">Search</button></p></form>`;
  const body = `${newsNote(news)}${section(
    'Matches',
    search +
      table(
        'Matches',
        ['Starts, UTC', 'Match', 'League', 'State'],
        found.map(({ id, startsAt, home, away, league, state }) => [
          renderTime(startsAt, 'en'),
          linkTo(id, `${home} – ${away}`),
          league,
          state,
        ]),
      ),
  )}
    ${section(
      'Most to pay',
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
    ${section('What holds for all, sports and leagues', saidTable(said) + (mayAct(operator) ? `<div class="steps">${termForm(news !== null && news !== 'done')}</div>` : ''))}`;
  return operatorPage(status === 200 ? 'Sports' : 'There is a problem: Sports', body, {
    heading: 'Sports',
    operator,
    status,
  });
}

export function matchPage(
  match: StoredMatch,
  exposed: Awaited<ReturnType<typeof exposureOf>>,
  said: readonly SaidTerms[],
  operator: Operator,
  { news, status }: SportsNews,
): Response {
  const { id, home, away, sport, league, startsAt, source, state, result, revision } = match;
  const title = `${home} – ${away}`;
  const problemAt = news !== null && news !== 'done' ? news.at : '';
  const form = (step: string, button: string, fields = '') =>
    actForm(path, step, button, { look: 'stop', hidden: { match: id }, fields, isWrong: problemAt === `note-${step}` });
  const scopeChoice = [
    [scopes.match(id), 'This match'],
    ...exposed.map(({ marketId }) => [scopes.market(id, marketId), `Its market ${marketId}`] as const),
    [scopes.league(league), `League ${league}`],
    [scopes.sport(sport), `Sport ${sport}`],
  ] as const;
  const unique = [...new Map(scopeChoice.map((each) => [each[0], each])).values()];
  const acts = [
    termForm(problemAt === 'note-terms', unique, id),
    form('void_match', 'Void the match'),
    form('void_market', 'Void a market', field('Market, such as total:2.5', 'market', 'maxlength="80"')),
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
    ['Sport', sport],
    ['League', league],
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
        marketId,
        selectionId,
        String(bets),
        euro(stake),
        euro(payout),
      ]),
    ),
  )}
    ${section('What was said of it', saidTable(said))}${mayAct(operator) ? section('What to do', `${hasResult(match) ? '<p>Its bets are settled: what changes that takes a second person.</p>' : ''}<div class="steps">${acts.join('')}</div>`) : ''}`;
  return operatorPage(status === 200 ? title : `There is a problem: ${title}`, body, {
    heading: title,
    operator,
    status,
  });
}
