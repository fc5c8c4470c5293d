import type { GameDetails } from 'contract/games';
import type { MoneyUnit } from 'contract/money';
import { BlackjackMove, type BlackjackHand } from 'contract/play/blackjack';
import type { Card } from 'contract/play/cards';
import type { RoundReceipt } from 'contract/receipt';
import { usePage } from '~/i18n/page';
import { classes } from '~/ui/class-names';
import { Hand } from '../cards/playing-card';
import type { GameFamily, PictureProps, RulesProps } from '../family';
import stylesheet from './blackjack.css?url';
import { newestOf } from './newest';

/** A hand or two against the dealer's. */
export const blackjack: GameFamily = {
  kind: 'blackjack',
  told: { category: 'crash-and-fast', place: 7 },
  stylesheet,
  voice: { wave: 'sine', rings: 0.2, start: [740, 620], rest: [330], win: [392, 494, 587, 740] },
  texts: { play: 'blackjack.deal', ready: 'blackjack.ready' },
  Picture,
  Decisions,
  unattended: 'play.unattendedStand',
  Rules,
};

/** What cards count; both ways where an ace counts eleven, as long as that may still change. */
function Total({ total, soft }: { total: number; soft: boolean }) {
  const { t } = usePage();
  return (
    <b className="bj-total num" role="img" aria-label={t('blackjack.total', { total })}>
      {soft && total < 21 ? `${total - 10}/${total}` : total}
    </b>
  );
}

interface OwnHandProps {
  hand: BlackjackHand;
  label: string;
  hasTurn: boolean;
  currency: MoneyUnit;
  dealtFrom: number | undefined;
}

/** A hand with its stake, and how it ended. */
function OwnHand({ hand, label, hasTurn, currency, dealtFrom }: OwnHandProps) {
  const { t, money } = usePage();
  const { result } = hand;
  return (
    <div className={classes('bj-hand', hasTurn && 'bj-turn', result && `bj-${result}`)}>
      <Hand label={label} cards={hand.cards} dealtFrom={dealtFrom} />
      <p>
        <Total total={hand.total} soft={hand.soft && !result} />{' '}
        <span className="num">{money(hand.stake, currency)}</span>
        {(result ?? hasTurn) && (
          <span className="bj-state">{t(result ? `blackjack.${result}` : 'blackjack.turn')}</span>
        )}
      </p>
    </div>
  );
}

/** The dealer's cards over the player's. Before the first round there are but two backs. */
function Picture({ round, fresh }: PictureProps) {
  const { t } = usePage();
  const outcome = round?.outcome?.kind === 'blackjack' ? round.outcome : null;
  const newest = fresh && outcome && round?.position ? newestOf(outcome, round.position) : null;
  const isOver = outcome?.hands.every(({ result }) => result !== null);
  const dealer: readonly (Card | null)[] = outcome?.dealer.cards ?? [null, null];
  const labels =
    outcome && outcome.hands.length > 1
      ? [t('blackjack.firstHand'), t('blackjack.secondHand')]
      : [t('blackjack.yours')];
  return (
    <div className="bj">
      <div className="bj-hand">
        <p>
          <span>{t('blackjack.dealer')}</span>{' '}
          {outcome && <Total total={outcome.dealer.total} soft={outcome.dealer.soft && !isOver} />}
        </p>
        <Hand label={t('blackjack.dealer')} cards={dealer} dealtFrom={newest?.dealer} />
      </div>
      {round && outcome && (
        <div className="bj-hands">
          {outcome.hands.map((hand, index) => (
            <OwnHand
              key={index}
              hand={hand}
              label={labels[index]!}
              hasTurn={outcome.turn === index && outcome.hands.length > 1}
              currency={round.currency}
              dealtFrom={newest?.hands[index]}
            />
          ))}
        </div>
      )}
    </div>
  );
}

/** The moves on offer; those that cost more say how much. The one that stands out ends the round, as in all families. */
function Decisions({ round }: { game: GameDetails; round: RoundReceipt }) {
  const { t, money } = usePage();
  const { outcome, options, currency } = round;
  if (outcome?.kind !== 'blackjack') return null;
  const staked = outcome.hands[outcome.turn ?? 0]!.stake;
  return (
    <div className="bj-decide">
      {BlackjackMove.options
        .filter((move) => options.includes(move))
        .map((move) => (
          <button key={move} className={move === 'stand' ? 'btn btn-prime' : 'btn'} name="decision" value={move}>
            <span>
              {t(`blackjack.${move}`)}
              {(move === 'double' || move === 'split') && (
                <small className="num">{t('blackjack.more', { amount: money(staked, currency) })}</small>
              )}
            </span>
          </button>
        ))}
    </div>
  );
}

/** What cards count, what the dealer does, what the player may do, and what is paid. */
function Rules({ game: { rules } }: RulesProps) {
  const { t, number } = usePage();
  if (rules?.kind !== 'blackjack') return null;
  return (
    <div className="prose">
      <p>{t('blackjack.ruleAlone', { decks: rules.decks })}</p>
      <p>{t('blackjack.ruleDealer')}</p>
      <p>{t('blackjack.ruleMoves')}</p>
      <p>{t('blackjack.rulePays', { times: number(rules.blackjackWins / 100) })}</p>
      <p>{t('blackjack.ruleReturn')}</p>
    </div>
  );
}
