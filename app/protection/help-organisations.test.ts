import { describe, expect, it } from 'vitest';
import { languages } from 'contract/constants';
import { helpOrganisations } from './help-organisations';

const names = (...[language, country]: Parameters<typeof helpOrganisations>) =>
  helpOrganisations(language, country).map(({ name }) => name);

describe('help with gambling', () => {
  it.each([
    ['GB', 'GamCare (United Kingdom)'],
    ['DE', 'BZgA Check dein Spiel (Deutschland)'],
    ['FR', 'Joueurs Info Service (France)'],
    ['ES', 'Jugadores Anónimos (España)'],
    ['NO', 'Hjelpelinjen'],
    ['JP', '依存症対策全国センター'],
    ['BR', 'Jogadores Anônimos do Brasil'],
  ])('is that of the country first, whatever is read: %s', (country, first) => {
    for (const language of languages) expect(names(language, country)[0]).toBe(first);
  });

  it('is the one in the language that is read, where a country has several', () => {
    expect(names('fr', 'CH')[0]).toBe('SOS Jeu (Suisse)');
    expect(names('de', 'CH')[0]).toBe('SOS Spielsucht (Schweiz)');
  });

  it.each([null, 'ZZ', 'T1', 'gb'])('is that of the language where none of the country is known: %s', (country) =>
    expect(names('de', country)).toContain('Spielsuchthilfe (Österreich)'),
  );

  it('ends with those that help everywhere', () => {
    for (const country of ['GB', 'ZZ', null])
      expect(names('en', country).slice(-2)).toEqual(['Gambling Therapy', 'Gamblers Anonymous']);
  });
});
