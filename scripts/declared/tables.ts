import initSqlJs, { type Database, type SqlValue } from 'sql.js';
import { listsOf, root, type Lists } from './lists';

const literal = (value: SqlValue): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);

/** SQLite makes its own tables and the indexes of keys by itself. */
const ours = "sql IS NOT NULL AND name NOT LIKE 'sqlite%'";
/** The table that `bringUpToDate` makes itself, before it takes anything. */
const ofSteps = 'schema_steps';

/** Statements that make the same database: its tables, what is in them, and what watches over them; one a line. */
function statementsOf(database: Database): string[] {
  const rowsOf = (query: string): SqlValue[][] => database.exec(query)[0]?.values ?? [];
  const made = (condition: string): { name: string; sql: string }[] =>
    rowsOf(`SELECT name, sql FROM sqlite_master WHERE ${ours} AND ${condition} ORDER BY rowid`).map(([name, sql]) => ({
      name: String(name),
      // Comments end with their line.
      sql: String(sql)
        .replace(/--.*/g, '')
        .replace(/\s*\n\s*/g, ' '),
    }));
  const tables = made("type = 'table'");
  const filled = tables.flatMap(({ name }) => {
    const rows = rowsOf(`SELECT * FROM ${name}`).map((values) => `(${values.map(literal).join(', ')})`);
    return rows.length ? [`INSERT INTO ${name} VALUES ${rows.join(', ')}`] : [];
  });
  const [created, watched] = [tables.filter(({ name }) => name !== ofSteps), made("type <> 'table'")];
  return [...created.map(({ sql }) => sql), ...filled, ...watched.map(({ sql }) => sql)];
}

/**
 * What all steps of a player's object come to where there was nothing: whoever signs up is spared the steps of former days, which cost four times as much. What it
 * names as done is done; a step that was added since is taken after it.
 */
export async function tableLists(at: string = root): Promise<Lists> {
  const [{ Database }, { playerTables }, { bringUpToDate }, { storageOver }] = await Promise.all([
    initSqlJs(),
    // Here and not above: of a stale list of games or methods the features could not be read, and it could not be written anew.
    import('../../casino-api/src/player/schema'),
    import('../../casino-api/src/kernel/storage/schema-steps'),
    import('../../casino-api/src/kernel/storage/storage-over'),
  ]);
  const database = new Database();
  bringUpToDate(storageOver(database), playerTables);
  return listsOf(at, {
    'casino-api/src/player/declared-tables.ts': `/** The tables of a new player's object, as all steps leave them: written by \`npm run build\`. */
export const declaredPlayerTables = \`
${statementsOf(database).join(';\n').replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')};
\`;
`,
  });
}
