import { defineMessages } from '../define-messages';

/** The player's bonuses and the promotion code. */
export const bonuses = defineMessages({
  none: { en: 'No bonus now', es: 'Ahora no tienes bonos', de: 'Zurzeit kein Bonus', fr: 'Aucun bonus pour le moment', pt: 'Nenhum bônus agora', no: 'Ingen bonus nå', jp: '現在ボーナスはありません' },
  noneText: {
    en: 'Enter a promotion code, or see what is on offer.', es: 'Introduce un código promocional o consulta las ofertas.', de: 'Geben Sie einen Aktionscode ein oder sehen Sie sich die Angebote an.',
    fr: 'Saisissez un code promotionnel ou consultez les offres.', pt: 'Digite um código promocional ou veja as ofertas.', no: 'Skriv inn en kampanjekode, eller se hva vi tilbyr.',
    jp: 'プロモーションコードを入力するか、開催中のオファーをご覧ください。',
  },
  seeOffers: { en: 'See all promotions', es: 'Ver las promociones', de: 'Alle Aktionen ansehen', fr: 'Voir les promotions', pt: 'Ver as promoções', no: 'Se alle kampanjer', jp: 'プロモーションを見る' },
  code: { en: 'Promotion code', es: 'Código promocional', de: 'Aktionscode', fr: 'Code promotionnel', pt: 'Código promocional', no: 'Kampanjekode', jp: 'プロモーションコード' },
  yourCode: { en: 'Your code', es: 'Tu código', de: 'Ihr Code', fr: 'Votre code', pt: 'Seu código', no: 'Koden din', jp: 'コード' },
  codeHint: {
    en: 'Upper or lower case makes no difference', es: 'Da igual en mayúsculas o minúsculas', de: 'Groß- und Kleinschreibung spielt keine Rolle', fr: 'Majuscules ou minuscules, peu importe',
    pt: 'Maiúsculas ou minúsculas, tanto faz', no: 'Store eller små bokstaver spiller ingen rolle', jp: '大文字と小文字、全角と半角は区別されません',
  },
  codeRequired: {
    en: 'please enter a promotion code', es: 'introduce un código promocional', de: 'Bitte geben Sie einen Aktionscode ein', fr: 'veuillez saisir un code promotionnel', pt: 'digite um código promocional',
    no: 'skriv inn en kampanjekode', jp: 'プロモーションコードを入力してください',
  },
  redeem: { en: 'Redeem', es: 'Canjear', de: 'Einlösen', fr: 'Utiliser le code', pt: 'Resgatar', no: 'Løs inn', jp: '適用する' },
  added: { en: 'Added: {{name}}', es: 'Añadido: {{name}}', de: 'Hinzugefügt: {{name}}', fr: 'Ajouté : {{name}}', pt: 'Adicionado: {{name}}', no: 'Lagt til: {{name}}', jp: '追加しました：{{name}}' },
  started: { en: 'Started: {{name}}', es: 'Activado: {{name}}', de: 'Gestartet: {{name}}', fr: 'Activé : {{name}}', pt: 'Ativado: {{name}}', no: 'Startet: {{name}}', jp: '開始しました：{{name}}' },
  givenUp: { en: 'Given up: {{name}}', es: 'Cancelado: {{name}}', de: 'Aufgegeben: {{name}}', fr: 'Bonus abandonné : {{name}}', pt: 'Cancelado: {{name}}', no: 'Frasagt: {{name}}', jp: '放棄しました：{{name}}' },
  name: { en: 'Bonus', es: 'Bono', de: 'Bonus', fr: 'Bonus', pt: 'Bônus', no: 'Bonus', jp: 'ボーナス' },
  amount: { en: 'Amount', es: 'Importe', de: 'Betrag', fr: 'Montant', pt: 'Valor', no: 'Beløp', jp: '金額' },
  balance: { en: 'Bonus balance', es: 'Saldo del bono', de: 'Bonusguthaben', fr: 'Solde du bonus', pt: 'Saldo do bônus', no: 'Bonussaldo', jp: 'ボーナス残高' },
  requirement: {
    en: 'Wagering requirement', es: 'Requisito de apuesta', de: 'Umsatzbedingung', fr: 'Conditions de mise', pt: 'Requisito de aposta', no: 'Omsetningskrav', jp: '賭け条件',
  },
  times: { en: '{{count}}×', es: '{{count}}×', de: '{{count}}×', fr: '{{count}}×', pt: '{{count}}×', no: '{{count}}×', jp: '{{count}}倍' },
  expiry: { en: 'Ends', es: 'Termina', de: 'Endet', fr: 'Se termine', pt: 'Termina', no: 'Slutter', jp: '有効期限' },
  never: { en: 'Never', es: 'Nunca', de: 'Unbegrenzt', fr: 'Jamais', pt: 'Nunca', no: 'Aldri', jp: '無期限' },
  wagered: { en: 'Wagered so far', es: 'Apostado hasta ahora', de: 'Bisher umgesetzt', fr: 'Déjà misé', pt: 'Apostado até agora', no: 'Omsatt hittil', jp: '賭け条件の進捗' },
  wageredOf: {
    en: 'You have wagered {{gained}} of {{needed}}, counted at each game’s contribution.', es: 'Has apostado {{gained}} de {{needed}}, según lo que cuenta cada juego.',
    de: 'Sie haben {{gained}} von {{needed}} umgesetzt, nach Anrechnung der Spiele.', fr: 'Vous avez misé {{gained}} sur {{needed}}, selon la contribution de chaque jeu.',
    pt: 'Você apostou {{gained}} de {{needed}}, conforme a contribuição de cada jogo.', no: 'Du har omsatt {{gained}} av {{needed}}, etter hvor mye hvert spill teller.',
    jp: '{{needed}}のうち{{gained}}を消化しました（ゲームごとの消化率で計算）。',
  },
  leftToWager: {
    en: '{{left}} still has to count.', es: 'Faltan {{left}} por contar.', de: 'Noch {{left}} müssen angerechnet werden.', fr: 'Il reste {{left}} à comptabiliser.', pt: 'Ainda faltam {{left}} a contabilizar.',
    no: '{{left}} gjenstår å telle.', jp: '残りの消化額は{{left}}です。',
  },
  leftInPart: {
    en: 'On {{game}}, which counts {{percent}}, that takes stakes of {{left}}.', es: 'En {{game}}, que cuenta un {{percent}}, son apuestas por {{left}}.', de: 'Bei {{game}}, das zu {{percent}} zählt, sind dafür Einsätze von {{left}} nötig.',
    fr: 'Sur {{game}}, qui compte à {{percent}}, il faut miser {{left}}.', pt: 'Em {{game}}, que conta {{percent}}, são {{left}} em apostas.', no: 'På {{game}}, som teller {{percent}}, kreves innsatser på {{left}}.',
    jp: '消化率{{percent}}の「{{game}}」なら、{{left}}のベットが必要です。',
  },
  spinsFirst: {
    en: 'Play the free spins first. What they win has a wagering requirement of {{times}}.', es: 'Juega primero las tiradas gratis. Lo que ganen tiene un requisito de apuesta de {{times}}.',
    de: 'Spielen Sie zuerst die Freispiele. Für ihre Gewinne gilt eine Umsatzbedingung von {{times}}.', fr: 'Jouez d’abord les tours gratuits. Leurs gains sont soumis à des conditions de mise de {{times}}.',
    pt: 'Jogue primeiro as rodadas grátis. O que elas ganharem tem um requisito de aposta de {{times}}.', no: 'Spill gratisspinnene først. Gevinsten fra dem har et omsetningskrav på {{times}}.',
    jp: '先にフリースピンをプレイしてください。獲得した配当の賭け条件は{{times}}です。',
  },
  daysFromStart_one: {
    en: '{{shown}} day from the start', es: '{{shown}} día desde el inicio', de: '{{shown}} Tag ab dem Start', fr: '{{shown}} jour à partir de l’activation', pt: '{{shown}} dia a partir da ativação', no: '{{shown}} dag fra start', jp: '開始から{{shown}}日間',
  },
  daysFromStart_many: {
    en: '{{shown}} days from the start', es: '{{shown}} días desde el inicio', de: '{{shown}} Tage ab dem Start', fr: '{{shown}} jours à partir de l’activation', pt: '{{shown}} dias a partir da ativação', no: '{{shown}} dager fra start', jp: '開始から{{shown}}日間',
  },
  daysFromStart_other: {
    en: '{{shown}} days from the start', es: '{{shown}} días desde el inicio', de: '{{shown}} Tage ab dem Start', fr: '{{shown}} jours à partir de l’activation', pt: '{{shown}} dias a partir da ativação', no: '{{shown}} dager fra start', jp: '開始から{{shown}}日間',
  },
  queueKeeps: {
    en: 'Bonuses don’t expire while they wait.', es: 'Los bonos no caducan mientras esperan.', de: 'Wartende Boni verfallen nicht.', fr: 'Un bonus en attente n’expire pas.', pt: 'Os bônus não expiram enquanto esperam.',
    no: 'Bonuser utløper ikke mens de venter.', jp: '待機中のボーナスは失効しません。',
  },
  openBets: { en: 'Open bets', es: 'Apuestas abiertas', de: 'Offene Einsätze', fr: 'Mises en cours', pt: 'Apostas abertas', no: 'Åpne innsatser', jp: '未確定のベット' },
  openBetsFirst: {
    en: 'You can give this bonus up once its open bets are settled.', es: 'Podrás renunciar a este bono cuando se resuelvan sus apuestas abiertas.', de: 'Sie können diesen Bonus aufgeben, sobald seine offenen Einsätze abgerechnet sind.',
    fr: 'Vous pourrez renoncer à ce bonus une fois ses mises en cours réglées.', pt: 'Você poderá desistir deste bônus quando as apostas abertas forem encerradas.',
    no: 'Du kan frasi deg denne bonusen når de åpne innsatsene er avgjort.', jp: '未確定のベットが確定すると、このボーナスを放棄できます。',
  },
  highestStake: { en: 'Highest stake', es: 'Apuesta máxima', de: 'Höchsteinsatz', fr: 'Mise maximale', pt: 'Aposta máxima', no: 'Høyeste innsats', jp: '最高ベット額' },
  whatCounts: { en: 'How games count', es: 'Cuánto cuenta cada juego', de: 'Anrechnung der Spiele', fr: 'Contribution des jeux', pt: 'Quanto conta cada jogo', no: 'Slik teller spillene', jp: 'ゲームごとの消化率' },
  countsFull: {
    en: 'Each bet counts towards the wagering requirement, whether your own money or the bonus pays for it.', es: 'Cada apuesta cuenta para el requisito, se pague con tu dinero o con el bono.',
    de: 'Jeder Einsatz zählt für die Umsatzbedingung, ob er aus Ihrem eigenen Geld oder aus dem Bonus stammt.', fr: 'Chaque mise compte pour les conditions, qu’elle soit payée avec votre argent ou avec le bonus.',
    pt: 'Cada aposta conta para o requisito, seja com o seu dinheiro ou com o bônus.', no: 'Hver innsats teller mot omsetningskravet, enten den betales med egne penger eller med bonusen.',
    jp: 'ご自身の残高でもボーナスでも、すべてのベットが賭け条件に反映されます。',
  },
  countsWhy: {
    en: 'A game counts less the more it gives back, cashback and level rewards of your tier included. What is shown when you take a bonus stays as it is for that bonus.',
    es: 'Un juego cuenta menos cuanto más devuelve, con el cashback y las recompensas de nivel de tu categoría incluidos. Lo que se muestra al aceptar un bono no cambia para ese bono.',
    de: 'Ein Spiel zählt umso weniger, je mehr es auszahlt, einschließlich Cashback und Level-Prämien Ihrer Stufe. Was bei der Annahme eines Bonus angezeigt wird, gilt für diesen Bonus unverändert.',
    fr: 'Plus un jeu redistribue, moins il compte, cashback et récompenses de niveau de votre rang compris. Ce qui est affiché quand vous acceptez un bonus ne change plus pour ce bonus.',
    pt: 'Quanto mais um jogo devolve, menos ele conta, incluindo o cashback e as recompensas de nível da sua categoria. O que é mostrado quando você aceita um bônus não muda para esse bônus.',
    no: 'Et spill teller mindre jo mer det gir tilbake, cashback og nivåbelønninger på ditt trinn medregnet. Det som vises når du tar en bonus, gjelder uendret for den bonusen.',
    jp: '還元の多いゲームほど消化率は低くなります。ランクに応じたキャッシュバックとレベル報酬も還元に含まれます。ボーナスを受け取ったときに表示された消化率は、そのボーナスの間は変わりません。',
  },
  countsExample: {
    en: 'For example, a bet of {{stake}} on {{game}}, which counts {{percent}}, adds {{counted}}.', es: 'Por ejemplo, una apuesta de {{stake}} en {{game}}, que cuenta un {{percent}}, suma {{counted}}.',
    de: 'Ein Beispiel: Ein Einsatz von {{stake}} bei {{game}}, das zu {{percent}} angerechnet wird, zählt {{counted}}.', fr: 'Par exemple, une mise de {{stake}} sur {{game}}, qui compte à {{percent}}, ajoute {{counted}}.',
    pt: 'Por exemplo, uma aposta de {{stake}} em {{game}}, que conta {{percent}}, soma {{counted}}.', no: 'Et eksempel: En innsats på {{stake}} på {{game}}, som teller {{percent}}, gir {{counted}}.',
    jp: '例：消化率{{percent}}の「{{game}}」に{{stake}}をベットすると、{{counted}}が消化されます。',
  },
  otherGames: { en: 'Other games', es: 'Otros juegos', de: 'Andere Spiele', fr: 'Autres jeux', pt: 'Outros jogos', no: 'Andre spill', jp: 'その他のゲーム' },
  sportsOdds: {
    en: 'Sports bets count from odds of {{odds}}. Below that they count nothing.', es: 'Las apuestas deportivas cuentan a partir de una cuota de {{odds}}. Por debajo no cuentan.',
    de: 'Sportwetten zählen ab einer Quote von {{odds}}, darunter gar nicht.', fr: 'Les paris sportifs comptent à partir d’une cote de {{odds}}. En dessous, ils ne comptent pas.',
    pt: 'Apostas esportivas contam a partir de uma cota de {{odds}}. Abaixo disso, não contam.', no: 'Sportsspill teller fra odds {{odds}}. Under det teller de ikke.',
    jp: 'スポーツベットはオッズ{{odds}}以上が対象です。それ未満は反映されません。',
  },
  needed: { en: 'To wager in all', es: 'Total por apostar', de: 'Umzusetzen insgesamt', fr: 'Total à miser', pt: 'Total a apostar', no: 'Omsetningskrav totalt', jp: '必要な消化額' },
  gained: { en: 'Wagered so far', es: 'Apostado hasta ahora', de: 'Bisher umgesetzt', fr: 'Déjà misé', pt: 'Apostado até agora', no: 'Omsatt hittil', jp: '消化済みの額' },
  betTitle: { en: 'Bonus bet', es: 'Apuesta con bono', de: 'Bonuseinsatz', fr: 'Mise avec bonus', pt: 'Aposta com bônus', no: 'Bonusinnsats', jp: 'ボーナスのベット' },
  bet: { en: 'Receipt of the bet', es: 'Recibo de la apuesta', de: 'Beleg des Einsatzes', fr: 'Reçu de la mise', pt: 'Recibo da aposta', no: 'Kvittering for innsatsen', jp: 'ベットの明細' },
  fromCash: { en: 'From your own money', es: 'De tu dinero', de: 'Aus Ihrem eigenen Geld', fr: 'Part de votre argent', pt: 'Do seu dinheiro', no: 'Fra egne penger', jp: 'うちご自身の残高' },
  why: { en: 'Why it counts so', es: 'Por qué cuenta así', de: 'Grund der Anrechnung', fr: 'Raison', pt: 'Por que conta assim', no: 'Derfor teller det slik', jp: '消化率の理由' },
  before: { en: 'Counted before', es: 'Contado antes', de: 'Zuvor angerechnet', fr: 'Comptabilisé avant', pt: 'Contabilizado antes', no: 'Telt før', jp: 'ベット前の消化額' },
  ruleFreeSpin: {
    en: 'Free spins don’t count', es: 'Las tiradas gratis no cuentan', de: 'Freispiele zählen nicht', fr: 'Les tours gratuits ne comptent pas', pt: 'Rodadas grátis não contam', no: 'Gratisspinn teller ikke', jp: 'フリースピンは対象外です',
  },
  ruleOdds: {
    en: 'The odds were too low', es: 'La cuota era demasiado baja', de: 'Die Quote war zu niedrig', fr: 'La cote était trop faible', pt: 'A cota era baixa demais', no: 'Oddsen var for lav', jp: 'オッズが条件を下回っていました',
  },
  ruleGame: {
    en: 'This game has its own contribution', es: 'Este juego tiene su propia contribución', de: 'Für dieses Spiel gilt eine eigene Anrechnung', fr: 'Ce jeu a sa propre contribution', pt: 'Este jogo tem contribuição própria', no: 'Dette spillet har sitt eget bidrag', jp: 'このゲームには個別の消化率が適用されます',
  },
  ruleGroup: {
    en: 'The contribution of its game group', es: 'La contribución de su grupo de juegos', de: 'Anrechnung der Spielgruppe', fr: 'Contribution de son groupe de jeux', pt: 'A contribuição do grupo de jogos', no: 'Bidraget til spillgruppen', jp: 'ゲームの種類ごとの消化率です',
  },
  ruleNone: {
    en: 'This game does not count', es: 'Este juego no cuenta', de: 'Dieses Spiel zählt nicht', fr: 'Ce jeu ne compte pas', pt: 'Este jogo não conta', no: 'Dette spillet teller ikke', jp: 'このゲームは対象外です',
  },
  toRound: { en: 'Open the round', es: 'Abrir la ronda', de: 'Runde öffnen', fr: 'Ouvrir la partie', pt: 'Abrir a rodada', no: 'Åpne runden', jp: 'ラウンドを開く' },
  freeSpins_one: {
    en: '{{shown}} free spin of {{value}}', es: '{{shown}} tirada gratis de {{value}}', de: '{{shown}} Freispiel zu {{value}}', fr: '{{shown}} tour gratuit à {{value}}', pt: '{{shown}} rodada grátis de {{value}}',
    no: '{{shown}} gratisspinn på {{value}}', jp: 'フリースピン{{shown}}回（1回{{value}}）',
  },
  freeSpins_many: {
    en: '{{shown}} free spins of {{value}}', es: '{{shown}} tiradas gratis de {{value}}', de: '{{shown}} Freispiele zu {{value}}', fr: '{{shown}} tours gratuits à {{value}}', pt: '{{shown}} rodadas grátis de {{value}}',
    no: '{{shown}} gratisspinn på {{value}}', jp: 'フリースピン{{shown}}回（1回{{value}}）',
  },
  freeSpins_other: {
    en: '{{shown}} free spins of {{value}}', es: '{{shown}} tiradas gratis de {{value}}', de: '{{shown}} Freispiele zu {{value}}', fr: '{{shown}} tours gratuits à {{value}}', pt: '{{shown}} rodadas grátis de {{value}}',
    no: '{{shown}} gratisspinn på {{value}}', jp: 'フリースピン{{shown}}回（1回{{value}}）',
  },
  toGame: { en: 'Go to the game', es: 'Ir al juego', de: 'Zum Spiel', fr: 'Aller au jeu', pt: 'Ir para o jogo', no: 'Gå til spillet', jp: 'ゲームへ' },
  giveUp: { en: 'Give up this bonus', es: 'Renunciar a este bono', de: 'Diesen Bonus aufgeben', fr: 'Renoncer à ce bonus', pt: 'Desistir deste bônus', no: 'Frasi deg denne bonusen', jp: 'このボーナスを放棄する' },
  giveUpNow: { en: 'Give up now', es: 'Renunciar ahora', de: 'Jetzt aufgeben', fr: 'Renoncer maintenant', pt: 'Desistir agora', no: 'Frasi deg nå', jp: '放棄する' },
  giveUpLoses: {
    en: 'You will lose the bonus balance of {{amount}}, including what you won with the bonus. Your own money stays.', es: 'Perderás el saldo del bono de {{amount}}, con las ganancias del bono. Tu propio dinero se queda.',
    de: 'Das Bonusguthaben von {{amount}} verfällt dann, auch Gewinne aus dem Bonus. Ihr eigenes Geld bleibt.', fr: 'Le solde du bonus de {{amount}} sera perdu, gains du bonus compris. Votre propre argent reste.',
    pt: 'O saldo do bônus de {{amount}} será perdido, com os ganhos do bônus. Seu próprio dinheiro fica.', no: 'Bonussaldoen på {{amount}} går da tapt, også gevinster fra bonusen. Dine egne penger blir.',
    jp: 'ボーナス残高{{amount}}は、ボーナスによる配当を含めて失われます。ご自身の残高はそのまま残ります。',
  },
  giveUpText: {
    en: 'A bonus that is given up does not come back.', es: 'Un bono al que renuncias no se recupera.', de: 'Ein aufgegebener Bonus kommt nicht zurück.', fr: 'Un bonus abandonné ne peut pas être récupéré.',
    pt: 'Um bônus de que você desiste não volta.', no: 'En bonus du frasier deg, kommer ikke tilbake.', jp: '放棄したボーナスは元に戻せません。',
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
  stateCompleted: { en: 'Completed', es: 'Completado', de: 'Freigespielt', fr: 'Conditions remplies', pt: 'Concluído', no: 'Fullført', jp: '達成' },
  stateForfeited: { en: 'Given up', es: 'Cancelado', de: 'Aufgegeben', fr: 'Abandonné', pt: 'Cancelado', no: 'Frasagt', jp: '放棄' },
  stateExpired: { en: 'Expired', es: 'Caducado', de: 'Abgelaufen', fr: 'Expiré', pt: 'Expirado', no: 'Utløpt', jp: '期限切れ' },
  seeBets: { en: 'See my bonus bets', es: 'Ver mis apuestas con bono', de: 'Meine Bonuseinsätze ansehen', fr: 'Voir mes mises avec bonus', pt: 'Ver minhas apostas com bônus', no: 'Se bonusinnsatsene mine', jp: 'ボーナスのベット履歴を見る' },
});
