import { defineMessages } from '../define-messages';

/** The player's bonuses and the promotion code. */
export const bonuses = defineMessages({
  none: { en: 'No bonus now', es: 'Ahora no tienes bonos', de: 'Zurzeit kein Bonus', fr: 'Aucun bonus pour le moment', pt: 'Nenhum bônus agora', no: 'Ingen bonus nå', jp: '現在ボーナスはありません' },
  noneText: {
    en: 'With a promotion code you can get one.', es: 'Con un código promocional puedes conseguir uno.', de: 'Mit einem Aktionscode können Sie einen bekommen.',
    fr: 'Un code promotionnel vous permet d’en obtenir un.', pt: 'Com um código promocional você pode ganhar um.', no: 'Med en kampanjekode kan du få en.', jp: 'プロモーションコードで獲得できます。',
  },
  code: { en: 'Promotion code', es: 'Código promocional', de: 'Aktionscode', fr: 'Code promotionnel', pt: 'Código promocional', no: 'Kampanjekode', jp: 'プロモーションコード' },
  yourCode: { en: 'Your code', es: 'Tu código', de: 'Ihr Code', fr: 'Votre code', pt: 'Seu código', no: 'Koden din', jp: 'コード' },
  codeHint: {
    en: 'Capital or small letters make no difference', es: 'Da igual en mayúsculas o minúsculas', de: 'Groß- und Kleinschreibung spielt keine Rolle', fr: 'Majuscules ou minuscules, peu importe',
    pt: 'Maiúsculas ou minúsculas, tanto faz', no: 'Store eller små bokstaver spiller ingen rolle', jp: '大文字と小文字は区別されません',
  },
  codeRequired: {
    en: 'please enter a promotion code', es: 'introduce un código promocional', de: 'Bitte geben Sie einen Aktionscode ein', fr: 'veuillez saisir un code promotionnel', pt: 'digite um código promocional',
    no: 'skriv inn en kampanjekode', jp: 'プロモーションコードを入力してください',
  },
  redeem: { en: 'Redeem', es: 'Canjear', de: 'Einlösen', fr: 'Utiliser le code', pt: 'Resgatar', no: 'Løs inn', jp: '適用する' },
  added: { en: 'Added: {{name}}', es: 'Añadido: {{name}}', de: 'Hinzugefügt: {{name}}', fr: 'Ajouté : {{name}}', pt: 'Adicionado: {{name}}', no: 'Lagt til: {{name}}', jp: '追加しました：{{name}}' },
  started: { en: 'Started: {{name}}', es: 'Activado: {{name}}', de: 'Gestartet: {{name}}', fr: 'Activé : {{name}}', pt: 'Ativado: {{name}}', no: 'Startet: {{name}}', jp: '開始しました：{{name}}' },
  givenUp: { en: 'Given up: {{name}}', es: 'Has renunciado a: {{name}}', de: 'Verzichtet auf: {{name}}', fr: 'Bonus abandonné : {{name}}', pt: 'Você desistiu de: {{name}}', no: 'Gitt opp: {{name}}', jp: '放棄しました：{{name}}' },
  name: { en: 'Bonus', es: 'Bono', de: 'Bonus', fr: 'Bonus', pt: 'Bônus', no: 'Bonus', jp: 'ボーナス' },
  amount: { en: 'Amount', es: 'Importe', de: 'Betrag', fr: 'Montant', pt: 'Valor', no: 'Beløp', jp: '金額' },
  balance: { en: 'Bonus balance', es: 'Saldo del bono', de: 'Bonusguthaben', fr: 'Solde du bonus', pt: 'Saldo do bônus', no: 'Bonussaldo', jp: 'ボーナス残高' },
  requirement: {
    en: 'Wagering requirement', es: 'Requisito de apuesta', de: 'Umsatzbedingung', fr: 'Conditions de mise', pt: 'Requisito de aposta', no: 'Omsetningskrav', jp: '賭け条件',
  },
  times: { en: '{{count}}×', es: '{{count}}×', de: '{{count}}×', fr: '{{count}}×', pt: '{{count}}×', no: '{{count}}×', jp: '{{count}}倍' },
  expiry: { en: 'Expires', es: 'Caduca', de: 'Gültig bis', fr: 'Expire', pt: 'Expira', no: 'Utløper', jp: '有効期限' },
  never: { en: 'Never', es: 'Nunca', de: 'Unbegrenzt', fr: 'Jamais', pt: 'Nunca', no: 'Aldri', jp: '無期限' },
  points: { en: 'Points gained', es: 'Puntos conseguidos', de: 'Erreichte Punkte', fr: 'Points gagnés', pt: 'Pontos ganhos', no: 'Poeng oppnådd', jp: '獲得ポイント' },
  pointsOf: {
    en: '{{gained}} of {{needed}}', es: '{{gained}} de {{needed}}', de: '{{gained}} von {{needed}}', fr: '{{gained}} sur {{needed}}', pt: '{{gained}} de {{needed}}', no: '{{gained}} av {{needed}}',
    jp: '{{needed}}中{{gained}}',
  },
  openBets: { en: 'Open bets', es: 'Apuestas abiertas', de: 'Offene Einsätze', fr: 'Mises en cours', pt: 'Apostas abertas', no: 'Åpne innsatser', jp: '未確定のベット' },
  openBetsFirst: {
    en: 'You can give this bonus up once its open bets are settled.', es: 'Podrás renunciar a este bono cuando se resuelvan sus apuestas abiertas.', de: 'Sie können auf diesen Bonus verzichten, sobald seine offenen Einsätze abgerechnet sind.',
    fr: 'Vous pourrez renoncer à ce bonus une fois ses mises en cours réglées.', pt: 'Você poderá desistir deste bônus quando as apostas abertas forem encerradas.',
    no: 'Du kan gi opp denne bonusen når de åpne innsatsene er avgjort.', jp: '未確定のベットが確定すると、このボーナスを放棄できます。',
  },
  highestStake: { en: 'Highest stake', es: 'Apuesta máxima', de: 'Höchsteinsatz', fr: 'Mise maximale', pt: 'Aposta máxima', no: 'Høyeste innsats', jp: '最大ベット額' },
  whatCounts: {
    en: 'What counts how much', es: 'Cuánto cuenta cada juego', de: 'Was wie viel zählt', fr: 'Ce qui compte, et combien', pt: 'Quanto conta cada jogo', no: 'Hva som teller hvor mye', jp: 'ゲームごとの消化率',
  },
  freeSpins_one: {
    en: '{{shown}} free spin of {{value}}', es: '{{shown}} giro gratis de {{value}}', de: '{{shown}} Freispiel zu {{value}}', fr: '{{shown}} tour gratuit à {{value}}', pt: '{{shown}} rodada grátis de {{value}}',
    no: '{{shown}} gratisspinn på {{value}}', jp: 'フリースピン{{shown}}回（1回{{value}}）',
  },
  freeSpins_many: {
    en: '{{shown}} free spins of {{value}}', es: '{{shown}} giros gratis de {{value}}', de: '{{shown}} Freispiele zu {{value}}', fr: '{{shown}} tours gratuits à {{value}}', pt: '{{shown}} rodadas grátis de {{value}}',
    no: '{{shown}} gratisspinn på {{value}}', jp: 'フリースピン{{shown}}回（1回{{value}}）',
  },
  freeSpins_other: {
    en: '{{shown}} free spins of {{value}}', es: '{{shown}} giros gratis de {{value}}', de: '{{shown}} Freispiele zu {{value}}', fr: '{{shown}} tours gratuits à {{value}}', pt: '{{shown}} rodadas grátis de {{value}}',
    no: '{{shown}} gratisspinn på {{value}}', jp: 'フリースピン{{shown}}回（1回{{value}}）',
  },
  toGame: { en: 'Go to the game', es: 'Ir al juego', de: 'Zum Spiel', fr: 'Aller au jeu', pt: 'Ir para o jogo', no: 'Gå til spillet', jp: 'ゲームへ' },
  giveUp: { en: 'Give up this bonus', es: 'Renunciar a este bono', de: 'Auf diesen Bonus verzichten', fr: 'Renoncer à ce bonus', pt: 'Desistir deste bônus', no: 'Gi opp denne bonusen', jp: 'このボーナスを放棄する' },
  giveUpNow: { en: 'Give up now', es: 'Renunciar ahora', de: 'Jetzt verzichten', fr: 'Renoncer maintenant', pt: 'Desistir agora', no: 'Gi opp nå', jp: '放棄する' },
  giveUpLoses: {
    en: 'The bonus balance of {{amount}} is then gone, winnings from the bonus included. Your own money stays.', es: 'Perderás el saldo del bono de {{amount}}, con las ganancias del bono. Tu propio dinero se queda.',
    de: 'Das Bonusguthaben von {{amount}} verfällt dann, auch Gewinne aus dem Bonus. Ihr eigenes Geld bleibt.', fr: 'Le solde du bonus de {{amount}} sera perdu, gains du bonus compris. Votre propre argent reste.',
    pt: 'O saldo do bônus de {{amount}} será perdido, com os ganhos do bônus. O seu próprio dinheiro fica.', no: 'Bonussaldoen på {{amount}} går da tapt, også gevinster fra bonusen. Dine egne penger blir.',
    jp: 'ボーナス残高{{amount}}は、ボーナスによる配当を含めて失われます。ご自身の残高はそのまま残ります。',
  },
  giveUpText: {
    en: 'A bonus that is given up does not come back.', es: 'Un bono al que renuncias no se recupera.', de: 'Ein Bonus, auf den Sie verzichten, kommt nicht zurück.', fr: 'Un bonus abandonné ne peut pas être récupéré.',
    pt: 'Um bônus de que você desiste não volta.', no: 'En bonus du gir opp, kommer ikke tilbake.', jp: '放棄したボーナスは元に戻せません。',
  },
  queue: { en: 'Waiting for you', es: 'En espera', de: 'Wartet auf Sie', fr: 'En attente', pt: 'À sua espera', no: 'Venter på deg', jp: '待機中のボーナス' },
  oneAtATime: {
    en: 'One bonus can be played at a time.', es: 'Solo se puede jugar un bono a la vez.', de: 'Es kann immer nur ein Bonus gespielt werden.', fr: 'Un seul bonus peut être joué à la fois.',
    pt: 'Só é possível jogar um bônus de cada vez.', no: 'Bare én bonus kan spilles om gangen.', jp: '同時に利用できるボーナスは1つです。',
  },
  start: { en: 'Start', es: 'Activar', de: 'Starten', fr: 'Activer', pt: 'Ativar', no: 'Start bonusen', jp: '開始する' },
  ended: { en: 'Ended in the last 30 days', es: 'Terminados en los últimos 30 días', de: 'In den letzten 30 Tagen beendet', fr: 'Terminés ces 30 derniers jours', pt: 'Encerrados nos últimos 30 dias', no: 'Avsluttet de siste 30 dagene', jp: '過去30日間に終了したボーナス' },
  endedOn: { en: 'Ended', es: 'Terminó', de: 'Beendet am', fr: 'Terminé le', pt: 'Encerrado em', no: 'Avsluttet', jp: '終了日' },
  stateQueued: { en: 'Waiting', es: 'En espera', de: 'Wartet', fr: 'En attente', pt: 'Em espera', no: 'Venter', jp: '待機中' },
  stateActive: { en: 'Active', es: 'Activo', de: 'Aktiv', fr: 'Actif', pt: 'Ativo', no: 'Aktiv', jp: '有効' },
  stateCompleted: { en: 'Completed', es: 'Completado', de: 'Freigespielt', fr: 'Terminé', pt: 'Concluído', no: 'Fullført', jp: '達成' },
  stateForfeited: { en: 'Given up', es: 'Renunciado', de: 'Verzichtet', fr: 'Abandonné', pt: 'Desistência', no: 'Gitt opp', jp: '放棄' },
  stateExpired: { en: 'Expired', es: 'Caducado', de: 'Abgelaufen', fr: 'Expiré', pt: 'Expirado', no: 'Utløpt', jp: '期限切れ' },
  seeBets: { en: 'See the bets of my bonuses', es: 'Ver las apuestas de mis bonos', de: 'Einsätze meiner Boni ansehen', fr: 'Voir les mises de mes bonus', pt: 'Ver as apostas dos meus bônus', no: 'Se innsatsene i bonusene mine', jp: 'ボーナスのベット履歴を見る' },
});
