import { z } from 'zod';
import { MinorUnits } from '../money';
import { SlotRules, SlotSpin } from './slot';

/**
 * A slot of fixed lines with a hold feature: enough of its coins in one window stay where they are, and the places between them are spun
 * again; each new coin stays too and sets the respins back. What the coins bear is paid, and more when they fill the window.
 */
export const HoldRules = z.object({
  kind: z.literal('hold'),
  /** The coin is its scatter: it breaks lines and pays nothing by itself. */
  base: SlotRules,
  hold: z.object({
    /** So many coins in the window begin the feature. */
    trigger: z.number().int(),
    /** Played after the last coin that landed. */
    respins: z.number().int(),
    /** In a respin a coin lands on each empty place with a chance of 1 in so many. */
    landsOneIn: z.number().int(),
    /** What a coin can bear, in whole stakes, and with what weight. */
    values: z.array(z.object({ multiple: z.number().int(), weight: z.number().int() })),
    /** Paid on top when every place holds a coin, in whole stakes. */
    fullWindow: z.number().int(),
    /** About one paid spin in so many begins the feature, and fills the window. */
    featureOneIn: z.number().int(),
    fullOneIn: z.number().int(),
  }),
});
export type HoldRules = z.infer<typeof HoldRules>;

/** A coin that stayed. `value` in minor units; `cell` is `[reel, row]`; `respin` counts from 1, 0 for those of the paid spin. */
export const HeldCoin = z.object({
  cell: z.tuple([z.number().int(), z.number().int()]),
  value: MinorUnits,
  respin: z.number().int(),
});
export type HeldCoin = z.infer<typeof HeldCoin>;

export const HoldOutcome = z.object({
  kind: z.literal('hold'),
  spin: SlotSpin,
  /** Null when there were too few coins. */
  feature: z
    .object({
      /** In the order they landed. */
      coins: z.array(HeldCoin),
      respins: z.number().int(),
      /** What a full window paid on top, 0 otherwise. */
      fullWindow: MinorUnits,
      /** All that the feature paid. */
      payout: MinorUnits,
    })
    .nullable(),
});
export type HoldOutcome = z.infer<typeof HoldOutcome>;
