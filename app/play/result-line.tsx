import type { MessageKey } from '~/i18n/messages';
import type { RoundReceipt } from 'contract/receipt';
import { usePage } from '~/i18n/page';

/**
 * How a round is told: `win` is celebrated, `back` (a payout not above the stake) is stated and no more (DOMAIN §11), `none` paid
 * nothing, `open` waits for a decision.
 */
export type RoundTone = 'win' | 'back' | 'none' | 'open';

export function toneOf({ state, stake, payout }: Pick<RoundReceipt, 'state' | 'stake' | 'payout'>): RoundTone {
  if (state === 'open') return 'open';
  return payout > stake ? 'win' : payout > 0 ? 'back' : 'none';
}

/** From these multiples of the stake on a win is told bigger. */
const big = 10;
const huge = 50;

/** How a win is celebrated: in light, sound and how long it counts up. */
function tierOf({ stake, payout, outcome }: ToldRound): 'win' | 'big' | 'huge' | 'jackpot' {
  if (outcome?.kind === 'jackpot' && outcome.jackpot) return 'jackpot';
  return payout >= stake * huge ? 'huge' : payout >= stake * big ? 'big' : 'win';
}

type ToldRound = Pick<RoundReceipt, 'state' | 'stake' | 'payout' | 'currency'> & Partial<Pick<RoundReceipt, 'outcome'>>;

interface ResultLineProps {
  round: ToldRound | null;
  /** What is said before the first round, and of one that is open. */
  ready: MessageKey;
  open?: MessageKey | undefined;
}

/** Says what the round came to. */
export function ResultLine({ round, ready, open = 'play.yourMove' }: ResultLineProps) {
  const { t, money } = usePage();
  if (!round) return <p className="result">{t(ready)}</p>;
  const amount = money(round.payout, round.currency);
  const tone = toneOf(round);
  if (tone === 'open')
    return (
      <p className="result" role="status">
        {t(open)}
      </p>
    );
  if (tone === 'none')
    return (
      <p className="result" role="status">
        {t('play.noWin')}
      </p>
    );
  if (tone === 'back')
    return (
      <p className="result" role="status">
        {t('play.paidBack', { amount })}
      </p>
    );
  const [before, after] = t('play.youWin', { amount: figure }).split(figure);
  return (
    <p className="result result-win" role="status" data-tier={tierOf(round)}>
      <span>
        {before}
        <span data-win={round.payout}>{amount}</span>
        {after}
      </span>
    </p>
  );
}

/** In the place of the amount, to take a sentence apart. */
const figure = '\u0001';
