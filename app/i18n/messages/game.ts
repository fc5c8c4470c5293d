import { defineMessages } from '../define-messages';

/** The page that tells about a game. Odds are named by `play`. */
export const game = defineMessages({
  playNow: { en: 'Play now', es: 'Jugar ahora', de: 'Jetzt spielen', fr: 'Jouer', pt: 'Jogar agora', no: 'Spill nå', jp: '今すぐプレイ' },
  playForFun: { en: 'Play for fun', es: 'Jugar gratis', de: 'Kostenlos spielen', fr: 'Jouer pour le plaisir', pt: 'Jogar grátis', no: 'Spill for moro', jp: '無料プレイ' },
  round: { en: 'How a round goes', es: 'Cómo es una ronda', de: 'So läuft eine Runde', fr: 'Le déroulement d’une partie', pt: 'Como é uma rodada', no: 'Slik går en runde', jp: 'ラウンドの流れ' },
  facts: { en: 'At a glance', es: 'De un vistazo', de: 'Auf einen Blick', fr: 'En bref', pt: 'Em resumo', no: 'Kort fortalt', jp: 'ゲーム情報' },
  category: { en: 'Category', es: 'Categoría', de: 'Kategorie', fr: 'Catégorie', pt: 'Categoria', no: 'Kategori', jp: 'カテゴリー' },
  computer: { en: 'On a computer', es: 'En ordenador', de: 'Am Computer', fr: 'Sur ordinateur', pt: 'No computador', no: 'På datamaskin', jp: 'パソコン' },
  phone: { en: 'On a phone', es: 'En el móvil', de: 'Auf dem Handy', fr: 'Sur mobile', pt: 'No celular', no: 'På mobil', jp: 'スマートフォン' },
  available: { en: 'Available', es: 'Disponible', de: 'Verfügbar', fr: 'Disponible', pt: 'Disponível', no: 'Tilgjengelig', jp: '対応' },
  notAvailable: { en: 'Not available', es: 'No disponible', de: 'Nicht verfügbar', fr: 'Indisponible', pt: 'Indisponível', no: 'Ikke tilgjengelig', jp: '非対応' },
  hitFrequency: { en: 'Rounds that pay', es: 'Rondas con premio', de: 'Runden mit Gewinn', fr: 'Parties gagnantes', pt: 'Rodadas com prêmio', no: 'Runder med gevinst', jp: '配当のあるラウンド' },
  allRules: { en: 'All rules and payouts', es: 'Todas las reglas y premios', de: 'Alle Regeln und Auszahlungen', fr: 'Toutes les règles et tous les gains', pt: 'Todas as regras e prêmios', no: 'Alle regler og gevinster', jp: 'ルールと配当をすべて見る' },
  similar: { en: 'Similar games', es: 'Juegos parecidos', de: 'Ähnliche Spiele', fr: 'Jeux similaires', pt: 'Jogos parecidos', no: 'Lignende spill', jp: '似ているゲーム' },
});
