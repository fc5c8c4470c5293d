import { defineMessages } from '../define-messages';

/** Challenges and their winners. */
export const challenges = defineMessages({
  title: { en: 'Challenges', es: 'Desafíos', de: 'Challenges', fr: 'Défis', pt: 'Desafios', no: 'Utfordringer', jp: 'チャレンジ' },
  lead: {
    en: 'When a single round of a slot pays one of these multiples of your stake, the prize is added to your balance. The stake has to be your own money. Each challenge pays once a month, and a round pays the highest one it reaches.',
    es: 'Cuando una sola ronda de una tragaperras paga uno de estos múltiplos de tu apuesta, el premio se añade a tu saldo. La apuesta debe ser con tu propio dinero. Cada desafío paga una vez al mes y una ronda paga el más alto que alcance.',
    de: 'Zahlt eine einzelne Runde an einem Spielautomaten einen dieser Multiplikatoren Ihres Einsatzes, wird der Preis Ihrem Guthaben gutgeschrieben. Der Einsatz muss eigenes Geld sein. Jede Challenge zahlt einmal im Monat, und eine Runde zahlt die höchste, die sie erreicht.',
    fr: 'Quand une seule partie d’une machine à sous paie l’un de ces multiplicateurs de votre mise, le prix est ajouté à votre solde. La mise doit être faite avec votre propre argent. Chaque défi paie une fois par mois, et une partie paie le plus élevé qu’elle atteint.',
    pt: 'Quando uma única rodada de um caça-níqueis paga um destes multiplicadores da sua aposta, o prêmio entra no seu saldo. A aposta precisa ser com o seu próprio dinheiro. Cada desafio paga uma vez por mês, e uma rodada paga o mais alto que alcançar.',
    no: 'Når én runde på en spilleautomat betaler en av disse multiplikatorene av innsatsen, legges premien til saldoen din. Innsatsen må være dine egne penger. Hver utfordring betaler én gang i måneden, og en runde betaler den høyeste den når.',
    jp: 'スロットの1ラウンドの配当がベット額に対して下記の倍率に達すると、賞金が残高に追加されます。自己資金でのベットが対象です。各チャレンジは月1回、1ラウンドにつき到達した最高のものが支払われます。',
  },
  short: {
    en: 'A cash prize when a single slot round, played with your own money, pays a very high multiple of your stake. Each challenge pays once a month.',
    es: 'Un premio en dinero cuando una sola ronda de tragaperras, con tu propio dinero, paga un múltiplo muy alto de tu apuesta. Cada desafío paga una vez al mes.',
    de: 'Ein Geldpreis, wenn eine einzelne Runde an einem Spielautomaten mit eigenem Geld einen sehr hohen Multiplikator zahlt. Jede Challenge zahlt einmal im Monat.',
    fr: 'Un prix en argent quand une seule partie de machine à sous, jouée avec votre argent, paie un multiplicateur très élevé. Chaque défi paie une fois par mois.',
    pt: 'Um prêmio em dinheiro quando uma única rodada de caça-níqueis, com o seu dinheiro, paga um multiplicador muito alto. Cada desafio paga uma vez por mês.',
    no: 'En pengepremie når én runde på en spilleautomat, med egne penger, betaler en svært høy multiplikator. Hver utfordring betaler én gang i måneden.',
    jp: '自己資金でプレイしたスロットの1ラウンドで非常に高い倍率が出ると、賞金を獲得できます。各チャレンジは月1回です。',
  },
  list: { en: 'This month’s challenges', es: 'Desafíos de este mes', de: 'Challenges dieses Monats', fr: 'Les défis du mois', pt: 'Desafios deste mês', no: 'Månedens utfordringer', jp: '今月のチャレンジ' },
  prize: { en: 'Prize', es: 'Premio', de: 'Preis', fr: 'Prix', pt: 'Prêmio', no: 'Premie', jp: '賞金' },
  minimum: { en: 'Minimum stake', es: 'Apuesta mínima', de: 'Mindesteinsatz', fr: 'Mise minimale', pt: 'Aposta mínima', no: 'Minste innsats', jp: '最低ベット額' },
  equivalent: {
    en: 'Amounts are in euros; in other currencies their fixed equivalents apply.', es: 'Los importes están en euros; en otras divisas se aplican sus equivalentes fijos.',
    de: 'Beträge in Euro; in anderen Währungen gelten die festen Gegenwerte.', fr: 'Montants en euros ; dans les autres devises, les équivalents fixes s’appliquent.',
    pt: 'Valores em euros; em outras moedas valem os equivalentes fixos.', no: 'Beløpene er i euro; i andre valutaer gjelder faste motverdier.', jp: '金額はユーロ建てです。他の通貨では固定レートで換算されます。',
  },
  hitOn: {
    en: 'You hit this on {{date}}.', es: 'Lo lograste el {{date}}.', de: 'Erreicht am {{date}}.', fr: 'Réussi le {{date}}.', pt: 'Você conseguiu em {{date}}.', no: 'Du klarte denne {{date}}.',
    jp: '{{date}}に達成しました。',
  },
  prizeWithheld: {
    en: 'The prize is kept for you while your account is blocked.', es: 'El premio se guarda mientras tu cuenta esté bloqueada.',
    de: 'Der Preis bleibt für Sie reserviert, solange Ihr Konto gesperrt ist.', fr: 'Le prix vous est réservé tant que votre compte est bloqué.',
    pt: 'O prêmio fica guardado enquanto sua conta estiver bloqueada.', no: 'Premien holdes av til deg så lenge kontoen er sperret.', jp: 'アカウントの利用停止中、賞金は保留されます。',
  },
  receipt: { en: 'The round', es: 'La ronda', de: 'Zur Runde', fr: 'La partie', pt: 'A rodada', no: 'Runden', jp: 'ラウンドの明細' },
  winners: {
    en: 'Winners in {{month}}', es: 'Ganadores de {{month}}', de: 'Gewinner im {{month}}', fr: 'Gagnants ({{month}})', pt: 'Vencedores de {{month}}', no: 'Vinnere i {{month}}', jp: '{{month}}の当選者',
  },
  noWinners: {
    en: 'No challenge was hit in {{month}} so far.', es: 'En {{month}} aún no se ha logrado ningún desafío.', de: 'Im {{month}} wurde bisher keine Challenge erreicht.',
    fr: 'Aucun défi n’a encore été réussi en {{month}}.', pt: 'Nenhum desafio foi alcançado em {{month}} até agora.', no: 'Ingen utfordring er klart i {{month}} så langt.',
    jp: '{{month}}の達成者はまだいません。',
  },
  multiplier: { en: 'Multiplier', es: 'Multiplicador', de: 'Multiplikator', fr: 'Multiplicateur', pt: 'Multiplicador', no: 'Multiplikator', jp: '倍率' },
  player: { en: 'Player', es: 'Jugador', de: 'Spieler', fr: 'Joueur', pt: 'Jogador', no: 'Spiller', jp: 'プレイヤー' },
  game: { en: 'Game', es: 'Juego', de: 'Spiel', fr: 'Jeu', pt: 'Jogo', no: 'Spill', jp: 'ゲーム' },
  day: { en: 'Date', es: 'Fecha', de: 'Datum', fr: 'Date', pt: 'Data', no: 'Dato', jp: '日付' },
  months: { en: 'Other months', es: 'Otros meses', de: 'Weitere Monate', fr: 'Autres mois', pt: 'Outros meses', no: 'Andre måneder', jp: '他の月' },
});
