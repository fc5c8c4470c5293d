import { defineMessages } from '../define-messages';

/** The field of hidden mines. */
export const mines = defineMessages({
  start: { en: 'Start the round', es: 'Empezar la ronda', de: 'Runde starten', fr: 'Commencer la partie', pt: 'Começar a rodada', no: 'Start runden', jp: 'ラウンド開始' },
  ready: {
    en: 'Choose your stake and the mines', es: 'Elige tu apuesta y las minas', de: 'Einsatz und Minen wählen', fr: 'Choisissez la mise et les mines',
    pt: 'Escolha a aposta e as minas', no: 'Velg innsats og miner', jp: 'ベット額と地雷の数を選んでください',
  },
  mines: { en: 'Mines', es: 'Minas', de: 'Minen', fr: 'Nombre de mines', pt: 'Minas', no: 'Miner', jp: '地雷の数' },
  minesInvalid: {
    en: 'Choose a number of mines', es: 'Elige un número de minas', de: 'Wählen Sie eine Anzahl Minen', fr: 'Choisissez un nombre de mines',
    pt: 'Escolha um número de minas', no: 'Velg et antall miner', jp: '地雷の数を選んでください',
  },
  field: { en: 'The field', es: 'El campo', de: 'Das Feld', fr: 'Le terrain', pt: 'O campo', no: 'Feltet', jp: 'フィールド' },
  place: {
    en: 'row {{row}}, column {{column}}', es: 'fila {{row}}, columna {{column}}', de: 'Zeile {{row}}, Spalte {{column}}', fr: 'ligne {{row}}, colonne {{column}}',
    pt: 'linha {{row}}, coluna {{column}}', no: 'rad {{row}}, kolonne {{column}}', jp: '{{row}}行{{column}}列',
  },
  open: { en: 'Open {{place}}', es: 'Abrir {{place}}', de: '{{place}} öffnen', fr: 'Ouvrir {{place}}', pt: 'Abrir {{place}}', no: 'Åpne {{place}}', jp: '{{place}}を開く' },
  closed: { en: 'closed', es: 'cerrada', de: 'geschlossen', fr: 'fermée', pt: 'fechada', no: 'lukket', jp: '未開封' },
  safe: { en: 'a lantern', es: 'un farolillo', de: 'eine Laterne', fr: 'une lanterne', pt: 'uma lanterna', no: 'en lykt', jp: '提灯' },
  mine: { en: 'a mine', es: 'una mina', de: 'eine Mine', fr: 'une mine', pt: 'uma mina', no: 'en mine', jp: '地雷' },
  hit: { en: 'the mine that ended the round', es: 'la mina que acabó la ronda', de: 'die Mine, die die Runde beendet hat', fr: 'la mine qui a mis fin à la partie', pt: 'a mina que encerrou a rodada', no: 'minen som avsluttet runden', jp: 'ラウンドを終わらせた地雷' },
  left: { en: 'not opened', es: 'sin abrir', de: 'nicht geöffnet', fr: 'non ouverte', pt: 'não aberta', no: 'ikke åpnet', jp: '開けなかったマス' },
  next: {
    en: 'The next lantern makes it {{multiple}}', es: 'Con el próximo farolillo, {{multiple}}', de: 'Mit der nächsten Laterne {{multiple}}', fr: 'La prochaine lanterne donne {{multiple}}',
    pt: 'Com a próxima lanterna, {{multiple}}', no: 'Neste lykt gir {{multiple}}', jp: '次の提灯で{{multiple}}',
  },
  cashOut: { en: 'Cash out {{amount}}', es: 'Cobrar {{amount}}', de: '{{amount}} auszahlen', fr: 'Encaisser {{amount}}', pt: 'Retirar {{amount}}', no: 'Ta ut {{amount}}', jp: '{{amount}}を受け取る' },
  ruleOpen: {
    en: 'The mines are laid among {{cells}} cells before you open the first. Each lantern you find raises what the round pays.',
    es: 'Las minas se reparten entre {{cells}} casillas antes de que abras la primera. Cada farolillo que encuentras sube lo que paga la ronda.',
    de: 'Die Minen liegen zwischen {{cells}} Feldern, bevor Sie das erste öffnen. Jede gefundene Laterne erhöht die Auszahlung der Runde.',
    fr: 'Les mines sont posées parmi {{cells}} cases avant que vous n’ouvriez la première. Chaque lanterne trouvée augmente le gain de la partie.',
    pt: 'As minas são distribuídas entre {{cells}} casas antes de você abrir a primeira. Cada lanterna encontrada aumenta o prêmio da rodada.',
    no: 'Minene legges mellom {{cells}} ruter før du åpner den første. Hver lykt du finner, øker det runden betaler.',
    jp: '最初のマスを開ける前に、{{cells}}マスの中へ地雷が配置されます。提灯を見つけるたびに配当が上がります。',
  },
  ruleCashOut: {
    en: 'Cash out after any lantern. A mine ends the round without a payout.', es: 'Puedes cobrar después de cualquier farolillo. Una mina acaba la ronda sin premio.',
    de: 'Nach jeder Laterne können Sie auszahlen. Eine Mine beendet die Runde ohne Auszahlung.', fr: 'Vous pouvez encaisser après chaque lanterne. Une mine met fin à la partie sans gain.',
    pt: 'Você pode retirar depois de qualquer lanterna. Uma mina encerra a rodada sem prêmio.', no: 'Du kan ta ut etter hver lykt. En mine avslutter runden uten gevinst.',
    jp: '提灯を見つけた後はいつでも受け取れます。地雷を開けると配当なしでラウンドが終わります。',
  },
  ruleEnd: {
    en: 'At the last multiple of its row the round pays out by itself.',
    es: 'Al llegar al último multiplicador de su fila, la ronda se cobra sola.',
    de: 'Beim letzten Multiplikator der Reihe zahlt die Runde von selbst aus.',
    fr: 'Au dernier multiplicateur de sa ligne, la partie est encaissée d’elle-même.',
    pt: 'No último multiplicador da linha, a rodada é paga sozinha.',
    no: 'Ved radens siste multiplikator betales runden ut av seg selv.',
    jp: '列の最後の倍率に達すると自動で支払われます。',
  },
  payouts: { en: 'Payout after each lantern', es: 'Premio tras cada farolillo', de: 'Auszahlung nach jeder Laterne', fr: 'Gain après chaque lanterne', pt: 'Prêmio após cada lanterna', no: 'Gevinst etter hver lykt', jp: '提灯ごとの配当' },
  // Where the safe cells hold pearls.
  pearl: { en: 'a pearl', es: 'una perla', de: 'eine Perle', fr: 'une perle', pt: 'uma pérola', no: 'en perle', jp: '真珠' },
  pearlNext: {
    en: 'The next pearl makes it {{multiple}}', es: 'Con la próxima perla, {{multiple}}', de: 'Mit der nächsten Perle {{multiple}}', fr: 'La prochaine perle donne {{multiple}}',
    pt: 'Com a próxima pérola, {{multiple}}', no: 'Neste perle gir {{multiple}}', jp: '次の真珠で{{multiple}}',
  },
  pearlRuleOpen: {
    en: 'Sea mines are laid among {{cells}} shells before you open the first. Each pearl you find raises what the round pays.',
    es: 'Las minas marinas se reparten entre {{cells}} conchas antes de que abras la primera. Cada perla que encuentras sube lo que paga la ronda.',
    de: 'Die Seeminen liegen zwischen {{cells}} Muscheln, bevor Sie die erste öffnen. Jede gefundene Perle erhöht die Auszahlung der Runde.',
    fr: 'Les mines marines sont posées parmi {{cells}} coquillages avant que vous n’ouvriez le premier. Chaque perle trouvée augmente le gain de la partie.',
    pt: 'As minas marinhas são distribuídas entre {{cells}} conchas antes de você abrir a primeira. Cada pérola encontrada aumenta o prêmio da rodada.',
    no: 'Sjøminene legges mellom {{cells}} skjell før du åpner det første. Hver perle du finner, øker det runden betaler.',
    jp: '最初の貝を開ける前に、{{cells}}個の貝の中へ機雷が配置されます。真珠を見つけるたびに配当が上がります。',
  },
  pearlRuleCashOut: {
    en: 'Cash out after any pearl. A mine ends the round without a payout.', es: 'Puedes cobrar después de cualquier perla. Una mina acaba la ronda sin premio.',
    de: 'Nach jeder Perle können Sie auszahlen. Eine Mine beendet die Runde ohne Auszahlung.', fr: 'Vous pouvez encaisser après chaque perle. Une mine met fin à la partie sans gain.',
    pt: 'Você pode retirar depois de qualquer pérola. Uma mina encerra a rodada sem prêmio.', no: 'Du kan ta ut etter hver perle. En mine avslutter runden uten gevinst.',
    jp: '真珠を見つけた後はいつでも受け取れます。機雷を開けると配当なしでラウンドが終わります。',
  },
  pearlPayouts: { en: 'Payout after each pearl', es: 'Premio tras cada perla', de: 'Auszahlung nach jeder Perle', fr: 'Gain après chaque perle', pt: 'Prêmio após cada pérola', no: 'Gevinst etter hver perle', jp: '真珠ごとの配当' },
});
