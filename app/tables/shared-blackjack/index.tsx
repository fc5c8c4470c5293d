import { languageFacts } from 'contract/languages';
import type { Card } from 'contract/play/cards';
import { sharedHands, type SharedBlackjackResult } from 'contract/play/shared-blackjack';
import type { MessageKey } from '~/i18n/messages';
import { usePage } from '~/i18n/page';
import { Hand, multipleText, type RulesProps } from '~/play';
import { classes } from '~/ui/class-names';
import { defineTableFamily, type FeltProps, type TablePictureProps, type Words } from '../family';
import { Rhythm, SpotTable } from '../rhythm';
import { Felt, Spot } from '../spot';
import stylesheet from './shared-blackjack.css?url';

/** Blackjack hands that a whole table bets on. */
export const sharedBlackjack = defineTableFamily({
  kind: 'shared-blackjack',
  told: { category: 'livecasino', place: 3 },
  stylesheet,
  voice: { wave: 'sine', rings: 0.2, start: [660, 554], rest: [294], win: [349, 440, 523, 659] },
  Picture,
  Felt: SharedBlackjackFelt,
  resultText: tableText,
  mark: ({ dealerTotal }) => ({ text: String(dealerTotal), tone: dealerTotal > 21 ? 'gold' : 'blue' }),
  spotText: handText,
  Rules,
});

/** The hands side by side, the bet on the dealer below. */
function SharedBlackjackFelt(felt: FeltProps) {
  const { t } = usePage();
  const { rules } = felt.game;
  if (rules?.kind !== 'shared-blackjack') return null;
  return (
    <Felt>
      <div className="felt-sky">
        {rules.bets.map(({ spot, pays }) => (
          <Spot key={spot} spot={spot} felt={felt} pays={pays}>
            {handText(spot, { t })}
          </Spot>
        ))}
      </div>
    </Felt>
  );
}

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
        {name} <b className="num">{total ?? '–'}</b>
      </h2>
      <Hand label={name} cards={cards} dealtFrom={moves ? 0 : undefined} />
      <p>{end}</p>
    </div>
  );
}

/** The dealer over three hands, under a night sky; their backs while the round is dealt. */
function Picture({ result, dealing, fresh }: TablePictureProps) {
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
      {!result && <p className="unseen">{t(dealing ? 'baccarat.dealing' : 'baccarat.begins')}</p>}
    </div>
  );
}

function Rules({ game: { rules } }: RulesProps) {
  const { t, number } = usePage();
  if (rules?.kind !== 'shared-blackjack') return null;
  return (
    <>
      <div className="prose">
        <p>{t('observatory.ruleHands', { decks: rules.decks })}</p>
        <p>{t('observatory.ruleWay')}</p>
        <p>{t('observatory.ruleDealer')}</p>
        <p>{t('observatory.rulePays', { multiple: multipleText(rules.blackjackPays, number) })}</p>
        <Rhythm {...rules.rhythm} />
      </div>
      <SpotTable bets={rules.bets} nameOf={(spot) => handText(spot, { t })} />
    </>
  );
}

function handText(spot: string, { t }: Pick<Words, 't'>): string {
  return t(`observatory.${spot}` as MessageKey);
}

/** The dealer's total, then each hand's, one after another. */
function tableText({ dealerTotal, hands }: SharedBlackjackResult, { t, locale }: Pick<Words, 't' | 'locale'>): string {
  const results = [
    { hand: t('blackjack.dealer'), total: dealerTotal },
    ...hands.map(({ name, total }) => ({ hand: handText(name, { t }), total })),
  ];
  return results.map((each) => t('observatory.handTotal', each)).join(languageFacts[locale].between.clauses);
}
