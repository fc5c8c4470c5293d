import { defineMessages } from '../define-messages';

/** Five cards for one player, some held, the rest drawn anew. */
export const poker = defineMessages({
  deal: { en: 'Deal', es: 'Repartir', de: 'Geben', fr: 'Donner', pt: 'Dar as cartas', no: 'Del ut', jp: '配る' },
  ready: {
    en: 'Five cards, dealt for you alone', es: 'Cinco cartas, solo para ti', de: 'Fünf Karten, nur für Sie gegeben', fr: 'Cinq cartes, pour vous seul', pt: 'Cinco cartas, só para você',
    no: 'Fem kort, delt ut bare til deg', jp: 'あなただけに5枚のカードが配られます',
  },
  cards: { en: 'Your cards', es: 'Tus cartas', de: 'Ihre Karten', fr: 'Vos cartes', pt: 'Suas cartas', no: 'Kortene dine', jp: 'あなたのカード' },
  choose: {
    en: 'Tick the cards to hold, then draw', es: 'Marca las cartas que guardas y cambia el resto', de: 'Karten zum Halten antippen, dann ziehen', fr: 'Cochez les cartes à garder, puis tirez',
    pt: 'Marque as cartas que vai segurar e troque o resto', no: 'Merk kortene du beholder, og trekk', jp: '残すカードを選んで引いてください',
  },
  hold: { en: 'Hold', es: 'Guardar', de: 'Halten', fr: 'Garder', pt: 'Segurar', no: 'Behold', jp: '残す' },
  holdCard: { en: 'Hold {{card}}', es: 'Guardar {{card}}', de: '{{card}} halten', fr: 'Garder {{card}}', pt: 'Segurar {{card}}', no: 'Behold {{card}}', jp: '{{card}}を残す' },
  heldCard: { en: '{{card}}, held', es: '{{card}}, guardada', de: '{{card}}, gehalten', fr: '{{card}}, gardée', pt: '{{card}}, segurada', no: '{{card}}, beholdt', jp: '{{card}}（残したカード）' },
  draw: { en: 'Draw', es: 'Cambiar', de: 'Ziehen', fr: 'Tirer', pt: 'Trocar', no: 'Trekk', jp: '引く' },
  noHand: { en: 'No paying hand', es: 'Sin mano premiada', de: 'Kein zahlendes Blatt', fr: 'Aucune main gagnante', pt: 'Nenhuma mão premiada', no: 'Ingen hånd som betaler', jp: '役なし' },
  pays: { en: 'What hands pay', es: 'Lo que pagan las manos', de: 'Was die Blätter zahlen', fr: 'Ce que paient les mains', pt: 'O que pagam as mãos', no: 'Hva hendene betaler', jp: '役と配当' },
  'royal-flush': { en: 'Royal flush', es: 'Escalera real', de: 'Royal Flush', fr: 'Quinte royale', pt: 'Royal flush', no: 'Royal flush', jp: 'ロイヤルフラッシュ' },
  'four-deuces': { en: 'Four deuces', es: 'Cuatro doses', de: 'Vier Zweien', fr: 'Quatre deux', pt: 'Quatro dois', no: 'Fire toere', jp: '2が4枚' },
  'wild-royal': { en: 'Royal flush with deuces', es: 'Escalera real con doses', de: 'Royal Flush mit Zweien', fr: 'Quinte royale avec deux', pt: 'Royal flush com dois', no: 'Royal flush med toere', jp: '2を使ったロイヤル' },
  'five-of-a-kind': { en: 'Five of a kind', es: 'Repóker', de: 'Fünfling', fr: 'Cinq identiques', pt: 'Cinco iguais', no: 'Fem like', jp: 'ファイブカード' },
  'straight-flush': { en: 'Straight flush', es: 'Escalera de color', de: 'Straight Flush', fr: 'Quinte flush', pt: 'Straight flush', no: 'Straight flush', jp: 'ストレートフラッシュ' },
  'four-of-a-kind': { en: 'Four of a kind', es: 'Póker', de: 'Vierling', fr: 'Carré', pt: 'Quadra', no: 'Fire like', jp: 'フォーカード' },
  'full-house': { en: 'Full house', es: 'Full', de: 'Full House', fr: 'Full', pt: 'Full house', no: 'Hus', jp: 'フルハウス' },
  flush: { en: 'Flush', es: 'Color', de: 'Flush', fr: 'Couleur', pt: 'Flush', no: 'Flush', jp: 'フラッシュ' },
  straight: { en: 'Straight', es: 'Escalera', de: 'Straße', fr: 'Suite', pt: 'Sequência', no: 'Straight', jp: 'ストレート' },
  'three-of-a-kind': { en: 'Three of a kind', es: 'Trío', de: 'Drilling', fr: 'Brelan', pt: 'Trinca', no: 'Tre like', jp: 'スリーカード' },
  'two-pair': { en: 'Two pair', es: 'Doble pareja', de: 'Zwei Paare', fr: 'Deux paires', pt: 'Dois pares', no: 'To par', jp: 'ツーペア' },
  'jacks-or-better': { en: 'Jacks or better', es: 'Jotas o mejor', de: 'Buben oder besser', fr: 'Valets ou mieux', pt: 'Valetes ou melhor', no: 'Knekter eller bedre', jp: 'ジャック以上のペア' },
  ruleDeal: {
    en: 'Five cards are dealt for you from a freshly shuffled deck of 52; nobody else plays in your round. Hold any of them, or none: the others are replaced once, from the same deck, and the five cards you end with are paid.',
    es: 'Recibes cinco cartas de una baraja de 52 recién mezclada; nadie más juega en tu ronda. Guarda las que quieras, o ninguna: las demás se cambian una vez por otras de la misma baraja, y se pagan las cinco cartas finales.',
    de: 'Sie erhalten fünf Karten aus einem frisch gemischten Deck mit 52 Karten; niemand sonst spielt in Ihrer Runde. Halten Sie beliebige davon oder keine: Die anderen werden einmal aus demselben Deck ersetzt, und bezahlt werden die fünf Karten am Ende.',
    fr: 'Cinq cartes vous sont données d’un jeu de 52 fraîchement mélangé ; personne d’autre ne joue dans votre partie. Gardez-en autant que vous voulez, ou aucune : les autres sont remplacées une fois, du même jeu, et ce sont les cinq cartes finales qui sont payées.',
    pt: 'Você recebe cinco cartas de um baralho de 52 recém-embaralhado; ninguém mais joga na sua rodada. Segure quantas quiser, ou nenhuma: as outras são trocadas uma vez, do mesmo baralho, e são pagas as cinco cartas finais.',
    no: 'Du får fem kort fra en nystokket kortstokk på 52; ingen andre spiller i runden din. Behold så mange du vil, eller ingen: de andre byttes én gang, fra samme kortstokk, og de fem kortene du ender med, betales.',
    jp: '切り直した52枚のカードから、あなただけに5枚が配られます。何枚でも残すことができ（0枚も可）、残りは同じ山から一度だけ引き直します。最後の5枚の役に応じて支払われます。',
  },
  ruleDeuces: {
    en: 'Every two is wild: it stands for whatever card makes the best hand. Three of a kind is the least that pays.', es: 'Todos los doses son comodines: valen como la carta que forme la mejor mano. El trío es lo mínimo que paga.',
    de: 'Jede Zwei ist wild: Sie steht für die Karte, die das beste Blatt ergibt. Der Drilling ist das niedrigste Blatt, das zahlt.', fr: 'Chaque deux est un joker : il vaut la carte qui donne la meilleure main. Le brelan est la plus petite main payée.',
    pt: 'Todo dois é curinga: vale como a carta que formar a melhor mão. A trinca é a menor mão que paga.', no: 'Hver toer er joker: den står for kortet som gir den beste hånden. Tre like er den laveste hånden som betaler.',
    jp: '2はすべてワイルドで、最も強い役になるカードの代わりになります。スリーカード以上で配当があります。',
  },
  ruleJacks: {
    en: 'A pair pays from jacks up: jacks, queens, kings or aces.', es: 'La pareja paga a partir de jotas: jotas, reinas, reyes o ases.', de: 'Ein Paar zahlt ab Buben: Buben, Damen, Könige oder Asse.',
    fr: 'Une paire paie à partir des valets : valets, dames, rois ou as.', pt: 'O par paga a partir de valetes: valetes, damas, reis ou ases.', no: 'Et par betaler fra knekter: knekter, damer, konger eller ess.',
    jp: 'ペアはジャック以上（ジャック、クイーン、キング、エース）で配当があります。',
  },
  ruleReturn: {
    en: 'The RTP holds for best play: for every deal, the hold that pays most on average.', es: 'El RTP vale para el mejor juego: en cada reparto, guardar lo que más paga de media.',
    de: 'Die Quote gilt für bestes Spiel: bei jeder Gabe das Halten, das im Mittel am meisten zahlt.', fr: 'Le RTP vaut pour le meilleur jeu : à chaque donne, garder ce qui paie le plus en moyenne.',
    pt: 'O RTP vale para a melhor jogada: em cada mão, segurar o que mais paga em média.', no: 'RTP gjelder beste spill: for hver utdeling å beholde det som betaler mest i snitt.',
    jp: '還元率は、毎回平均配当が最も高くなるようにカードを残した場合の値です。',
  },
});
