/**
 * Whether operators have paused the house. Nobody asks while it is open: an isolate learns it from any answer of the API, and from then on the front
 * door shows everybody the same page until the API says something else.
 */

/** The API is asked anew so often while the house is paused, ms. */
const askedEvery = 5_000;

/** When the API said so last, epoch ms; null: the house is open as far as anybody knows. */
let saidAt: number | null = null;

export const noteMaintenance = (now: number): void => void (saidAt = now);

/** @param ask any call of the API; whether it was refused for maintenance */
export async function isPaused(now: number, ask: () => Promise<boolean>): Promise<boolean> {
  if (saidAt === null) return false;
  if (now - saidAt < askedEvery && now >= saidAt) return true;
  saidAt = (await ask()) ? now : null;
  return saidAt !== null;
}

/** What tells the page of a paused house from that of an API that is away: both are 503. */
const reason = 'maintenance';
export const pausedPage = (): Response => new Response(null, { status: 503, statusText: reason });
/** @param fault a response that was thrown, or what Remix makes of it */
export const isPausedPage = (fault: unknown): boolean =>
  typeof fault === 'object' && fault !== null && (fault as { statusText?: unknown }).statusText === reason;
