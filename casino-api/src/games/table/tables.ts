import { baccaratTables } from '../baccarat/tables';
import { boxesTables } from '../boxes/tables';
import { crashTables } from '../crash/tables';
import { rouletteTables } from '../roulette/tables';
import { observatory21 } from '../shared-blackjack/observatory-21';
import { glassDomeDice } from '../sic-bo/glass-dome-dice';
import { wheelTables } from '../wheel/tables';
import type { TableEngine } from './table-engine';

/** The shared tables of the house. */
export const tables: readonly TableEngine[] = [
  ...rouletteTables,
  ...baccaratTables,
  ...crashTables,
  glassDomeDice,
  ...wheelTables,
  ...boxesTables,
  observatory21,
];

export const tableOf = (gameid: string): TableEngine | undefined => tables.find((table) => table.gameid === gameid);
