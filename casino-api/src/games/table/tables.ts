import { rouletteTables } from '../roulette/tables';
import type { TableEngine } from './table-engine';

/** The shared tables of the house. */
export const tables: readonly TableEngine[] = [...rouletteTables];

export const tableOf = (gameid: string): TableEngine | undefined => tables.find((table) => table.gameid === gameid);
