import { usePage } from '~/i18n/page';
import { Hand } from '../cards/playing-card';
import type { PictureProps } from '../family';
import { multipleText } from '../multiple';

/** The chain of cards, the newest in front; before the first round one card lies face down. */
export function HiLoPicture({ round, fresh }: PictureProps) {
  const { t, number } = usePage();
  const outcome = round?.outcome?.kind === 'hi-lo' ? round.outcome : null;
  const cards = outcome?.cards ?? [null];
  return (
    <div className={outcome?.lost ? 'hi-lo hi-lo-lost' : 'hi-lo'}>
      <Hand label={t('hiLo.cards')} cards={cards} dealtFrom={fresh && outcome ? cards.length - 1 : undefined} />
      <p>
        {outcome && outcome.multiple > 0
          ? t('hiLo.standing', { multiple: multipleText(outcome.multiple, number) })
          : null}
      </p>
    </div>
  );
}
