/** A picture as it is kept: what it takes to show it, and nothing else of the file that came. */
export interface Picture {
  mime: 'image/jpeg' | 'image/png' | 'image/webp';
  width: number;
  height: number;
  bytes: Uint8Array;
}

/** Why a file is not taken, in words. */
export class NoPicture extends Error {}
