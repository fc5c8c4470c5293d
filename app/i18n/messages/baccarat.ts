import { defineMessages } from '../define-messages';

/** The baccarat tables. */
export const baccarat = defineMessages({
  player: { en: 'Player', es: 'Jugador', de: 'Spieler', fr: 'Joueur', pt: 'Jogador', no: 'Spiller', jp: 'プレイヤー' },
  banker: { en: 'Banker', es: 'Banca', de: 'Bank', fr: 'Banque', pt: 'Banca', no: 'Bank', jp: 'バンカー' },
  tie: { en: 'Tie', es: 'Empate', de: 'Unentschieden', fr: 'Égalité', pt: 'Empate', no: 'Uavgjort', jp: 'タイ' },
  'player-pair': { en: 'Player pair', es: 'Par del jugador', de: 'Paar beim Spieler', fr: 'Paire du joueur', pt: 'Par do jogador', no: 'Par hos spiller', jp: 'プレイヤーペア' },
  'banker-pair': { en: 'Banker pair', es: 'Par de la banca', de: 'Paar bei der Bank', fr: 'Paire de la banque', pt: 'Par da banca', no: 'Par hos bank', jp: 'バンカーペア' },
  small: { en: 'Small: 4 cards', es: 'Pequeña: 4 cartas', de: 'Klein: 4 Karten', fr: 'Petit : 4 cartes', pt: 'Pequena: 4 cartas', no: 'Liten: 4 kort', jp: 'スモール（4枚）' },
  big: { en: 'Big: 5 or 6 cards', es: 'Grande: 5 o 6 cartas', de: 'Groß: 5 oder 6 Karten', fr: 'Grand : 5 ou 6 cartes', pt: 'Grande: 5 ou 6 cartas', no: 'Stor: 5 eller 6 kort', jp: 'ビッグ（5～6枚）' },
  mark_player: { en: 'P', es: 'J', de: 'S', fr: 'J', pt: 'J', no: 'S', jp: 'P' },
  mark_banker: { en: 'B', es: 'B', de: 'B', fr: 'B', pt: 'B', no: 'B', jp: 'B' },
  mark_tie: { en: 'T', es: 'E', de: 'U', fr: 'É', pt: 'E', no: 'U', jp: 'T' },
  dealing: { en: 'The cards are being dealt', es: 'Se están repartiendo las cartas', de: 'Die Karten werden gegeben', fr: 'Les cartes sont distribuées', pt: 'As cartas estão sendo dadas', no: 'Kortene deles ut', jp: 'カードを配っています' },
  begins: { en: 'The next round is dealt when betting closes', es: 'Las cartas se reparten al cerrarse las apuestas', de: 'Gegeben wird, sobald die Setzzeit endet', fr: 'Les cartes sont données à la clôture des mises', pt: 'As cartas são dadas quando as apostas fecham', no: 'Kortene deles når innsatsene stenger', jp: 'ベット締め切り後にカードが配られます' },
  playerWins: { en: 'Player wins {{points}} to {{other}}', es: 'Gana el jugador, {{points}} a {{other}}', de: 'Spieler gewinnt {{points}} zu {{other}}', fr: 'Le joueur gagne {{points}} à {{other}}', pt: 'O jogador ganha por {{points}} a {{other}}', no: 'Spiller vinner {{points}} mot {{other}}', jp: 'プレイヤーの勝ち（{{points}}対{{other}}）' },
  bankerWins: { en: 'Banker wins {{points}} to {{other}}', es: 'Gana la banca, {{points}} a {{other}}', de: 'Bank gewinnt {{points}} zu {{other}}', fr: 'La banque gagne {{points}} à {{other}}', pt: 'A banca ganha por {{points}} a {{other}}', no: 'Bank vinner {{points}} mot {{other}}', jp: 'バンカーの勝ち（{{points}}対{{other}}）' },
  tied: { en: 'Tie at {{points}}', es: 'Empate a {{points}}', de: 'Unentschieden mit {{points}}', fr: 'Égalité à {{points}}', pt: 'Empate em {{points}}', no: 'Uavgjort på {{points}}', jp: '{{points}}でタイ' },
  ruleDeal: {
    en: 'Player and banker get two cards each from {{decks}} decks that are shuffled for every round. An ace counts one, tens and pictures nothing; of a sum only its last figure counts, and nine is the most.',
    es: 'El jugador y la banca reciben dos cartas cada uno de {{decks}} barajas que se mezclan en cada ronda. El as vale uno; los dieces y las figuras, nada. De la suma solo cuenta la última cifra: nueve es lo máximo.',
    de: 'Spieler und Bank erhalten je zwei Karten aus {{decks}} Decks, die für jede Runde gemischt werden. Ein Ass zählt eins, Zehnen und Bilder nichts; von der Summe zählt nur die letzte Ziffer, neun ist das Höchste.',
    fr: 'Le joueur et la banque reçoivent chacun deux cartes de {{decks}} jeux mélangés à chaque partie. L’as vaut un, les dix et les figures rien ; seul le dernier chiffre de la somme compte, et neuf est le maximum.',
    pt: 'Jogador e banca recebem duas cartas cada, de {{decks}} baralhos embaralhados a cada rodada. O ás vale um; dez e figuras, nada. Da soma só conta o último algarismo: nove é o máximo.',
    no: 'Spiller og bank får to kort hver fra {{decks}} kortstokker som stokkes for hver runde. Et ess teller én, tiere og bilder ingenting; av summen teller bare siste siffer, og ni er høyest.',
    jp: 'ラウンドごとにシャッフルされる{{decks}}デックから、プレイヤーとバンカーに2枚ずつ配られます。Aは1、10と絵札は0と数え、合計の一の位だけを比べます。最高は9です。',
  },
  ruleThird: {
    en: 'With eight or nine on either side nothing more is drawn. Else the player draws with five or less. If the player stands, the banker draws with five or less too; otherwise the banker draws with two or less, with 3 unless the player’s third card is an 8, with 4 against 2 to 7, with 5 against 4 to 7 and with 6 against 6 or 7.',
    es: 'Con ocho o nueve en un lado no se pide más. Si no, el jugador pide con cinco o menos. Si el jugador se planta, la banca también pide con cinco o menos; si no, pide con dos o menos, con 3 salvo que la tercera carta del jugador sea un 8, con 4 contra 2 a 7, con 5 contra 4 a 7 y con 6 contra 6 o 7.',
    de: 'Mit acht oder neun auf einer Seite wird nicht mehr gezogen. Sonst zieht der Spieler bis fünf. Bleibt er stehen, zieht auch die Bank bis fünf; sonst zieht sie bis zwei, mit 3 außer gegen eine 8 als dritte Karte, mit 4 gegen 2 bis 7, mit 5 gegen 4 bis 7 und mit 6 gegen 6 oder 7.',
    fr: 'Avec huit ou neuf d’un côté, plus personne ne tire. Sinon le joueur tire à cinq ou moins. S’il reste, la banque tire aussi à cinq ou moins ; sinon elle tire à deux ou moins, à 3 sauf contre un 8 en troisième carte, à 4 contre 2 à 7, à 5 contre 4 à 7 et à 6 contre 6 ou 7.',
    pt: 'Com oito ou nove em um dos lados, ninguém compra mais. Senão, o jogador compra com cinco ou menos. Se ele para, a banca também compra com cinco ou menos; senão, compra com dois ou menos, com 3 exceto contra um 8 na terceira carta, com 4 contra 2 a 7, com 5 contra 4 a 7 e com 6 contra 6 ou 7.',
    no: 'Med åtte eller ni på en av sidene trekkes ikke mer. Ellers trekker spiller på fem eller mindre. Står spiller, trekker også banken på fem eller mindre; ellers trekker den på to eller mindre, på 3 unntatt mot en 8 som tredje kort, på 4 mot 2 til 7, på 5 mot 4 til 7 og på 6 mot 6 eller 7.',
    jp: 'どちらかが8か9なら、それ以上は引きません。それ以外ではプレイヤーは5以下で引きます。プレイヤーが引かないときはバンカーも5以下で引きます。引いたときバンカーは、2以下なら必ず、3なら相手の3枚目が8以外、4なら2～7、5なら4～7、6なら6か7のときに引きます。',
  },
  ruleTie: {
    en: 'On a tie, bets on player and banker get their stake back. A pair is two first cards of the same rank.', es: 'En caso de empate, las apuestas al jugador y a la banca se devuelven. Un par son dos primeras cartas del mismo valor.',
    de: 'Bei Unentschieden gehen Einsätze auf Spieler und Bank zurück. Ein Paar sind zwei gleichrangige erste Karten.', fr: 'En cas d’égalité, les mises sur le joueur et la banque sont rendues. Une paire : les deux premières cartes de même rang.',
    pt: 'No empate, as apostas em jogador e banca são devolvidas. Um par são as duas primeiras cartas de mesmo valor.', no: 'Ved uavgjort får innsatser på spiller og bank pengene tilbake. Et par er to første kort av samme verdi.', jp: 'タイのとき、プレイヤーとバンカーへのベットは戻ります。ペアは最初の2枚が同じランクであることです。',
  },
  ruleCommission: {
    en: 'The house keeps a twentieth of what a bet on the banker wins.', es: 'La casa se queda con una vigésima parte de lo que gana una apuesta a la banca.', de: 'Vom Gewinn eines Einsatzes auf die Bank behält das Haus ein Zwanzigstel.', fr: 'La maison garde un vingtième de ce que gagne une mise sur la banque.',
    pt: 'A casa fica com um vinte avos do que uma aposta na banca ganha.', no: 'Huset beholder en tjuendedel av det en innsats på bank vinner.', jp: 'バンカーへのベットの勝ち分から、5%の手数料が引かれます。',
  },
  ruleSix: {
    en: 'No commission is kept. A banker who wins with six pays {{multiple}}.', es: 'Sin comisión. Si la banca gana con seis, paga {{multiple}}.', de: 'Ohne Kommission. Gewinnt die Bank mit sechs, zahlt sie {{multiple}}.', fr: 'Sans commission. Si la banque gagne avec six, elle paie {{multiple}}.',
    pt: 'Sem comissão. Se a banca ganha com seis, paga {{multiple}}.', no: 'Ingen kommisjon. Vinner banken med seks, betaler den {{multiple}}.', jp: '手数料はありません。バンカーが6で勝ったときは{{multiple}}で支払われます。',
  },
});
