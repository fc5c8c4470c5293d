/** The field of hidden mines. */
export const mines = {
  start: 'Start the round',
  ready: 'Choose your stake and the number of mines',
  mines: 'Mines',
  minesInvalid: 'Choose a number of mines',
  field: 'The field',
  place: 'row {{row}}, column {{column}}',
  open: 'Open {{place}}',
  closed: 'closed',
  safe: 'a lantern',
  mine: 'a mine',
  hit: 'the mine that ended the round',
  left: 'not opened',
  next: 'The next lantern raises it to {{multiple}}',
  cashOut: 'Cash out {{amount}}',
  ruleOpen:
    'The mines are placed among {{cells}} cells before you open the first one. Each lantern you find raises the payout.',
  ruleCashOut: 'You can cash out after any lantern. A mine ends the round without a payout.',
  ruleEnd: 'At the last multiplier of the row, the round is cashed out automatically.',
  payouts: 'Payout after each lantern',
  // Where the safe cells hold pearls.
  pearl: 'a pearl',
  pearlNext: 'The next pearl raises it to {{multiple}}',
  pearlRuleOpen:
    'Sea mines are placed among {{cells}} shells before you open the first one. Each pearl you find raises the payout.',
  pearlRuleCashOut: 'You can cash out after any pearl. A mine ends the round without a payout.',
  pearlPayouts: 'Payout after each pearl',
};
