import type { Language } from 'contract/languages';

interface HelpOrganisation {
  /** By the name that people there know, with the country where a language has several. */
  name: string;
  url: string;
}

/** Where people find help with gambling in their own language, free and without an account. */
const byLanguage: Readonly<Record<Language, readonly HelpOrganisation[]>> = {
  en: [
    { name: 'GamCare (United Kingdom)', url: 'https://www.gamcare.org.uk' },
    { name: 'Problem Gambling Ireland', url: 'https://www.problemgambling.ie' },
    { name: 'Gambling Help Online (Australia)', url: 'https://www.gamblinghelponline.org.au' },
  ],
  es: [{ name: 'FEJAR (España)', url: 'https://fejar.org' }],
  de: [
    { name: 'Check dein Spiel (Deutschland)', url: 'https://www.check-dein-spiel.de' },
    { name: 'Spielsuchthilfe (Österreich)', url: 'https://www.spielsuchthilfe.at' },
    { name: 'SOS Spielsucht (Schweiz)', url: 'https://www.sos-spielsucht.ch' },
  ],
  fr: [
    { name: 'Joueurs Info Service (France)', url: 'https://www.joueurs-info-service.fr' },
    { name: 'SOS Jeu (Suisse)', url: 'https://www.sos-jeu.ch' },
  ],
  pt: [{ name: 'Jogadores Anônimos do Brasil', url: 'https://jogadoresanonimos.com.br' }],
  no: [{ name: 'Hjelpelinjen', url: 'https://hjelpelinjen.no' }],
  jp: [{ name: 'GA日本（ギャンブラーズ・アノニマス）', url: 'https://www.gajapan.jp' }],
};

const everywhere: readonly HelpOrganisation[] = [
  { name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org' },
  { name: 'Gamblers Anonymous', url: 'https://www.gamblersanonymous.org' },
];

/** The language's own first, then those that help in many. */
export const helpOrganisations = (language: Language): readonly HelpOrganisation[] => [
  ...byLanguage[language],
  ...everywhere,
];
