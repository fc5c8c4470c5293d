/** A die with one of its faces, 20 by 20 in the picture around it. Silent: a text beside it says what it shows. */
export const Die = ({ face }: { face: number }) => <use href={`/symbols/dice.svg#f${face}`} width="20" height="20" />;
