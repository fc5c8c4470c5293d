import { reel, type Strip } from '../../slot/reels';

/** The reels of a spin. */
export const strips: readonly Strip[] = [
  reel(
    'rope rope rope rope compass compass compass anchor anchor diver diver pearl pearl pearl shell shell shell shell anchor anchor wheel wheel compass shell shell shell shell wheel wheel kraken shell shell rope wheel wheel rope rope rope rope compass compass compass diver anchor',
  ),
  reel(
    'diver diver shell shell shell shell compass compass compass kraken diver rope rope rope rope anchor anchor rope rope rope rope compass compass compass anchor anchor pearl pearl pearl shell shell shell shell wheel wheel shell shell wheel wheel compass rope wheel wheel anchor',
  ),
  reel(
    'anchor anchor compass compass compass rope compass rope rope rope rope wheel wheel shell shell shell shell compass compass compass shell shell shell shell diver diver rope rope rope rope shell shell wheel wheel anchor pearl pearl kraken anchor anchor diver wheel wheel',
  ),
  reel(
    'anchor shell shell shell shell kraken anchor anchor rope rope rope rope compass compass compass diver diver wheel wheel rope rope rope rope shell shell shell shell diver anchor anchor compass compass compass rope wheel wheel pearl pearl pearl compass shell shell wheel wheel',
  ),
  reel(
    'wheel wheel shell shell shell shell rope rope rope rope kraken rope shell shell shell shell anchor anchor diver anchor anchor compass compass compass pearl pearl pearl wheel wheel shell shell wheel wheel compass compass compass rope rope rope rope anchor diver diver compass',
  ),
];
