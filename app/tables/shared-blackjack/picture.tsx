import type { Card } from 'contract/play/cards';
import { sharedHands } from 'contract/play/shared-blackjack';
import { usePage } from '~/i18n/page';
import { Hand } from '~/play/cards/playing-card';
import { classes } from '~/ui/class-names';
import type { TablePictureProps } from '../family';
import { handText } from './words';

const ends = {
  won: 'blackjack.won',
  blackjack: 'blackjack.blackjack',
  push: 'blackjack.pushed',
  lost: 'blackjack.lost',
} as const;
const backs: readonly null[] = [null, null];

interface OneHandProps {
  name: string;
  cards: readonly (Card | null)[];
  total: number | null;
  moves: boolean;
  className?: string | undefined;
  end?: string | undefined;
}

function OneHand({ name, cards, total, moves, className, end }: OneHandProps) {
  return (
    <div className={classes('sky-hand', className)}>
      <h2>
        {name} {total !== null && <b className="num">{total}</b>}
      </h2>
      <Hand label={name} cards={cards} dealtFrom={moves ? 0 : undefined} />
      {end && <p>{end}</p>}
    </div>
  );
}

/** The dealer over three hands, under a night sky; their backs while the round is dealt. */
export function SharedBlackjackPicture({ result, dealing, fresh }: TablePictureProps) {
  const { t } = usePage();
  if (result && result.kind !== 'shared-blackjack') return null;
  const moves = fresh || dealing;
  return (
    <div className="sky">
      <OneHand
        name={t('blackjack.dealer')}
        cards={result?.dealer ?? backs}
        total={result?.dealerTotal ?? null}
        moves={moves}
        end={result && result.dealerTotal > 21 ? t('blackjack.bust') : undefined}
      />
      <div className="sky-hands">
        {sharedHands.map((name) => {
          const hand = result?.hands.find((each) => each.name === name);
          const end = hand && (hand.total > 21 ? 'blackjack.bust' : ends[hand.end]);
          return (
            <OneHand
              key={name}
              name={handText(name, { t })}
              cards={hand?.cards ?? backs}
              total={hand?.total ?? null}
              moves={moves}
              className={hand && `sky-${hand.end}`}
              end={end && t(end)}
            />
          );
        })}
      </div>
      {!result && <p className="quiet">{t(dealing ? 'baccarat.dealing' : 'baccarat.begins')}</p>}
    </div>
  );
}
