import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from 'contract/constants';
import { captchaAlphabet, captchaQuestion, drawCaptcha, isCaptchaAnswer, type RandomBelow } from './captcha';
import { captchaImage } from './captcha-image';

/** A small generator that is the same for a seed. */
const randomOf = (seed: number): RandomBelow => {
  let state = seed || 1;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

describe('a captcha', () => {
  it('is five characters that can be told apart, or five digits', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { characters, digits } = drawCaptcha(randomOf(seed));
        expect(characters).toHaveLength(5);
        expect([...characters].every((character) => captchaAlphabet.includes(character))).toBe(true);
        expect(digits).toMatch(/^\d{5}$/);
      }),
    );
  });

  it.each([
    ['K7RMX', true],
    ['k7rmx', true],
    [' k7r mx ', true],
    ['Ｋ７ＲＭＸ', true],
    ['40179', true],
    ['４０１７９', true],
    ['K7RM', false],
    ['K7RMXX', false],
    ['97104', false],
    ['', false],
    ['K7RMX40179', false],
  ])('K7RMX or 40179 is answered by %j: %s', (text, right) => {
    expect(isCaptchaAnswer(text, { characters: 'K7RMX', digits: '40179' })).toBe(right);
  });

  it('asks in the words of seven languages, and never in its digits or characters', () => {
    const asked = languages.map((language) => captchaQuestion({ characters: 'K7RMX', digits: '40179' }, language));
    expect(asked[0]).toBe(
      'Type the five characters in the picture. Or type these numbers as digits, starting with the last: nine, seven, one, zero, four.',
    );
    expect(new Set(asked).size).toBe(languages.length);
    for (const question of asked) expect(question).not.toMatch(/40179|97104|K7RMX|\{/);
  });
});

describe('its image', () => {
  it('is small, loads and runs nothing, and does not spell the characters', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { characters } = drawCaptcha(randomOf(seed));
        const svg = captchaImage(characters, randomOf(seed + 1));
        expect(svg.length).toBeLessThan(5_000);
        expect(svg).not.toMatch(/<(?!\/?svg|rect|path)|href|style=|on\w+=|NaN|undefined|text/);
        expect(svg).not.toContain(characters);
      }),
      { numRuns: 30 },
    );
  });

  it('draws every character of the alphabet, and no two images alike', () => {
    const points = (character: string) => (captchaImage(character, randomOf(7)).match(/[MQ]/g) ?? []).length;
    const nothing = points(' ');
    for (const character of captchaAlphabet) expect(points(character)).toBeGreaterThan(nothing);
    expect(captchaImage('AAAAA', randomOf(1))).not.toBe(captchaImage('AAAAA', randomOf(2)));
  });
});
