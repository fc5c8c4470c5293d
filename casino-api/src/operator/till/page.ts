import { languages } from 'contract/constants';
import { languageFacts, type Language } from 'contract/languages';
import { escaped } from '../../kernel/html';
import { apiTexts } from 'locales/api';
import { renderMoney, renderTime } from '../../features/messages';
import { type MethodOutage, tillMethods, type TillView } from '../../features/cashier';
import { type TillEntry, withdrawalReasons } from '../../features/desk';
import { saidOf } from '../exceptions/texts';
import { deskFacts } from '../menu';
import { operatorPage, table } from '../pages';
import type { Visit } from '../desk';
import { pager, type PagerWords } from '../paging';
import { tillText, type TillText } from './texts';
import type { Page } from '../../kernel/paged-list';

/** What the till shows. */
export interface TillData {
  visit: Visit;
  language: Language;
  /** Where its forms are posted. */
  action: string;
  /** A method's name in that language. */
  methodName: (method: string) => string;
  /** The same of what it asks. */
  fieldLabel: (method: string, field: string) => string;
  withdrawals: Page<TillView>;
  outages: readonly MethodOutage[];
  log: Page<TillEntry>;
}

/** What a post came to: a success, or a problem with the withdrawal that it was about and what was given. */
export type TillNews =
  { says: TillText } | { problem: TillText; subject: string; given?: { reason: string; note: string } };

export const tillPath = (language: Language): string => `${language === 'en' ? '' : `/${language}`}/__ops/till`;

/** Enough for a person to tell players apart. */
export const shortId = (id: string): string => id.slice(0, 8);
export const tagOf = (language: Language): string => languageFacts[language].html;

/** What links between pages are called. @param label what the list is called */
export const pagerWords = (language: Language, label: TillText): PagerWords => ({
  label: tillText(label, language),
  previous: tillText('previousPage', language),
  next: tillText('nextPage', language),
});

/** The till of the operators: what waits to be decided or paid, the methods, and the log. */
export function tillPage(data: TillData, news: TillNews | null, status = 200): Response {
  const { language, visit, withdrawals, log } = data;
  const t = (key: TillText, values?: Record<string, string | number>) => escaped(tillText(key, language, values));
  const title = tillText('title', language);
  const menu = `<nav aria-label="${t('languages')}">${languages
    .map((each) =>
      each === language
        ? `<b aria-current="true">${languageFacts[each].name}</b>`
        : `<a href="${tillPath(each)}" hreflang="${tagOf(each)}" lang="${tagOf(each)}">${languageFacts[each].name}</a>`,
    )
    .join(' ')}</nav>`;
  const pages = (of: Page<unknown>, label: TillText, list = ''): string =>
    pager(visit, deskFacts.till.path, of, {
      ...{ list, at: tillPath(language), anchor: list && `#${list}` },
      words: pagerWords(language, label),
    });
  const body = `${menu}${newsOf(news, t)}
    <section><h2>${t('pending')}</h2>${withdrawals.rows.length === 0 ? `<p class="none">${t('nothing')}</p>` : ''}
    ${withdrawals.rows.map((view) => card(view, data, news, t)).join('')}${pages(withdrawals, 'pending')}</section>
    <section><h2>${t('methods')}</h2><ul class="plain">${tillMethods.map((method) => methodRow(method, data, t)).join('')}</ul></section>
    <section><h2 id="log">${t('log')}</h2>${logTable(data, t)}${pages(log, 'log', 'log')}</section>`;
  const isProblem = news !== null && 'problem' in news;
  return operatorPage(isProblem ? `${tillText('problem', language)}: ${title}` : title, body, {
    lang: tagOf(language),
    heading: title,
    status,
    operator: visit.operator,
  });
}

type Say = (key: TillText, values?: Record<string, string | number>) => string;

function newsOf(news: TillNews | null, t: Say): string {
  if (!news) return '';
  if ('says' in news) return `<p class="note good" role="status">${t(news.says)}</p>`;
  const link = news.given ? `<a href="#reason-${escaped(news.subject)}">${t(news.problem)}</a>` : t(news.problem);
  return `<div class="note bad" role="alert" tabindex="-1" autofocus><h2>${t('problem')}</h2><p>${link}</p></div>`;
}

const hidden = (subject: string, step: string): string =>
  `<input type="hidden" name="subject" value="${escaped(subject)}"><input type="hidden" name="step" value="${step}">`;

function card(
  { playerId, username, identity, frozen, withdrawal, details }: TillView,
  { language, action, methodName, fieldLabel }: TillData,
  news: TillNews | null,
  t: Say,
): string {
  const { id, amount, currency, method, flow, requestedAt, state, locked, destination } = withdrawal;
  const subject = `${playerId}.${id}`;
  const own = news && 'problem' in news && news.subject === subject ? news.given : undefined;
  const marks = [
    ...(frozen ? [`<b class="mark outside">${t(frozen === 'operator' ? 'frozen' : 'excluded')}</b>`] : []),
    ...(locked ? [`<span class="mark">${t('locked')}</span>`] : []),
    ...(state === 'approved'
      ? [`<b class="mark inside">${t(flow !== 'coins' ? 'toPay' : destination ? 'onItsWay' : 'awaitsAddress')}</b>`]
      : []),
  ].join(' ');
  const fact = (key: TillText, text: string) => `<div><dt>${t(key)}</dt><dd>${text}</dd></div>`;
  const given = Object.entries(details)
    .map(([name, text]) => `<div><dt>${escaped(fieldLabel(method, name))}</dt><dd>${escaped(text)}</dd></div>`)
    .join('');
  const step = (name: 'approve' | 'pay') =>
    `<form method="post" action="${escaped(action)}">${hidden(subject, name)}<button class="go">${t(name)}</button></form>`;
  // What was ordered from the provider is the provider's to end.
  const canReject = !(flow === 'coins' && destination);
  return `<article class="card" aria-labelledby="w-${escaped(subject)}"><h3 id="w-${escaped(subject)}">${escaped(renderMoney(amount, currency, language))} <small>${escaped(username)}</small></h3><p>${marks}</p>
    <dl>${fact('player', `<code>${shortId(playerId)}</code>`)}${fact('method', escaped(methodName(method)))}${fact('requested', escaped(renderTime(requestedAt, language)))}
    ${fact('identity', `<span class="${identity === 'verified' ? 'inside' : identity === 'waiting' ? 'warn' : 'outside'}">${t(identity)}</span>`)}${given}</dl>
    <div class="steps">${state === 'requested' ? step('approve') : flow === 'coins' ? '' : step('pay')}${canReject ? rejectForm(subject, { language, action }, own, t) : ''}</div></article>`;
}

function rejectForm(
  subject: string,
  { language, action }: Pick<TillData, 'language' | 'action'>,
  given: { reason: string; note: string } | undefined,
  t: Say,
): string {
  const field = escaped(subject);
  const options = withdrawalReasons
    .map(
      (reason) =>
        `<option value="${reason}"${given?.reason === reason ? ' selected' : ''}>${escaped(apiTexts(language).terms.withdrawal[reason])}</option>`,
    )
    .join('');
  const error = given ? `<p class="outside" id="error-${field}">${t('reasonMissing')}</p>` : '';
  return `<details${given ? ' open' : ''}><summary>${t('reject')}</summary><form method="post" action="${escaped(action)}">${hidden(subject, 'reject')}
    <p><label for="reason-${field}">${t('reason')}</label><select id="reason-${field}" name="reason" required${given ? ` aria-invalid="true" aria-describedby="error-${field}"` : ''}><option value="">${t('choose')}</option>${options}</select></p>${error}
    <p><label for="note-${field}">${t('note')}</label><input id="note-${field}" name="note" maxlength="200" autocomplete="off" value="${escaped(given?.note ?? '')}"></p><button class="stop">${t('reject')}</button></form></details>`;
}

function methodRow(method: string, { outages, language, action, methodName }: TillData, t: Say): string {
  const outage = outages.find((each) => each.method === method);
  const state = outage
    ? `<b class="outside">${t('isOff', { since: renderTime(outage.since, language) })}</b>`
    : `<span class="inside">${t('isOn')}</span>`;
  return `<li><span><b>${escaped(methodName(method))}</b> ${state}</span><form method="post" action="${escaped(action)}"><input type="hidden" name="method" value="${method}"><input type="hidden" name="step" value="${outage ? 'turn_on' : 'turn_off'}">
    <button class="${outage ? 'go' : 'stop'}" aria-label="${t(outage ? 'turnOn' : 'turnOff')}: ${escaped(methodName(method))}">${t(outage ? 'turnOn' : 'turnOff')}</button></form></li>`;
}

function logTable({ log, language, methodName }: TillData, t: Say): string {
  if (log.rows.length === 0) return `<p class="none">${t('emptyLog')}</p>`;
  const { terms } = apiTexts(language);
  const what = ({ action, subject, details }: TillEntry): string => {
    const { username, method, amount, currency, reason, note, exception, decision, document, rejection } = details;
    const about =
      action === 'host_done'
        ? [username, shortId(subject)].filter(Boolean).join(', ')
        : action.startsWith('outage')
          ? methodName(subject)
          : [
              amount !== undefined && currency ? renderMoney(amount, currency, language) : '',
              username,
              method ? methodName(method) : '',
              shortId(subject),
            ]
              .filter(Boolean)
              .join(', ');
    const why = [
      document ? terms.document[document] : '',
      rejection ? terms.rejection[rejection] : '',
      exception && decision ? saidOf(exception, decision) : '',
      reason ? terms.withdrawal[reason] : '',
      note ? `“${note}”` : '',
    ]
      .filter(Boolean)
      .join(' ');
    return `<b>${t(`action_${action}`)}</b> ${escaped(about)}${why ? `<br><small>${escaped(why)}</small>` : ''}`;
  };
  const rows = log.rows.map((entry) => [
    renderTime(entry.at, language),
    entry.actor,
    { html: `<span>${what(entry)}</span>` },
  ]);
  const heads = (['when', 'who', 'what'] as const).map((head) => tillText(head, language));
  return table(tillText('log', language), heads, rows);
}
