import { defineMessages } from '../define-messages';

/** Blackjack hands that a whole table bets on. */
export const observatory = defineMessages({
  lyra: { en: 'Lyra', es: 'Lira', de: 'Leier', fr: 'Lyre', pt: 'Lira', no: 'Lyren', jp: 'こと座' },
  orion: { en: 'Orion', es: 'Orión', de: 'Orion', fr: 'Orion', pt: 'Órion', no: 'Orion', jp: 'オリオン座' },
  cygnus: { en: 'Cygnus', es: 'Cisne', de: 'Schwan', fr: 'Cygne', pt: 'Cisne', no: 'Svanen', jp: 'はくちょう座' },
  'dealer-busts': {
    en: 'Dealer goes over 21',
    es: 'El crupier se pasa de 21',
    de: 'Dealer überkauft sich',
    fr: 'Le croupier dépasse 21',
    pt: 'O dealer passa de 21',
    no: 'Dealeren går over 21',
    jp: 'ディーラーのバースト',
  },
  /** A hand's name and what it counts. */
  handTotal: {
    en: '{{hand}}, {{total}}',
    es: '{{hand}}, {{total}}',
    de: '{{hand}}, {{total}}',
    fr: '{{hand}}, {{total}}',
    pt: '{{hand}}, {{total}}',
    no: '{{hand}}, {{total}}',
    jp: '{{hand}}、{{total}}',
  },
  ruleHands: {
    en: 'Three hands are played against the dealer, for everybody at the table, from {{decks}} decks shuffled for this round. Pictures count ten, an ace eleven or one. You bet on hands that you think will beat the dealer.',
    es: 'Tres manos juegan contra el crupier, para toda la mesa, con {{decks}} barajas mezcladas para esta ronda. Las figuras valen diez; el as, once o uno. Apuestas a las manos que crees que ganarán al crupier.',
    de: 'Drei Hände spielen für alle am Tisch gegen den Dealer, aus {{decks}} für diese Runde gemischten Decks. Bilder zählen zehn, ein Ass elf oder eins. Sie setzen auf die Hände, die den Dealer schlagen sollen.',
    fr: 'Trois mains jouent contre le croupier, pour toute la table, avec {{decks}} jeux mélangés pour cette partie. Les figures valent dix, l’as onze ou un. Vous misez sur les mains qui, selon vous, battront le croupier.',
    pt: 'Três mãos jogam contra o dealer, para toda a mesa, com {{decks}} baralhos embaralhados para esta rodada. As figuras valem dez; o ás, onze ou um. Você aposta nas mãos que acha que vão vencer o dealer.',
    no: 'Tre hender spilles mot dealeren, for alle ved bordet, fra {{decks}} kortstokker stokket for denne runden. Bildekort teller ti, ess elleve eller én. Du satser på hendene du tror slår dealeren.',
    jp: 'ラウンドごとに切られる{{decks}}組のカードで、3つの手札がテーブル全員のためにディーラーと勝負します。絵札は10、エースは11または1です。ディーラーに勝つと思う手札にベットします。',
  },
  ruleWay: {
    en: 'Nobody decides: every hand is played the same published way. With an ace counted eleven it draws to 17, and with 18 too against a 9, a ten or an ace. Without one it draws to 11, with 12 unless the dealer shows 4, 5 or 6, and with 13 to 16 when the dealer shows 7 or more. It never doubles or splits.',
    es: 'Nadie decide: todas las manos se juegan de la misma forma publicada. Con un as que vale once piden hasta 17, y también con 18 contra un 9, un diez o un as. Sin él piden hasta 11, con 12 salvo si el crupier muestra 4, 5 o 6, y con 13 a 16 si muestra 7 o más. Nunca doblan ni dividen.',
    de: 'Niemand entscheidet: Jede Hand wird auf dieselbe veröffentlichte Weise gespielt. Zählt ein Ass elf, zieht sie bis 17, gegen 9, Zehn oder Ass auch mit 18. Sonst zieht sie bis 11, mit 12 außer gegen 4, 5 oder 6, und mit 13 bis 16, wenn der Dealer 7 oder mehr zeigt. Verdoppelt und geteilt wird nie.',
    fr: 'Personne ne décide : chaque main est jouée de la même façon publiée. Avec un as compté onze, elle tire jusqu’à 17, et aussi à 18 contre un 9, un dix ou un as. Sans lui, elle tire jusqu’à 11, à 12 sauf contre 4, 5 ou 6, et de 13 à 16 si le croupier montre 7 ou plus. Elle ne double ni ne sépare jamais.',
    pt: 'Ninguém decide: todas as mãos são jogadas do mesmo modo publicado. Com um ás valendo onze, pedem até 17, e também com 18 contra 9, dez ou ás. Sem ele, pedem até 11, com 12 exceto se o dealer mostra 4, 5 ou 6, e com 13 a 16 se ele mostra 7 ou mais. Nunca dobram nem dividem.',
    no: 'Ingen bestemmer: alle hender spilles på samme publiserte måte. Med et ess som teller elleve trekkes det til 17, og også på 18 mot 9, ti eller ess. Ellers trekkes det til 11, på 12 unntatt mot 4, 5 eller 6, og på 13 til 16 når dealeren viser 7 eller mer. Det dobles og deles aldri.',
    jp: '判断する人はなく、どの手札も公開された同じ方法で進みます。エースを11と数える手は17以下で、相手が9・10・エースなら18でも引きます。それ以外は11以下で引き、12では相手が4・5・6のとき以外、13～16では相手が7以上のときに引きます。ダブルとスプリットはありません。',
  },
  ruleDealer: {
    en: 'The dealer draws to 16 and stands on every 17, whatever became of the hands.',
    es: 'El crupier pide hasta 16 y se planta con cualquier 17, pase lo que pase con las manos.',
    de: 'Der Dealer zieht bis 16 und bleibt bei jeder 17 stehen, was auch immer aus den Händen wurde.',
    fr: 'Le croupier tire jusqu’à 16 et reste sur tout 17, quel que soit le sort des mains.',
    pt: 'O dealer pede até 16 e para em qualquer 17, seja qual for o resultado das mãos.',
    no: 'Dealeren trekker til 16 og står på alle 17, uansett hvordan det gikk med hendene.',
    jp: 'ディーラーは手札の結果にかかわらず16以下で引き、17以上で止まります。',
  },
  rulePays: {
    en: 'A push gives the stake back. A hand with 21 in its first two cards pays {{multiple}}.',
    es: 'Un empate devuelve la apuesta. Una mano con 21 en sus dos primeras cartas paga {{multiple}}.',
    de: 'Unentschieden gibt den Einsatz zurück. Eine Hand mit 21 in den ersten beiden Karten zahlt {{multiple}}.',
    fr: 'Une égalité rend la mise. Une main avec 21 dès ses deux premières cartes paie {{multiple}}.',
    pt: 'O empate devolve a aposta. Uma mão com 21 nas duas primeiras cartas paga {{multiple}}.',
    no: 'Uavgjort gir innsatsen tilbake. En hånd med 21 på de to første kortene betaler {{multiple}}.',
    jp: '引き分けではベット額が戻ります。最初の2枚で21の手札は{{multiple}}で支払われます。',
  },
});
