import type { MessageKey } from '~/i18n/messages';

/** What a field's safe cells hold, in words and pictures. */
interface MinesTheme {
  safeSymbol: string;
  mineSymbol: string;
  safe: MessageKey;
  next: MessageKey;
  ruleOpen: MessageKey;
  ruleCashOut: MessageKey;
  payouts: MessageKey;
}

const lanterns: MinesTheme = {
  safeSymbol: '/symbols/mines.svg#lantern',
  mineSymbol: '/symbols/mines.svg#mine',
  safe: 'mines.safe',
  next: 'mines.next',
  ruleOpen: 'mines.ruleOpen',
  ruleCashOut: 'mines.ruleCashOut',
  payouts: 'mines.payouts',
};

const pearls: MinesTheme = {
  safeSymbol: '/symbols/pearl-diver.svg#pearl',
  mineSymbol: '/symbols/pearl-diver.svg#mine',
  safe: 'mines.pearl',
  next: 'mines.pearlNext',
  ruleOpen: 'mines.pearlRuleOpen',
  ruleCashOut: 'mines.pearlRuleCashOut',
  payouts: 'mines.pearlPayouts',
};

export const themeOf = (gameid: string): MinesTheme => (gameid === 'pearl-diver' ? pearls : lanterns);
