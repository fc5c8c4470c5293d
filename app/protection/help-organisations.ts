import type { Language } from 'contract/languages';

interface HelpOrganisation {
  /** By the name that people there know, with the country where a language has several. */
  name: string;
  url: string;
}

interface NationalHelp extends HelpOrganisation {
  /** ISO code of the country whose people it helps. */
  country: string;
  /** The language that it helps in. */
  language: Language;
}

/** Where people find help with gambling, free and without an account. */
const national: readonly NationalHelp[] = [
  { country: 'GB', language: 'en', name: 'GamCare (United Kingdom)', url: 'https://www.gamcare.org.uk' },
  { country: 'GB', language: 'en', name: 'BeGambleAware (United Kingdom)', url: 'https://www.begambleaware.org' },
  { country: 'IE', language: 'en', name: 'Problem Gambling Ireland', url: 'https://www.problemgambling.ie' },
  {
    country: 'AU',
    language: 'en',
    name: 'Gambling Help Online (Australia)',
    url: 'https://www.gamblinghelponline.org.au',
  },
  { country: 'ES', language: 'es', name: 'Jugadores Anónimos (España)', url: 'https://www.jugadoresanonimos.org' },
  { country: 'ES', language: 'es', name: 'FEJAR (España)', url: 'https://fejar.org' },
  {
    country: 'DE',
    language: 'de',
    name: 'BZgA Check dein Spiel (Deutschland)',
    url: 'https://www.check-dein-spiel.de',
  },
  { country: 'AT', language: 'de', name: 'Spielsuchthilfe (Österreich)', url: 'https://www.spielsuchthilfe.at' },
  { country: 'CH', language: 'de', name: 'SOS Spielsucht (Schweiz)', url: 'https://www.sos-spielsucht.ch' },
  { country: 'CH', language: 'fr', name: 'SOS Jeu (Suisse)', url: 'https://www.sos-jeu.ch' },
  { country: 'FR', language: 'fr', name: 'Joueurs Info Service (France)', url: 'https://www.joueurs-info-service.fr' },
  { country: 'BR', language: 'pt', name: 'Jogadores Anônimos do Brasil', url: 'https://jogadoresanonimos.com.br' },
  { country: 'NO', language: 'no', name: 'Hjelpelinjen', url: 'https://hjelpelinjen.no' },
  { country: 'JP', language: 'jp', name: '依存症対策全国センター', url: 'https://www.ncasa-japan.jp' },
  { country: 'JP', language: 'jp', name: 'GA日本（ギャンブラーズ・アノニマス）', url: 'https://www.gajapan.jp' },
];

const everywhere: readonly HelpOrganisation[] = [
  { name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org' },
  { name: 'Gamblers Anonymous', url: 'https://www.gamblersanonymous.org' },
];

/**
 * Those of the reader's country, first the ones in the language that is read; where none is known there, those that help in the language. Then what helps
 * wherever somebody is. @param country ISO code, null where it is not known
 */
export function helpOrganisations(language: Language, country: string | null): readonly HelpOrganisation[] {
  const here = national.filter((help) => help.country === country);
  const own = here.length > 0 ? here : national.filter((help) => help.language === language);
  const inLanguage = (help: NationalHelp) => Number(help.language !== language);
  return [...own.toSorted((a, b) => inLanguage(a) - inLanguage(b)), ...everywhere];
}
