/** An order's id begins with its player's: it leads a provider's notification back to the player's object. */
const orderId = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[0-9a-f]{24}$/;

/** The player of an order, null for what is no order of ours. */
export const orderOwner = (id: string): string | null => orderId.exec(id)?.[1] ?? null;
