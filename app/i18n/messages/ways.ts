import { defineMessages } from '../define-messages';

/** Slots without lines. */
export const ways = defineMessages({
  onWays_one: {
    en: '{{times}} × {{symbol}}, {{count}} way', es: '{{times}} × {{symbol}}, {{count}} forma', de: '{{times}} × {{symbol}}, {{count}} Weg', fr: '{{times}} × {{symbol}}, {{count}} façon',
    pt: '{{times}} × {{symbol}}, {{count}} caminho', no: '{{times}} × {{symbol}}, {{count}} vei', jp: '{{symbol}}×{{times}}、{{count}}ウェイ',
  },
  onWays_other: {
    en: '{{times}} × {{symbol}}, {{count}} ways', es: '{{times}} × {{symbol}}, {{count}} formas', de: '{{times}} × {{symbol}}, {{count}} Gewinnwege', fr: '{{times}} × {{symbol}}, {{count}} combinaisons',
    pt: '{{times}} × {{symbol}}, {{count}} maneiras', no: '{{times}} × {{symbol}}, {{count}} gevinstveier', jp: '{{symbol}}×{{times}}、{{count}}ウェイ',
  },
  freeSpinsWon_one: {
    en: '{{count}} free spin', es: '{{count}} tirada gratis', de: '{{count}} Freispiel', fr: '{{count}} tour gratuit', pt: '{{count}} rodada grátis', no: '{{count}} gratisspinn', jp: 'フリースピン{{count}}回',
  },
  freeSpinsWon_other: {
    en: '{{count}} free spins, rising to × {{multiplier}}', es: '{{count}} tiradas gratis, hasta × {{multiplier}}', de: '{{count}} Freispiele, steigend bis × {{multiplier}}',
    fr: '{{count}} tours gratuits, jusqu’à × {{multiplier}}', pt: '{{count}} rodadas grátis, subindo até × {{multiplier}}', no: '{{count}} gratisspinn, stiger til × {{multiplier}}',
    jp: 'フリースピン{{count}}回、配当は最大{{multiplier}}倍まで上昇',
  },
  payoutsAt: {
    en: 'Payouts of one way at a stake of {{stake}}', es: 'Premios por cada forma con una apuesta de {{stake}}', de: 'Auszahlungen je Weg bei {{stake}} Einsatz', fr: 'Gains par façon pour une mise de {{stake}}',
    pt: 'Prêmios por caminho com aposta de {{stake}}', no: 'Gevinster per vei ved innsats {{stake}}', jp: 'ベット額{{stake}}の場合の1ウェイあたりの配当',
  },
  ruleWays: {
    en: 'Equal symbols on neighbouring reels, from the left reel on, win wherever they stand. Each way to choose one of them on every one of these reels pays once, so two on a reel pay twice; there are {{ways}} ways to win in all. For each symbol only the longest row pays; wins of several symbols add up. The stake covers all ways to win.',
    es: 'Ganan los símbolos iguales en rodillos vecinos desde el rodillo izquierdo, estén donde estén. Cada forma de elegir uno en cada uno de esos rodillos paga una vez, así que dos en un rodillo pagan el doble; hay {{ways}} formas de ganar en total. De cada símbolo solo paga la serie más larga; los premios de varios símbolos se suman. La apuesta cubre todas las formas de ganar.',
    de: 'Gleiche Symbole auf benachbarten Walzen ab der linken Walze gewinnen, wo immer sie stehen. Jede Möglichkeit, auf jeder dieser Walzen eines von ihnen zu wählen, ist ein Gewinnweg und zahlt einmal; zwei auf einer Walze zahlen also doppelt. Insgesamt gibt es {{ways}} Gewinnwege. Je Symbol zahlt nur die längste Reihe; Gewinne mehrerer Symbole werden addiert. Der Einsatz gilt für alle Gewinnwege.',
    fr: 'Des symboles identiques sur des rouleaux voisins, à partir du rouleau de gauche, sont gagnants où qu’ils soient. Chaque combinaison d’un symbole par rouleau paie une fois : deux sur un rouleau paient donc double. Il y a {{ways}} combinaisons gagnantes en tout. Pour chaque symbole, seule la suite la plus longue paie ; les gains de plusieurs symboles s’additionnent. La mise couvre toutes les combinaisons.',
    pt: 'Ganham os símbolos iguais em rolos vizinhos a partir do rolo esquerdo, estejam onde estiverem. Cada maneira de escolher um deles em cada um desses rolos paga uma vez, portanto dois em um rolo pagam o dobro; há {{ways}} maneiras de ganhar ao todo. De cada símbolo só paga a sequência mais longa; os prêmios de vários símbolos se somam. A aposta cobre todas as maneiras de ganhar.',
    no: 'Like symboler på nabohjul fra venstre hjul gir gevinst uansett hvor de står. Hver måte å velge ett av dem på hvert av disse hjulene er en gevinstvei og betaler én gang, så to på et hjul betaler dobbelt; det finnes {{ways}} gevinstveier i alt. For hvert symbol betaler bare den lengste rekken; gevinster for flere symboler legges sammen. Innsatsen dekker alle gevinstveiene.',
    jp: '左端のリールから隣り合うリールに同じシンボルが出れば、位置に関係なく当たりです。各リールから1つずつ選ぶ組み合わせごとに配当があり、1つのリールに2つあれば配当も2倍になります。組み合わせは全部で{{ways}}通りです。シンボルごとに最も長い並びだけが支払われ、複数のシンボルの配当は合計されます。ベット額は全ウェイ分です。',
  },
  ruleWild: {
    en: '“{{wild}}” stands for every symbol except “{{scatter}}”. It comes from the second reel on, and pays nothing by itself.',
    es: '«{{wild}}» sustituye a todos los símbolos excepto «{{scatter}}». Sale a partir del segundo rodillo y no paga por sí solo.',
    de: '„{{wild}}“ ersetzt jedes Symbol außer „{{scatter}}“. Es kommt ab der zweiten Walze und zahlt allein nichts.',
    fr: '« {{wild}} » remplace tous les symboles sauf « {{scatter}} ». Il apparaît à partir du deuxième rouleau et ne paie rien à lui seul.',
    pt: '“{{wild}}” substitui todos os símbolos, exceto “{{scatter}}”. Aparece a partir do segundo rolo e sozinho não paga nada.',
    no: '«{{wild}}» står for alle symboler unntatt «{{scatter}}». Det kommer fra og med det andre hjulet og gir ingenting alene.',
    jp: '「{{wild}}」は「{{scatter}}」以外のすべてのシンボルの代わりになります。2番目以降のリールに出て、それだけでは配当になりません。',
  },
  ruleWildAll: {
    en: '“{{wild}}” stands for every symbol. It comes from the second reel on, and pays nothing by itself.',
    es: '«{{wild}}» sustituye a todos los símbolos. Sale a partir del segundo rodillo y no paga por sí solo.',
    de: '„{{wild}}“ ersetzt jedes Symbol. Es kommt ab der zweiten Walze und zahlt allein nichts.',
    fr: '« {{wild}} » remplace tous les symboles. Il apparaît à partir du deuxième rouleau et ne paie rien à lui seul.',
    pt: '“{{wild}}” substitui todos os símbolos. Aparece a partir do segundo rolo e sozinho não paga nada.',
    no: '«{{wild}}» står for alle symboler. Det kommer fra og med det andre hjulet og gir ingenting alene.',
    jp: '「{{wild}}」はすべてのシンボルの代わりになります。2番目以降のリールに出て、それだけでは配当になりません。',
  },
  ruleRising: {
    en: 'Wins of the first free spin are multiplied by {{first}}, and with each further one the multiplier rises by one, up to {{last}} from free spin {{spins}} on. Free spins have reels of their own: “{{wild}}” comes more often, and “{{scatter}}” not at all, so they bring no further free spins. They are played at the stake of the round, at once, and cost nothing.',
    es: 'Los premios de la primera tirada gratis se multiplican por {{first}} y con cada tirada el multiplicador sube uno, hasta {{last}} a partir de la tirada {{spins}}. Las tiradas gratis tienen sus propios rodillos: «{{wild}}» sale más a menudo y «{{scatter}}» no sale, así que no dan más tiradas gratis. Se juegan al momento con la apuesta de la ronda y no cuestan nada.',
    de: 'Gewinne des ersten Freispiels werden mit {{first}} multipliziert, und mit jedem weiteren steigt der Multiplikator um eins, bis {{last}} ab dem Freispiel {{spins}}. Freispiele haben eigene Walzen: „{{wild}}“ kommt öfter, „{{scatter}}“ gar nicht, daher bringen sie keine weiteren Freispiele. Sie werden sofort mit dem Einsatz der Runde gespielt und kosten nichts.',
    fr: 'Les gains du premier tour gratuit sont multipliés par {{first}}, et le multiplicateur augmente d’un à chaque tour, jusqu’à {{last}} à partir du tour {{spins}}. Les tours gratuits ont leurs propres rouleaux : « {{wild}} » y est plus fréquent et « {{scatter}} » absent, ils ne donnent donc pas d’autres tours gratuits. Ils sont joués aussitôt à la mise de la partie et ne coûtent rien.',
    pt: 'Os prêmios da primeira rodada grátis são multiplicados por {{first}}, e a cada rodada o multiplicador sobe um, até {{last}} a partir da rodada {{spins}}. As rodadas grátis têm rolos próprios: “{{wild}}” aparece mais vezes e “{{scatter}}” não aparece, portanto não dão mais rodadas grátis. São jogadas na hora com a aposta da rodada e não custam nada.',
    no: 'Gevinster i det første gratisspinnet multipliseres med {{first}}, og for hvert nye spinn stiger multiplikatoren med én, opp til {{last}} fra og med gratisspinn {{spins}}. Gratisspinn har egne hjul: «{{wild}}» kommer oftere og «{{scatter}}» aldri, så de gir ikke flere gratisspinn. De spilles med en gang med rundens innsats og koster ingenting.',
    jp: '最初のフリースピンの配当は{{first}}倍、1回ごとに倍率が1ずつ上がり、{{spins}}回目以降は{{last}}倍です。専用のリールでは「{{wild}}」が多く、「{{scatter}}」は出ないため、追加のフリースピンはありません。そのラウンドのベット額ですぐに行われ、費用はかかりません。',
  },
});
