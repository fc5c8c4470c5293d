import type { Language } from 'contract/constants';
import type { RaceText } from './race-list';

type Texts = Readonly<Record<Language, RaceText>>;

/** What the sample races are called and about, by kind. Dates, prizes and games are the race's own and are told beside. */
export const raceTexts = {
  'long-evenings': {
    en: { title: 'Long Evenings', summary: 'One week, every slot: each cent you stake with real money is a point.' },
    es: {
      title: 'Noches largas',
      summary: 'Una semana y todas las tragaperras: cada céntimo que apuestas con dinero real es un punto.',
    },
    de: {
      title: 'Lange Abende',
      summary: 'Eine Woche, alle Spielautomaten: Jeder Cent Einsatz mit Echtgeld ist ein Punkt.',
    },
    fr: {
      title: 'Longues soirées',
      summary: 'Une semaine, toutes les machines à sous : chaque centime misé en argent réel vaut un point.',
    },
    pt: {
      title: 'Noites longas',
      summary: 'Uma semana, todos os caça-níqueis: cada centavo apostado com dinheiro real vale um ponto.',
    },
    no: {
      title: 'Lange kvelder',
      summary: 'Én uke, alle spilleautomatene: Hver cent du satser med ekte penger, gir ett poeng.',
    },
    jp: {
      title: '長い夜のレース',
      summary: '1週間、すべてのスロットが対象です。リアルマネーでのベット1セントごとに1ポイントが付きます。',
    },
  },
  'brightest-spark': {
    en: {
      title: 'Brightest Spark',
      summary: 'A weekend on every slot: your best multiplier in a single round counts, whatever the stake.',
    },
    es: {
      title: 'La chispa más brillante',
      summary:
        'Un fin de semana en todas las tragaperras: cuenta tu mejor multiplicador en una sola ronda, sea cual sea la apuesta.',
    },
    de: {
      title: 'Der hellste Funke',
      summary:
        'Ein Wochenende an allen Spielautomaten: Es zählt Ihr bester Multiplikator in einer Runde, unabhängig vom Einsatz.',
    },
    fr: {
      title: 'L’étincelle la plus vive',
      summary:
        'Un week-end sur toutes les machines à sous : seul compte votre meilleur multiplicateur en une partie, quelle que soit la mise.',
    },
    pt: {
      title: 'A faísca mais brilhante',
      summary:
        'Um fim de semana em todos os caça-níqueis: vale o seu melhor multiplicador em uma única rodada, seja qual for a aposta.',
    },
    no: {
      title: 'Den klareste gnisten',
      summary: 'En helg på alle spilleautomatene: Den beste multiplikatoren din i én runde teller, uansett innsats.',
    },
    jp: {
      title: 'いちばん輝く火花',
      summary: '週末の全スロット対象レースです。ベット額にかかわらず、1ラウンドの最高倍率で順位が決まります。',
    },
  },
  'jackpot-trail': {
    en: { title: 'Jackpot Trail', summary: 'Our jackpot slots alone: each cent you stake with real money is a point.' },
    es: {
      title: 'La ruta del bote',
      summary: 'Solo nuestras tragaperras con bote: cada céntimo que apuestas con dinero real es un punto.',
    },
    de: {
      title: 'Jackpot-Pfad',
      summary: 'Nur unsere Jackpot-Automaten: Jeder Cent Einsatz mit Echtgeld ist ein Punkt.',
    },
    fr: {
      title: 'La piste des jackpots',
      summary: 'Uniquement nos machines à jackpot : chaque centime misé en argent réel vaut un point.',
    },
    pt: {
      title: 'Trilha do jackpot',
      summary: 'Só os nossos caça-níqueis com jackpot: cada centavo apostado com dinheiro real vale um ponto.',
    },
    no: {
      title: 'Jackpotsporet',
      summary: 'Bare jackpotautomatene våre: Hver cent du satser med ekte penger, gir ett poeng.',
    },
    jp: {
      title: 'ジャックポット街道',
      summary: 'ジャックポットスロット限定です。リアルマネーでのベット1セントごとに1ポイントが付きます。',
    },
  },
  'harbour-regatta': {
    en: { title: 'Harbour Regatta', summary: 'The slots of Tideworks: your best multiplier in a single round counts.' },
    es: {
      title: 'Regata del puerto',
      summary: 'Las tragaperras de Tideworks: cuenta tu mejor multiplicador en una sola ronda.',
    },
    de: {
      title: 'Hafenregatta',
      summary: 'Die Spielautomaten von Tideworks: Es zählt Ihr bester Multiplikator in einer Runde.',
    },
    fr: {
      title: 'Régate du port',
      summary: 'Les machines à sous de Tideworks : seul compte votre meilleur multiplicateur en une partie.',
    },
    pt: {
      title: 'Regata do porto',
      summary: 'Os caça-níqueis da Tideworks: vale o seu melhor multiplicador em uma única rodada.',
    },
    no: {
      title: 'Havneregatta',
      summary: 'Spilleautomatene fra Tideworks: Den beste multiplikatoren din i én runde teller.',
    },
    jp: {
      title: 'ハーバー・レガッタ',
      summary: 'Tideworksのスロットが対象です。1ラウンドの最高倍率で順位が決まります。',
    },
  },
  'new-lights': {
    en: { title: 'New Lights', summary: 'Only the newest slots: each cent you stake with real money is a point.' },
    es: {
      title: 'Luces nuevas',
      summary: 'Solo las tragaperras más nuevas: cada céntimo que apuestas con dinero real es un punto.',
    },
    de: {
      title: 'Neue Lichter',
      summary: 'Nur die neuesten Spielautomaten: Jeder Cent Einsatz mit Echtgeld ist ein Punkt.',
    },
    fr: {
      title: 'Nouvelles lueurs',
      summary: 'Uniquement les machines à sous les plus récentes : chaque centime misé en argent réel vaut un point.',
    },
    pt: {
      title: 'Luzes novas',
      summary: 'Só os caça-níqueis mais novos: cada centavo apostado com dinheiro real vale um ponto.',
    },
    no: {
      title: 'Nye lys',
      summary: 'Bare de nyeste spilleautomatene: Hver cent du satser med ekte penger, gir ett poeng.',
    },
    jp: {
      title: '新しい灯り',
      summary: '新作スロット限定です。リアルマネーでのベット1セントごとに1ポイントが付きます。',
    },
  },
  'two-hours-of-comets': {
    en: { title: 'Two Hours of Comets', summary: 'One evening, one game: the best multiplier on Nine Comets counts.' },
    es: {
      title: 'Dos horas de cometas',
      summary: 'Una tarde y un solo juego: cuenta el mejor multiplicador en Nine Comets.',
    },
    de: {
      title: 'Zwei Stunden Kometen',
      summary: 'Ein Abend, ein Spiel: Es zählt der beste Multiplikator bei Nine Comets.',
    },
    fr: {
      title: 'Deux heures de comètes',
      summary: 'Un soir, un seul jeu : seul compte le meilleur multiplicateur sur Nine Comets.',
    },
    pt: {
      title: 'Duas horas de cometas',
      summary: 'Uma noite, um único jogo: vale o melhor multiplicador em Nine Comets.',
    },
    no: {
      title: 'To timer med kometer',
      summary: 'Én kveld, ett spill: Den beste multiplikatoren på Nine Comets teller.',
    },
    jp: { title: '彗星の2時間', summary: '一晩だけ、対象は1ゲームです。Nine Cometsでの最高倍率で順位が決まります。' },
  },
} as const satisfies Record<string, Texts>;
