/**
 * The name that an object goes by. Whoever calls it says the name, but an alarm that wakes it does not, neither here nor on Cloudflare: so the
 * first call's is kept.
 */
export function ownName({ id, storage: { sql } }: Pick<DurableObjectState, 'id' | 'storage'>): string | undefined {
  if (id.name !== undefined) sql.exec('INSERT OR IGNORE INTO own_name (only, name) VALUES (1, ?)', id.name);
  const [kept] = sql.exec<{ name: string }>('SELECT name FROM own_name');
  return kept?.name;
}
