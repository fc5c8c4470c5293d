import { reel, type Strip } from '../reels';

/** The reels of a paid spin, laid by scripts/slots/lay-strips.ts. */
export const strips: readonly Strip[] = [
  reel(
    'candle snowflake star mitten pine snowflake mitten holly snowflake pine candle pine bell mitten snowflake pine mitten snowflake pine holly snowflake candle pine snowflake pine snowflake candle snowflake mitten snowflake holly star',
  ),
  reel(
    'mitten snowflake star snowflake mitten candle snowflake pine candle snowflake pine star mitten snowflake pine candle pine bell holly snowflake pine snowflake holly snowflake mitten snowflake candle snowflake mitten pine holly pine',
  ),
  reel(
    'holly snowflake holly candle snowflake candle snowflake mitten snowflake holly pine snowflake pine snowflake pine candle snowflake mitten star bell snowflake pine mitten snowflake candle snowflake star pine mitten pine mitten pine',
  ),
];
