/** A step that builds tables of a player's object. Steps are never changed once released: add another. */
export interface SchemaStep {
  /** Unique, such as `account-1`. */
  name: string;
  sql: string;
}
