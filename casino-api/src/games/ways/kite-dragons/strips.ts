import { reel, type Strip } from '../../slot/reels';

/** The reels of a paid spin, laid by scripts/slots/lay-strips.ts. */
export const strips: readonly Strip[] = [
  reel(
    'ace ace spool spool ace ace pinwheel pinwheel ace king king pinwheel pinwheel queen queen queen king king spool spool kite kite crane crane spool kite kite crane crane king queen queen',
  ),
  reel(
    'ace ace kite kite pinwheel pinwheel ace ace dragon pinwheel pinwheel ace spool spool king king spool crane crane queen queen queen king kite kite dragon crane crane king king queen queen spool spool',
  ),
  reel(
    'ace dragon crane crane king king kite kite spool spool pinwheel pinwheel king king spool spool queen queen queen dragon spool ace ace king crane crane ace ace queen queen kite kite pinwheel pinwheel',
  ),
  reel(
    'crane crane ace ace spool spool dragon king queen queen pinwheel pinwheel king king kite kite dragon king king pinwheel pinwheel ace crane crane spool queen queen queen kite kite ace ace spool spool',
  ),
  reel(
    'spool pinwheel pinwheel ace king dragon ace ace dragon pinwheel pinwheel ace ace crane crane spool spool crane crane queen queen king king kite kite spool spool king king kite kite queen queen queen',
  ),
];
