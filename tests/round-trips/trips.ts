/** How often a request went out, by the binding's name. A D1 batch is one trip, and so is each call of an object. */
export type Trips = Record<string, number>;

/** Marks the line that a request is told by. */
export const mark = 'round-trips ';
