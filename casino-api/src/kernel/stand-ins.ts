/**
 * A place where a Worker for testing may hold a stand-in or a tester's tool. Whoever leaves the place open says what has to fit; only the entry
 * that is deployed for testing fills it. In production every place is empty, and what would go there is not in the bundle.
 */
export interface Place<Part> {
  readonly name: string;
  readonly [fits]?: Part;
}
declare const fits: unique symbol;

export const place = <Part>(name: string): Place<Part> => ({ name });

/** What an entry has put where: made once, and handed on with the environment. */
export type StandIns = ReadonlyMap<Place<unknown>, unknown>;

export const putAt = <Part>(at: Place<Part>, part: Part): readonly [Place<unknown>, unknown] => [at, part];

/** Null where nothing stands in: in production always. */
export const standInAt = <Part>({ standIns }: { standIns?: StandIns }, at: Place<Part>): Part | null =>
  (standIns?.get(at) as Part | undefined) ?? null;
