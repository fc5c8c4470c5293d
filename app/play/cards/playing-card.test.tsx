import { readFileSync } from 'node:fs';
import { deck } from 'contract/play/cards';
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageProvider, type Page } from '~/i18n/page';
import { languages, type Language } from '~/i18n/languages';
import { translatorFor } from '~/i18n/translator';
import { cardName, Hand } from './playing-card';

const page = (locale: Language) => ({ t: translatorFor(locale), locale }) as Page;
const hand = (cards: Parameters<typeof Hand>[0]['cards'], dealtFrom?: number) =>
  load(
    renderToStaticMarkup(
      <PageProvider value={page('en')}>
        <Hand label="Your hand" cards={cards} dealtFrom={dealtFrom} />
      </PageProvider>,
    ),
  );

describe('a card in words', () => {
  it.each<[Language, string, string]>([
    ['en', 'queen of hearts', '10 of clubs'],
    ['es', 'reina de corazones', '10 de tréboles'],
    ['de', 'Herz Dame', 'Kreuz 10'],
    ['fr', 'dame de cœur', '10 de trèfle'],
    ['pt', 'dama de copas', '10 de paus'],
    ['no', 'hjerter dame', 'kløver 10'],
    ['jp', 'ハートのクイーン', 'クラブの10'],
  ])('in %s', (locale, queen, ten) => {
    expect([cardName('QH', translatorFor(locale)), cardName('TC', translatorFor(locale))]).toEqual([queen, ten]);
  });

  it.each(languages)('tells all 52 apart in %s', (locale) =>
    expect(new Set(deck.map((card) => cardName(card, translatorFor(locale)))).size).toBe(52),
  );

  it('does not tell what lies face down', () => expect(cardName(null, translatorFor('en'))).toBe('a face-down card'));
});

describe('a hand', () => {
  it('names each card, in order', () => {
    const $ = hand(['AS', null, 'TD']);
    expect(
      $('[role=img]')
        .toArray()
        .map((card) => $(card).attr('aria-label')),
    ).toEqual(['ace of spades', 'a face-down card', '10 of diamonds']);
    expect($('li').eq(2).find('text').text()).toBe('10');
    expect($('ol').attr('aria-label')).toBe('Your hand');
  });

  it('moves only what has just been dealt', () => {
    expect(hand(['AS', 'KH', 'TD'])('.card-dealt').length).toBe(0);
    expect(hand(['AS', 'KH', 'TD'], 2)('.card-dealt').length).toBe(1);
  });

  it('draws with shapes that the sprite has', () => {
    const sprite = readFileSync('public/symbols/cards.svg', 'utf8');
    const $ = hand([...deck, null]);
    for (const use of $('use').toArray()) {
      const [file, id] = $(use).attr('href')!.split('#');
      expect(file).toBe('/symbols/cards.svg');
      expect(sprite).toContain(`<symbol id="${id}"`);
    }
  });
});
