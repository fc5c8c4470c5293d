/** A player's name as others may see it: the first two characters, then always the same tail, so that its length stays hidden. */
export const maskedName = (username: string): string => `${[...username].slice(0, 2).join('')}***`;
