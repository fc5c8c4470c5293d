import { reel, type Strip } from '../../slot/reels';

/** The reels of a spin. */
export const strips: readonly Strip[] = [
  reel(
    'key key candle book book door book book chest lantern key book book door candle candle book candle candle book book candle candle book book chest chest door chest chest',
  ),
  reel(
    'book book lantern book book chest chest candle candle door candle candle book book candle candle door book book key key chest chest door book book candle chest book key',
  ),
  reel(
    'door lantern book book door chest chest book book door candle key chest chest candle candle book book candle candle book book chest key key book book candle candle book',
  ),
];
