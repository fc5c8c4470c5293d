import type { GameRules, TableFamilyKind } from 'contract/play';
import { crash } from './crash';
import type { TableFamily } from './family';
import { baccarat } from './baccarat';
import { moneyBoxes } from './boxes';
import { roulette } from './roulette';
import { sharedBlackjack } from './shared-blackjack';
import { sicBo } from './sic-bo';
import { moneyWheel } from './wheel';

const families: { [Kind in TableFamilyKind]: TableFamily } = {
  roulette,
  baccarat,
  crash,
  'sic-bo': sicBo,
  'money-wheel': moneyWheel,
  'money-boxes': moneyBoxes,
  'shared-blackjack': sharedBlackjack,
};

/** Whether the rounds of a game are shared: they run by themselves, for everybody at its table. */
export const isTable = (kind: GameRules['kind']): kind is TableFamilyKind => kind in families;

export const tableFamilyOf = (kind: TableFamilyKind): TableFamily => families[kind];
