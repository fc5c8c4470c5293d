import type { AppLoadContext } from '@remix-run/cloudflare';
import { timeZoneOf } from '~/account';
import { newRequestId } from '~/forms/request-id';
import { oddsCookie, oddsFormatOf } from './odds';
import { keyOf, namedSlip, nameOfSlip, readSlip, slipCookie, type SlipEntry } from './slip-legs';

type Browser = Pick<AppLoadContext, 'cookies'>;

export const slipOf = ({ cookies }: Browser): SlipEntry[] => readSlip(cookies.read(slipCookie));

/** Keeps the slip, under a new name: what is changed, placed or refused is another bet from then on. */
export const keepSlip = ({ cookies }: Browser, entries: readonly SlipEntry[]): void =>
  cookies.write(slipCookie, entries.length > 0 ? namedSlip(newRequestId(), entries) : '');

/** Of the bet that the slip becomes: the same in every tab that shows it. */
export const slipRequestId = ({ cookies }: Browser): string => nameOfSlip(cookies.read(slipCookie)) ?? newRequestId();

/** How odds and times are told, and what the slip holds, as every screen of sports betting shows it. */
export async function sportsFrame({ api, cookies, player }: Pick<AppLoadContext, 'api' | 'cookies' | 'player'>) {
  const entries = slipOf({ cookies });
  const [priced, found] = await Promise.all([
    // An extra beside the matches: the slip's own page tells what is wrong with it.
    entries.length > 0 ? api.sports.slip(entries.map(selectionOf)).catch(() => null) : null,
    player(),
  ]);
  return {
    format: oddsFormatOf(cookies.read(oddsCookie)),
    timeZone: found ? timeZoneOf(found) : 'UTC',
    chosen: entries.map(keyOf),
    box: priced && { legs: priced.legs, odds: priced.accumulator?.odds ?? null },
  };
}
export type SportsFrameData = Awaited<ReturnType<typeof sportsFrame>>;

/** What the API is asked for: what the player saw does not matter to what odds are now. */
export const selectionOf = ({ matchId, marketId, selectionId }: SlipEntry) => ({ matchId, marketId, selectionId });
