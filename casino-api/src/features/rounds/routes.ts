import { inHouseProvider } from 'contract/constants';
import * as contract from 'contract/rounds';
import { engineOf } from '../../games/registry';
import { done, refused, type Outcome } from '../../kernel/outcome';
import { signedReceipt } from './receipt-signature';
import { lookerOf, mayPlay, visitorOf, writerOf } from '../../kernel/http/request';
import { mount, type Handler, type Mounts } from '../../kernel/http/mount';
import { isGameOff } from '../../kernel/switches';
import { roundsPort } from './feature';
import { openInHouse } from './launch';
import type { PlayedRound } from './round-requests';

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
  const request = {
    ...context.body,
    gametitle: game?.title ?? gameid,
    category: game?.countsAs ?? game?.category,
    isOff: isGameOff(context.switches, gameid, inHouseProvider),
  };
  return opened(context, await caller.as(roundsPort).playRound(request, wantedOf(context)));
};

/** No territory stops a round that was opened: what it can still pay is the player's. */
const decide: Handler<typeof contract.decideRound> = async (context) => {
  const caller = await lookerOf(context);
  if (!caller) return refused('session_expired');
  if (caller === 'new') return refused('not_found');
  const request = { ...context.body, roundId: context.params.id };
  return opened(context, await caller.as(roundsPort).decideRound(request, wantedOf(context)));
};

type PostContext = Parameters<typeof play>[0] | Parameters<typeof decide>[0];

/** The game that the round's page is to be opened with, where the caller asks for it; none opens where play is barred, though a round goes on there. */
const wantedOf = ({ client, query, switches }: PostContext) =>
  query.launch === undefined || client.barred
    ? undefined
    : { gameid: query.launch, isOutside: false, isOff: isGameOff(switches, query.launch, inHouseProvider) };

async function opened(
  context: PostContext,
  outcome: Outcome<PlayedRound>,
): Promise<Outcome<typeof contract.playRound.data._output>> {
  if (!outcome.ok) return outcome;
  const { launch, ...round } = outcome.data;
  const game = launch && (await openInHouse(context, round.gameid, round.mode, done(launch)));
  return done(game?.ok ? { ...round, launch: game.data } : round);
}

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
