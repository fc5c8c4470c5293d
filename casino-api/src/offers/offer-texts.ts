import type { Language } from 'contract/constants';

type Texts = Record<Language, string>;

/** Titles and summaries of the sample offers. Figures are told by the terms, never here. */
export const offerTexts = {
  welcome: {
    title: {
      en: 'Welcome deposit bonus', es: 'Bono de bienvenida por depósito', de: 'Willkommensbonus auf die Einzahlung', fr: 'Bonus de bienvenue sur le dépôt', pt: 'Bônus de boas-vindas no depósito',
      no: 'Velkomstbonus på innskuddet', jp: 'ウェルカム入金ボーナス',
    },
    summary: {
      en: 'Your first deposit, matched in bonus money.', es: 'Igualamos tu primer depósito con dinero de bono.', de: 'Ihre erste Einzahlung, noch einmal als Bonusgeld.',
      fr: 'Votre premier dépôt, doublé en argent bonus.', pt: 'Seu primeiro depósito, dobrado em dinheiro de bônus.', no: 'Det første innskuddet ditt, doblet med bonuspenger.', jp: '初回のご入金と同額をボーナスとしてお受け取りいただけます。',
    },
  },
  reload: {
    title: { en: 'Weekly deposit bonus', es: 'Bono de depósito semanal', de: 'Wöchentlicher Einzahlungsbonus', fr: 'Bonus de dépôt hebdomadaire', pt: 'Bônus de depósito semanal', no: 'Ukentlig innskuddsbonus', jp: '週間入金ボーナス' },
    summary: {
      en: 'Half as much again on one deposit a week.', es: 'La mitad más en un depósito cada semana.', de: 'Auf eine Einzahlung pro Woche die Hälfte dazu.', fr: 'Moitié plus sur un dépôt par semaine.',
      pt: 'Metade a mais em um depósito por semana.', no: 'Halvparten i tillegg på ett innskudd i uken.', jp: '週に1回、ご入金額の半分がボーナスとして付きます。',
    },
  },
  'welcome-code': {
    title: { en: 'Welcome code', es: 'Código de bienvenida', de: 'Willkommenscode', fr: 'Code de bienvenue', pt: 'Código de boas-vindas', no: 'Velkomstkode', jp: 'ウェルカムコード' },
    summary: {
      en: 'A bonus to look around with, no deposit needed.', es: 'Un bono para conocer la casa, sin depósito.', de: 'Ein Bonus zum Umschauen, ganz ohne Einzahlung.', fr: 'Un bonus pour découvrir la maison, sans dépôt.',
      pt: 'Um bônus para conhecer a casa, sem depósito.', no: 'En bonus til å se deg rundt med, uten innskudd.', jp: '入金なしでお試しいただけるボーナスです。',
    },
  },
  'moon-spins': {
    title: { en: 'Moon spins', es: 'Tiradas de luna', de: 'Mondspiele', fr: 'Tours de lune', pt: 'Rodadas da lua', no: 'Månespinn', jp: 'ムーンスピン' },
    summary: {
      en: 'Free spins under the festival lanterns, with a code.', es: 'Tiradas gratis bajo los farolillos del festival, con un código.', de: 'Freispiele unter den Laternen des Festes, per Code.',
      fr: 'Des tours gratuits sous les lanternes de la fête, avec un code.', pt: 'Rodadas grátis sob as lanternas do festival, com um código.', no: 'Gratisspinn under lyktene på festivalen, med en kode.', jp: 'コードを入力すると、灯籠まつりのスロットでフリースピンをお使いいただけます。',
    },
  },
  'first-light': {
    title: { en: 'First light', es: 'Primera luz', de: 'Erstes Licht', fr: 'Première lueur', pt: 'Primeira luz', no: 'Første lys', jp: 'ファーストライト' },
    summary: {
      en: 'A few free spins for everyone with an account.', es: 'Unas tiradas gratis para quien tenga cuenta.', de: 'Ein paar Freispiele für alle mit einem Konto.', fr: 'Quelques tours gratuits pour tous les titulaires d’un compte.',
      pt: 'Algumas rodadas grátis para quem tem conta.', no: 'Noen gratisspinn til alle med konto.', jp: 'アカウントをお持ちの方ならどなたでも受け取れるフリースピンです。',
    },
  },
  'comet-week': {
    title: { en: 'Comet week', es: 'Semana de cometas', de: 'Kometenwoche', fr: 'Semaine des comètes', pt: 'Semana dos cometas', no: 'Kometuke', jp: 'コメットウィーク' },
    summary: {
      en: 'Free spins every week for players who have deposited.', es: 'Tiradas gratis cada semana para quien ya ha depositado.', de: 'Jede Woche Freispiele für alle, die schon eingezahlt haben.', fr: 'Des tours gratuits chaque semaine pour ceux qui ont déjà déposé.',
      pt: 'Rodadas grátis toda semana para quem já depositou.', no: 'Gratisspinn hver uke for dem som har satt inn penger.', jp: 'ご入金済みの方が毎週受け取れるフリースピンです。',
    },
  },
  'winter-lights': {
    title: { en: 'Winter lights bonus', es: 'Bono luces de invierno', de: 'Winterlichter-Bonus', fr: 'Bonus lumières d’hiver', pt: 'Bônus luzes de inverno', no: 'Vinterlysbonus', jp: '冬の灯りボーナス' },
    summary: {
      en: 'One larger deposit bonus for the dark weeks of the year.', es: 'Un bono de depósito mayor para las semanas oscuras del año.', de: 'Ein größerer Einzahlungsbonus für die dunklen Wochen des Jahres.', fr: 'Un bonus de dépôt plus généreux pour les semaines sombres de l’année.',
      pt: 'Um bônus de depósito maior para as semanas escuras do ano.', no: 'En større innskuddsbonus for årets mørke uker.', jp: '夜の長い季節にお届けする、少し大きめの入金ボーナスです。',
    },
  },
  'harvest-moon': {
    title: { en: 'Harvest moon bonus', es: 'Bono luna de cosecha', de: 'Erntemond-Bonus', fr: 'Bonus lune des moissons', pt: 'Bônus lua da colheita', no: 'Høstmånebonus', jp: '収穫の月ボーナス' },
    summary: {
      en: 'A deposit bonus for the end of the harvest.', es: 'Un bono de depósito para el final de la cosecha.', de: 'Ein Einzahlungsbonus zum Ende der Ernte.', fr: 'Un bonus de dépôt pour la fin des moissons.',
      pt: 'Um bônus de depósito para o fim da colheita.', no: 'En innskuddsbonus til slutten av innhøstingen.', jp: '収穫の終わりを祝う入金ボーナスです。',
    },
  },
  'bakery-nights': {
    title: { en: 'Bakery nights', es: 'Noches de panadería', de: 'Backstubennächte', fr: 'Nuits au fournil', pt: 'Noites de padaria', no: 'Bakerinetter', jp: 'ベーカリーナイト' },
    summary: {
      en: 'Free spins while the ovens are still warm.', es: 'Tiradas gratis mientras los hornos siguen calientes.', de: 'Freispiele, solange die Öfen noch warm sind.', fr: 'Des tours gratuits tant que les fours sont chauds.',
      pt: 'Rodadas grátis enquanto os fornos estão quentes.', no: 'Gratisspinn så lenge ovnene er varme.', jp: '焼きたての香りとともに楽しむフリースピンです。',
    },
  },
  'rooftop-autumn': {
    title: { en: 'Rooftop autumn', es: 'Otoño en los tejados', de: 'Herbst über den Dächern', fr: 'Automne sur les toits', pt: 'Outono nos telhados', no: 'Høst på takene', jp: '屋根の上の秋' },
    summary: {
      en: 'Free spins with the cats of the old town.', es: 'Tiradas gratis con los gatos del casco antiguo.', de: 'Freispiele mit den Katzen der Altstadt.', fr: 'Des tours gratuits avec les chats de la vieille ville.',
      pt: 'Rodadas grátis com os gatos da cidade velha.', no: 'Gratisspinn med kattene i gamlebyen.', jp: '旧市街の猫たちと楽しむフリースピンです。',
    },
  },
} as const satisfies Record<string, { title: Texts; summary: Texts }>;
