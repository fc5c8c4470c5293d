import { inHouseProvider } from 'contract/constants';
import * as contract from 'contract/rounds';
import { engineOf } from '../../games/registry';
import { done, refused } from '../../kernel/outcome';
import { signedReceipt } from './receipt-signature';
import { lookerOf, mayPlay, visitorOf, writerOf } from '../../kernel/http/request';
import { mount, type Handler, type Mounts } from '../../kernel/http/mount';
import { isGameOff } from '../../kernel/switches';
import { roundsPort } from './feature';

export function roundRoutes(mounts: Mounts): void {
  mount(mounts, contract.playRound, play, { barredTerritory: 'refused' });
  mount(mounts, contract.decideRound, decide);
  mount(mounts, contract.getRound, receipt);
}

const play: Handler<typeof contract.playRound> = async (context) => {
  const { gameid, mode } = context.body;
  if (!mayPlay(context, mode)) return refused('session_expired');
  const game = engineOf(gameid);
  if (!context.sessions.player && !game) return refused('game_not_available');
  const caller = await writerOf(context);
  if (!caller) return refused('session_expired');
  return caller.as(roundsPort).playRound({
    ...context.body,
    gametitle: game?.title ?? gameid,
    category: game?.countsAs ?? game?.category,
    isOff: isGameOff(context.switches, gameid, inHouseProvider),
  });
};

/** No territory stops a round that was opened: what it can still pay is the player's. */
const decide: Handler<typeof contract.decideRound> = async (context) => {
  const caller = await lookerOf(context);
  if (!caller) return refused('session_expired');
  if (caller === 'new') return refused('not_found');
  return caller.as(roundsPort).decideRound({ ...context.body, roundId: context.params.id });
};

/** A player who played for fun before logging in still finds those rounds under the visitor's session. */
const receipt: Handler<typeof contract.getRound> = async (context) => {
  const caller = await lookerOf(context);
  if (!caller) return refused('session_expired');
  if (caller === 'new') return refused('not_found');
  const own = await caller.as(roundsPort).getRound(context.params.id);
  const visitor = !own.ok && own.code === 'not_found' && context.sessions.player ? await visitorOf(context) : null;
  const found = visitor && visitor !== 'new' ? await visitor.as(roundsPort).getRound(context.params.id) : own;
  return found.ok ? done(await signedReceipt(found.data, context.settings.SESSION_SECRET)) : found;
};
