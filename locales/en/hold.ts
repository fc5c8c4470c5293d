/** Slots whose coins stay and are spun for. `{{coin}}` is the name of the game's own coin. */
export const hold = {
  feature: 'The hold feature',
  held: 'What stayed',
  coinAt: '{{coin}} on reel {{reel}}, row {{row}}: {{amount}}',
  landedInRespin: '{{where}}, respin {{respin}}',
  coins_one: '{{count}} symbol held',
  coins_other: '{{count}} symbols held',
  respins: 'Respins played',
  full: 'Full window',
  paid: 'Paid together',
  ruleBegin:
    '“{{coin}}” breaks lines and pays nothing on them. {{trigger}} or more of them in one window stay where they are and begin the feature.',
  ruleRespins:
    'There are {{respins}} respins of the empty places. On each of them “{{coin}}” lands with a chance of 1 in {{oneIn}}; it stays too, and there are {{respins}} respins again. The feature ends when they are used up or all {{places}} places are filled.',
  rulePays:
    'Each “{{coin}}” bears an amount; at the end they are added up and paid. Filling all {{places}} places pays {{amount}} more.',
  values: 'What “{{coin}}” bears, and how often:',
  featureFrequency: 'The feature begins',
  fullFrequency: 'The window is filled',
  oneIn: 'about once in {{spins}} spins',
};
