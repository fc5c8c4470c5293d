import type { Env } from '../../kernel/env';
import type { TableObject } from './table-object';

/** What can be asked of a table's object; the object's own types stand for the stub's. */
export type TableObjectCalls = Pick<
  TableObject,
  'view' | 'glance' | 'times' | 'register' | 'opening' | 'secretToLeave' | 'secretOf' | 'fetch'
>;

/** @param gameid of a table: any other would wake an object for nothing */
export const tableCalls = (env: Env, gameid: string): TableObjectCalls =>
  env.TABLE.get(env.TABLE.idFromName(gameid)) as unknown as TableObjectCalls;
