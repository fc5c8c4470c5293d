import type { GameFamily, PictureProps } from './family';
import { ResultLine } from './result-line';

/** The table, and what it says. */
export function Picture({ family, ...picture }: PictureProps & { family: GameFamily }) {
  return (
    <>
      <family.Picture {...picture} />
      <ResultLine round={picture.round} ready={family.texts.ready} open={family.texts.open} />
    </>
  );
}
