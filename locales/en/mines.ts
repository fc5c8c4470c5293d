/** The field of hidden mines. */
export const mines = {
  start: 'Start the round',
  ready: 'Choose your stake and the mines',
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
  next: 'The next lantern makes it {{multiple}}',
  cashOut: 'Cash out {{amount}}',
  ruleOpen:
    'The mines are laid among {{cells}} cells before you open the first. Each lantern you find raises what the round pays.',
  ruleCashOut: 'Cash out after any lantern. A mine ends the round without a payout.',
  ruleEnd: 'At the last multiple of its row the round pays out by itself.',
  payouts: 'Payout after each lantern',
  // Where the safe cells hold pearls.
  pearl: 'a pearl',
  pearlNext: 'The next pearl makes it {{multiple}}',
  pearlRuleOpen:
    'Sea mines are laid among {{cells}} shells before you open the first. Each pearl you find raises what the round pays.',
  pearlRuleCashOut: 'Cash out after any pearl. A mine ends the round without a payout.',
  pearlPayouts: 'Payout after each pearl',
};
