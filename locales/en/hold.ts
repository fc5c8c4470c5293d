/** Slots whose coins stay and are spun for. `{{coin}}` is the name of the game's own coin. */
export const hold = {
  feature: 'The hold feature',
  held: 'Symbols held',
  coinAt: '{{coin}} on reel {{reel}}, row {{row}}: {{amount}}',
  landedInRespin: '{{where}}, respin {{respin}}',
  coins_one: '{{count}} symbol held',
  coins_other: '{{count}} symbols held',
  respins: 'Respins played',
  left: 'Respins left: {{respins}}',
  full: 'Full grid',
  paid: 'Total win',
  ruleBegin:
    '“{{coin}}” breaks lines and pays nothing on them. If {{trigger}} or more land at once, they stay in place and the feature begins.',
  ruleRespins:
    'The empty places get {{respins}} respins. On each of them “{{coin}}” lands with a chance of 1 in {{oneIn}}. It stays as well, and there are {{respins}} respins again. The feature ends when the respins are used up or all {{places}} places are filled.',
  rulePays:
    'Each “{{coin}}” carries an amount; at the end they are added up and paid. If all {{places}} places are filled, a further {{amount}} is paid.',
  values: 'The amounts on “{{coin}}”, and how often they come:',
  featureFrequency: 'The feature begins',
  fullFrequency: 'All places are filled',
  oneIn: 'about once in {{spins}} spins',
};
