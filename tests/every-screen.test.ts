import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages, type Language } from 'contract/constants';
import { htmlLang } from '~/i18n/languages';
import { startLantern, type Lantern, type Page, type Visitor } from './harness';
import { inTurn } from './harness/in-turn';
import { freshPlayer } from './harness/player';
import { screens } from './harness/screens';
import { wordsRunTogether } from './harness/run-together';
import { htmlFindings } from './harness/valid-html';

let lantern: Lantern;
let player: Visitor;
let visitor: Visitor;
beforeAll(async () => {
  lantern = await startLantern();
  player = (await freshPlayer(lantern, { balance: 100_00 })).visitor;
  visitor = lantern.visitor();
});
afterAll(() => lantern.stop());

const prefixOf = (language: Language): string => (language === 'en' ? '' : `/${language}`);
const addressOf = (path: string, language: Language): string =>
  path === '/' ? prefixOf(language) || '/' : prefixOf(language) + path;

describe.each(languages)('every screen in %s', (language) => {
  it.each(inTurn(screens, language))('$name', async ({ path, seenBy, islands, hydrated, status }) => {
    const page = await (seenBy === 'player' ? player : visitor).get(addressOf(path, language));
    expect(page).toBeAt(addressOf(path, language));
    expect(page).toHaveStatus(status);
    expect(page.lang).toBe(htmlLang[language]);
    expect(page).toBeScriptless();
    expect(page.$('script[src*="/island-"]').length > 0, 'islands').toBe(islands);
    expect(page.$('script[src*="/hydrated-"]').length, 'hydrated').toBe(hydrated ? 1 : 0);
    wellMade(page);
    guarded(page);
  });
});

describe('an answer for a session', () => {
  it.each(screens.filter(({ seenBy }) => seenBy !== 'visitor'))('is never kept by anybody: $name', async ({ path }) => {
    expect(await player.get(path)).toHaveHeader('cache-control', 'private, no-store');
  });
});

describe('without a single script', () => {
  it.each(screens)('$name, when the browser saves data', async ({ path, seenBy }) => {
    const page = await (seenBy === 'player' ? player : visitor).get(path, { headers: { 'save-data': 'on' } });
    expect(page.$('script, link[rel=modulepreload]').length).toBe(0);
  });
});

/** What a page needs whatever it shows: one heading, a title, no id twice, labels on fields, words on buttons. */
function wellMade(page: Page): void {
  const { $ } = page;
  expect(page.title, 'a title').not.toBe('');
  expect($('h1').length, 'one main heading').toBe(1);
  expect($('main').length, 'one main part').toBe(1);
  expect(page.html.slice(0, 15).toLowerCase()).toBe('<!doctype html>');
  expect(htmlFindings(page.html), 'what an HTML checker finds').toEqual([]);
  const ids = $('[id]')
    .toArray()
    .map((element) => $(element).attr('id')!);
  expect(
    ids.filter((id, index) => ids.indexOf(id) !== index),
    'ids that stand twice',
  ).toEqual([]);
  for (const attribute of ['for', 'aria-describedby', 'aria-labelledby', 'aria-controls']) {
    const missing = $(`[${attribute}]`)
      .toArray()
      .flatMap((element) => $(element).attr(attribute)!.split(/\s+/))
      .filter((id) => id && !ids.includes(id));
    expect(missing, `${attribute} points nowhere`).toEqual([]);
  }
  for (const element of $('form').toArray()) {
    const form = $(element);
    if (form.attr('method')?.toLowerCase() === 'post')
      expect(form.attr('action') ?? '', 'posts stay here').toMatch(/^(?!\/\/)[/?]|^$/);
    expect(form.attr('novalidate'), 'native validation is on').toBeUndefined();
  }
  expect(wordsRunTogether(page.html), 'words that run together without a style sheet').toEqual([]);
  expect(page.text, 'a text that was not found or not filled').not.toMatch(/\{\{|\}\}|undefined|\[object Object\]|NaN/);
}

function guarded(page: Page): void {
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
  for (const directive of ["base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"])
    expect(policy).toContain(directive);
  expect(page).toHaveHeader('x-content-type-options', 'nosniff');
  expect(page).toHaveHeader('referrer-policy', 'same-origin');
  expect(page).toHaveHeader('cache-control');
  expect(page).toHaveHeader('x-request-id');
  expect(page).toHaveHeader('server-timing');
  expect(page).toHaveHeader('content-type', 'text/html; charset=utf-8');
}

describe('who sees what', () => {
  it.each(screens.filter(({ seenBy }) => seenBy === 'player'))('$name sends a visitor home', async ({ path }) => {
    expect(await visitor.get(path)).toBeAt('/');
  });

  it.each(screens.filter(({ seenBy }) => seenBy === 'visitor'))('$name sends a player home', async ({ path }) => {
    expect(await player.get(path)).toBeAt('/');
  });

  it('/profile leads to my account', async () => {
    expect(await player.get('/profile')).toBeAt('/profile/my-account');
  });
});
