import type { RoundReceipt } from 'contract/receipt';
import type { GameFamily, PictureProps, RulesProps } from '../family';
import { toneOf } from '../result-line';
import { bells } from '../voice';
import { IdleLines } from './reels';
import { LineRules } from './rules';
import { slotRound } from './slot-round';
import stylesheet from './slot.css?url';
import { SpinDetails, SpinPicture } from './spin';

/** Slots of fixed lines. */
export const slot: GameFamily = {
  kind: 'slot',
  told: { category: 'slots', place: 1 },
  stylesheet,
  voice: bells,
  texts: { play: 'play.spin', ready: 'play.ready' },
  Picture,
  Details,
  Rules,
};

function Picture({ game: { id, rules }, round, fresh }: PictureProps) {
  const view = round && slotRound(round);
  if (view) return <SpinPicture gameid={id} round={view} fresh={fresh} lit={toneOf(round) === 'win'} />;
  return rules?.kind === 'slot' ? <IdleLines gameid={id} rules={rules} /> : null;
}

function Details({ round }: { round: RoundReceipt }) {
  const view = slotRound(round);
  return view && <SpinDetails round={round} spins={view} />;
}

function Rules({ game: { id, rules }, currency, stake }: RulesProps) {
  return rules?.kind === 'slot' ? <LineRules gameid={id} rules={rules} currency={currency} stake={stake} /> : null;
}
