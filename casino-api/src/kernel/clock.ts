/** Gives the time in epoch milliseconds. Rules never ask the machine themselves: they are handed the time. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
