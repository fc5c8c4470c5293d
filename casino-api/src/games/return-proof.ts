/** How a game's return is known. `rtp` and `halfWidth` (95 %) in hundredths of a percent, as decimals: 9611.27 is 96.1127 %. */
export type ReturnProof =
  | { method: 'exact'; rtp: number; basis: string }
  | { method: 'simulated'; rtp: number; halfWidth: number; rounds: number; seed: number; basis: string };
