import { defineMessages } from '../define-messages';

/** Slots whose coins stay and are spun for. `{{coin}}` is the name of the game's own coin. */
export const hold = defineMessages({
  feature: { en: 'The hold feature', es: 'La función de retención', de: 'Die Haltefunktion', fr: 'La fonction de maintien', pt: 'O recurso de retenção', no: 'Holdefunksjonen', jp: 'ホールド機能' },
  held: { en: 'What stayed', es: 'Lo que se quedó', de: 'Was liegen blieb', fr: 'Ce qui est resté', pt: 'O que ficou', no: 'Det som ble liggende', jp: '残ったシンボル' },
  coinAt: {
    en: '{{coin}} on reel {{reel}}, row {{row}}: {{amount}}', es: '{{coin}} en el rodillo {{reel}}, fila {{row}}: {{amount}}', de: '{{coin}} auf Walze {{reel}}, Zeile {{row}}: {{amount}}',
    fr: '{{coin}}, rouleau {{reel}}, ligne {{row}} : {{amount}}', pt: '{{coin}} no rolo {{reel}}, linha {{row}}: {{amount}}', no: '{{coin}} på hjul {{reel}}, rad {{row}}: {{amount}}', jp: '{{coin}}（リール{{reel}}、{{row}}段目）：{{amount}}',
  },
  landedInRespin: {
    en: '{{where}}, respin {{respin}}', es: '{{where}}, respin {{respin}}', de: '{{where}}, Respin {{respin}}', fr: '{{where}}, respin {{respin}}', pt: '{{where}}, respin {{respin}}', no: '{{where}}, respinn {{respin}}', jp: '{{where}}、リスピン{{respin}}回目',
  },
  coins_one: { en: '{{count}} symbol held', es: '{{count}} símbolo retenido', de: '{{count}} Symbol gehalten', fr: '{{count}} symbole maintenu', pt: '{{count}} símbolo retido', no: '{{count}} symbol holdt', jp: '残ったシンボル{{count}}個' },
  coins_other: { en: '{{count}} symbols held', es: '{{count}} símbolos retenidos', de: '{{count}} Symbole gehalten', fr: '{{count}} symboles maintenus', pt: '{{count}} símbolos retidos', no: '{{count}} symboler holdt', jp: '残ったシンボル{{count}}個' },
  respins: { en: 'Respins played', es: 'Respins jugados', de: 'Gespielte Respins', fr: 'Respins joués', pt: 'Respins jogados', no: 'Respinn spilt', jp: 'リスピンの回数' },
  full: { en: 'Full window', es: 'Ventana completa', de: 'Volles Fenster', fr: 'Fenêtre complète', pt: 'Janela cheia', no: 'Fullt vindu', jp: '全マス達成' },
  paid: { en: 'Paid together', es: 'Pago total', de: 'Zusammen gezahlt', fr: 'Gain total', pt: 'Total pago', no: 'Betalt til sammen', jp: '配当合計' },
  ruleBegin: {
    en: '“{{coin}}” breaks lines and pays nothing on them. {{trigger}} or more of them in one window stay where they are and begin the feature.',
    es: '«{{coin}}» corta las líneas y no paga en ellas. {{trigger}} o más en una ventana se quedan donde están y empiezan la función.',
    de: '„{{coin}}“ unterbricht Linien und zahlt auf ihnen nichts. {{trigger}} oder mehr davon in einem Fenster bleiben liegen und starten die Funktion.',
    fr: '« {{coin}} » interrompt les lignes et n’y paie rien. {{trigger}} ou plus dans une même fenêtre restent en place et lancent la fonction.',
    pt: '“{{coin}}” interrompe as linhas e não paga nelas. {{trigger}} ou mais em uma janela ficam onde estão e iniciam o recurso.',
    no: '«{{coin}}» bryter linjer og betaler ingenting på dem. {{trigger}} eller flere i ett vindu blir liggende og starter funksjonen.',
    jp: '「{{coin}}」はラインを途切れさせ、ライン配当はありません。一度に{{trigger}}個以上出ると、その位置に残ったまま機能が始まります。',
  },
  ruleRespins: {
    en: 'There are {{respins}} respins of the empty places. On each of them “{{coin}}” lands with a chance of 1 in {{oneIn}}; it stays too, and there are {{respins}} respins again. The feature ends when they are used up or all {{places}} places are filled.',
    es: 'Hay {{respins}} respins de las posiciones vacías. En cada una de ellas cae «{{coin}}» con una probabilidad de 1 entre {{oneIn}}; también se queda y vuelve a haber {{respins}} respins. La función termina cuando se agotan o se llenan las {{places}} posiciones.',
    de: 'Für die leeren Plätze gibt es {{respins}} Respins. Auf jedem landet „{{coin}}“ mit einer Chance von 1 zu {{oneIn}}; auch das bleibt liegen, und es gibt wieder {{respins}} Respins. Die Funktion endet, wenn sie aufgebraucht oder alle {{places}} Plätze gefüllt sind.',
    fr: 'Les places vides ont droit à {{respins}} respins. Sur chacune, « {{coin}} » tombe avec une chance sur {{oneIn}} ; il reste aussi, et il y a de nouveau {{respins}} respins. La fonction s’arrête quand ils sont épuisés ou que les {{places}} places sont remplies.',
    pt: 'Há {{respins}} respins das posições vazias. Em cada uma delas “{{coin}}” cai com chance de 1 em {{oneIn}}; também fica, e há {{respins}} respins de novo. O recurso termina quando eles acabam ou as {{places}} posições estão cheias.',
    no: 'De tomme plassene får {{respins}} respinn. På hver av dem lander «{{coin}}» med en sjanse på 1 til {{oneIn}}; den blir også liggende, og det er igjen {{respins}} respinn. Funksjonen er over når de er brukt opp, eller alle {{places}} plassene er fylt.',
    jp: '空いているマスだけが{{respins}}回リスピンされます。各マスに「{{coin}}」が出る確率は1/{{oneIn}}で、出るとそのまま残り、リスピンは{{respins}}回に戻ります。使い切るか{{places}}マスすべてが埋まると終了です。',
  },
  rulePays: {
    en: 'Each “{{coin}}” bears an amount; at the end they are added up and paid. Filling all {{places}} places pays {{amount}} more.',
    es: 'Cada «{{coin}}» lleva un importe; al final se suman y se pagan. Llenar las {{places}} posiciones paga {{amount}} más.',
    de: 'Jedes Symbol „{{coin}}“ trägt einen Betrag; am Ende werden alle addiert und gezahlt. Alle {{places}} Plätze gefüllt zahlt {{amount}} zusätzlich.',
    fr: 'Chaque « {{coin}} » porte un montant ; à la fin, tous s’additionnent et sont payés. Remplir les {{places}} places rapporte {{amount}} de plus.',
    pt: 'Cada “{{coin}}” traz um valor; no fim, todos são somados e pagos. Encher os {{places}} lugares paga mais {{amount}}.',
    no: 'Hver «{{coin}}» bærer et beløp; til slutt legges de sammen og betales. Fylles alle {{places}} plassene, betales {{amount}} i tillegg.',
    jp: '「{{coin}}」はそれぞれ金額を持ち、最後に合計して支払われます。{{places}}マスすべてが埋まると、さらに{{amount}}が支払われます。',
  },
  values: { en: 'What “{{coin}}” bears, and how often:', es: 'Lo que lleva «{{coin}}» y con qué frecuencia:', de: 'Was „{{coin}}“ trägt und wie oft:', fr: 'Ce que porte « {{coin}} », et à quelle fréquence :', pt: 'O que “{{coin}}” traz e com que frequência:', no: 'Det «{{coin}}» bærer, og hvor ofte:', jp: '「{{coin}}」の金額とその確率：' },
  featureFrequency: { en: 'The feature begins', es: 'La función empieza', de: 'Die Funktion startet', fr: 'La fonction se lance', pt: 'O recurso começa', no: 'Funksjonen starter', jp: '機能が始まる頻度' },
  fullFrequency: { en: 'The window is filled', es: 'La ventana se llena', de: 'Das Fenster wird voll', fr: 'La fenêtre se remplit', pt: 'A janela enche', no: 'Vinduet fylles', jp: '全マスが埋まる頻度' },
  oneIn: {
    en: 'about once in {{spins}} spins', es: 'cerca de una vez cada {{spins}} giros', de: 'etwa einmal in {{spins}} Drehs', fr: 'environ une fois sur {{spins}} tours', pt: 'cerca de uma vez a cada {{spins}} giros',
    no: 'omtrent én gang per {{spins}} spinn', jp: '約{{spins}}スピンに1回',
  },
});
