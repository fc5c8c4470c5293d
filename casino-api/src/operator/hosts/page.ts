import type { Language } from 'contract/constants';
import { escaped } from '../../kernel/html';
import { renderTime } from '../../features/messages';
import type { HostTask } from '../../features/loyalty';
import type { Visit } from '../desk';
import { operatorPage } from '../pages';
import type { Page } from '../../kernel/paged-list';
import { deskFacts } from '../menu';
import { pager, standingAt } from '../paging';
import { pagerWords, shortId, tagOf } from '../till/page';
import { tillText, type TillText } from '../till/texts';

const { path } = deskFacts.hosts;

/** A task and whether its player may be written to (DOMAIN §14). */
export type ShownHostTask = HostTask & { mayBeOffered: boolean };

export const hostsPath = (language: Language): string => `${language === 'en' ? '' : `/${language}`}/__ops/hosts`;

/** What waits for the VIP hosts. @param missing the task whose note was left out */
export function hostsPage(tasks: Page<ShownHostTask>, visit: Visit, missing: string | null = null): Response {
  const { language, operator } = visit;
  const t = (key: TillText) => escaped(tillText(key, language));
  const action = escaped(standingAt(visit, path, {}, hostsPath(language)));
  const title = tillText('hosts', language);
  const card = ({
    id,
    playerId,
    username,
    level,
    createdAt,
    mayBeOffered,
  }: ShownHostTask): string => `<article class="card" aria-labelledby="h-${escaped(id)}">
    <h3 id="h-${escaped(id)}">${escaped(username)} <small>${shortId(playerId)}</small></h3><p>${mayBeOffered ? '' : `<b class="mark outside">${t('doNotContact')}</b>`}</p>
    <dl><div><dt>${t('hostLevel')}</dt><dd>${level}</dd></div><div><dt>${t('when')}</dt><dd>${escaped(renderTime(createdAt, language))}</dd></div></dl>
    <form method="post" action="${action}"><input type="hidden" name="task" value="${escaped(id)}">
    <p><label for="note-${escaped(id)}">${t('note')}</label><input id="note-${escaped(id)}" name="note" required maxlength="200" autocomplete="off"${missing === id ? ' aria-invalid="true"' : ''}></p><button class="go">${t('hostDone')}</button></form></article>`;
  const problem =
    missing === null
      ? ''
      : `<div class="note bad" role="alert" tabindex="-1" autofocus><h2>${t('problem')}</h2><p><a href="#note-${escaped(missing)}">${t('noteMissing')}</a></p></div>`;
  const body = `${problem}<p>${t('hostRule')}</p><section><h2>${t('hostTasks')}</h2>${tasks.rows.length === 0 ? `<p class="none">${t('nothing')}</p>` : tasks.rows.map(card).join('')}${pager(visit, path, tasks, { words: pagerWords(language, 'hostTasks'), at: hostsPath(language) })}</section>`;
  return operatorPage(missing === null ? title : `${tillText('problem', language)}: ${title}`, body, {
    lang: tagOf(language),
    heading: title,
    operator,
    status: missing === null ? 200 : 422,
  });
}
