import { defineMessages } from '../define-messages';

/** Games of clusters. */
export const cluster = defineMessages({
  grid: { en: 'The grid', es: 'La cuadrícula', de: 'Das Raster', fr: 'La grille', pt: 'A grade', no: 'Rutenettet', jp: '盤面' },
  column: { en: 'Column {{number}}', es: 'Columna {{number}}', de: 'Spalte {{number}}', fr: 'Colonne {{number}}', pt: 'Coluna {{number}}', no: 'Kolonne {{number}}', jp: '{{number}}列目' },
  cascade: { en: 'Step by step', es: 'Paso a paso', de: 'Schritt für Schritt', fr: 'Étape par étape', pt: 'Passo a passo', no: 'Steg for steg', jp: '連鎖の流れ' },
  step: { en: 'Step {{number}}', es: 'Paso {{number}}', de: 'Schritt {{number}}', fr: 'Étape {{number}}', pt: 'Passo {{number}}', no: 'Steg {{number}}', jp: '{{number}}連鎖目' },
  won: {
    en: '{{count}} × {{symbol}}', es: '{{count}} × {{symbol}}', de: '{{count}} × {{symbol}}', fr: '{{count}} × {{symbol}}', pt: '{{count}} × {{symbol}}', no: '{{count}} × {{symbol}}', jp: '{{symbol}}×{{count}}',
  },
  orMore: { en: '{{count}}+', es: '{{count}}+', de: 'ab {{count}}', fr: '{{count}}+', pt: '{{count}}+', no: '{{count}}+', jp: '{{count}}個以上' },
  ruleSquare: {
    en: '{{smallest}} or more equal symbols that touch along an edge, in any shape, win together. A corner is no touch. Each cluster pays by its size; several clusters add up.',
    es: 'Ganan juntos {{smallest}} o más símbolos iguales que se tocan por un lado, en cualquier forma. Tocarse en una esquina no cuenta. Cada grupo paga según su tamaño; varios grupos se suman.',
    de: '{{smallest}} oder mehr gleiche Symbole, die sich an einer Kante berühren, gewinnen gemeinsam, in jeder Form. Eine Ecke zählt nicht. Jede Gruppe zahlt nach ihrer Größe; mehrere Gruppen werden addiert.',
    fr: '{{smallest}} symboles identiques ou plus qui se touchent par un côté gagnent ensemble, quelle que soit leur forme. Un coin ne compte pas. Chaque groupe paie selon sa taille ; plusieurs groupes s’additionnent.',
    pt: 'Ganham juntos {{smallest}} ou mais símbolos iguais que se tocam por um lado, em qualquer forma. Tocar-se em um canto não conta. Cada grupo paga conforme o tamanho; vários grupos se somam.',
    no: '{{smallest}} eller flere like symboler som berører hverandre langs en kant, vinner sammen, uansett form. Et hjørne teller ikke. Hver gruppe betaler etter størrelsen; flere grupper legges sammen.',
    jp: '辺で隣り合う同じシンボルが{{smallest}}個以上つながると、形に関係なくまとめて当たりになります。角だけの接触は数えません。配当はまとまりの大きさで決まり、複数のまとまりは合計されます。',
  },
  ruleHex: {
    en: 'Every cell has six neighbours. {{smallest}} or more equal symbols that touch, in any shape, win together. Each cluster pays by its size; several clusters add up.',
    es: 'Cada celda tiene seis vecinas. Ganan juntos {{smallest}} o más símbolos iguales que se tocan, en cualquier forma. Cada grupo paga según su tamaño; varios grupos se suman.',
    de: 'Jede Zelle hat sechs Nachbarn. {{smallest}} oder mehr gleiche Symbole, die sich berühren, gewinnen gemeinsam, in jeder Form. Jede Gruppe zahlt nach ihrer Größe; mehrere Gruppen werden addiert.',
    fr: 'Chaque alvéole a six voisines. {{smallest}} symboles identiques ou plus qui se touchent gagnent ensemble, quelle que soit leur forme. Chaque groupe paie selon sa taille ; plusieurs groupes s’additionnent.',
    pt: 'Cada célula tem seis vizinhas. Ganham juntos {{smallest}} ou mais símbolos iguais que se tocam, em qualquer forma. Cada grupo paga conforme o tamanho; vários grupos se somam.',
    no: 'Hver celle har seks naboer. {{smallest}} eller flere like symboler som berører hverandre, vinner sammen, uansett form. Hver gruppe betaler etter størrelsen; flere grupper legges sammen.',
    jp: '各マスは6つのマスと隣り合います。同じシンボルが{{smallest}}個以上つながると、形に関係なくまとめて当たりになります。配当はまとまりの大きさで決まり、複数のまとまりは合計されます。',
  },
  ruleFall: {
    en: 'What has won vanishes, what is above falls, and new symbols come from above. This goes on at no cost until nothing wins any more.',
    es: 'Lo que ha ganado desaparece, lo de arriba cae y llegan símbolos nuevos. Así continúa, sin coste, hasta que ya nada gana.',
    de: 'Was gewonnen hat, verschwindet, was darüber liegt, fällt nach, und von oben kommen neue Symbole. Das geht ohne Kosten weiter, bis nichts mehr gewinnt.',
    fr: 'Ce qui a gagné disparaît, ce qui est au-dessus tombe et de nouveaux symboles arrivent d’en haut. Cela continue sans frais jusqu’à ce que plus rien ne gagne.',
    pt: 'O que ganhou some, o que está acima cai e novos símbolos chegam de cima. Isso continua, sem custo, até nada mais ganhar.',
    no: 'Det som har vunnet, forsvinner, det som ligger over, faller ned, og nye symboler kommer ovenfra. Slik fortsetter det uten kostnad til ingenting vinner lenger.',
    jp: '当たったシンボルは消え、上のシンボルが落ち、新しいシンボルが上から現れます。当たりがなくなるまで、追加の費用なしで続きます。',
  },
  ruleMultipliers: {
    en: 'Each step has its own multiplier: {{multipliers}}. From there on {{last}} holds.', es: 'Cada paso tiene su multiplicador: {{multipliers}}. A partir de ahí se mantiene {{last}}.',
    de: 'Jeder Schritt hat seinen Multiplikator: {{multipliers}}. Danach bleibt es bei {{last}}.', fr: 'Chaque étape a son multiplicateur : {{multipliers}}. Ensuite, {{last}} est conservé.',
    pt: 'Cada passo tem seu multiplicador: {{multipliers}}. A partir daí vale {{last}}.', no: 'Hvert steg har sin multiplikator: {{multipliers}}. Deretter gjelder {{last}}.', jp: '連鎖ごとに倍率が決まっています：{{multipliers}}。それ以降は{{last}}のままです。',
  },
  ruleStrips: {
    en: 'Each column is a strip of symbols that stops by chance; what comes from above is what stands on the strip before it. The highest possible payout was found by playing all rounds there are.',
    es: 'Cada columna es una tira de símbolos que se detiene al azar; lo que llega de arriba es lo que precede en la tira. El premio máximo se halló jugando todas las rondas que existen.',
    de: 'Jede Spalte ist ein Streifen von Symbolen, der zufällig anhält; was von oben kommt, ist das, was auf dem Streifen davor steht. Die höchste Auszahlung wurde gefunden, indem alle möglichen Runden gespielt wurden.',
    fr: 'Chaque colonne est une bande de symboles qui s’arrête au hasard ; ce qui vient d’en haut est ce qui précède sur la bande. Le gain maximal a été trouvé en jouant toutes les parties possibles.',
    pt: 'Cada coluna é uma faixa de símbolos que para ao acaso; o que vem de cima é o que está antes na faixa. O prêmio máximo foi encontrado jogando todas as rodadas que existem.',
    no: 'Hver kolonne er et bånd av symboler som stopper tilfeldig; det som kommer ovenfra, er det som står foran på båndet. Den høyeste gevinsten ble funnet ved å spille alle rundene som finnes.',
    jp: '各列はシンボルの並んだ帯で、止まる位置は偶然に決まります。上から現れるのは、帯の上でその手前に並ぶシンボルです。最高配当は、起こり得るすべてのラウンドを計算して求めています。',
  },
});
