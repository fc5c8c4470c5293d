import { systemClock } from '../../kernel/clock';
import type { Env } from '../../kernel/env';
import { port } from '../../kernel/feature';
import type { Receivers } from '../../kernel/outbox';
import { systemOf } from '../../kernel/player-client';
import { barredHash, isBarred } from './barred-persons';
import { indexException, type ExceptionMessage } from './exception-index';
import { keepKnown, type PlayerKnownMessage } from './player-terms';
import { recordEntry, type OperatorEntryMessage } from './log';

/** What operators are to see, whoever's object tells it. Each takes the same message twice as if once. */
export type DeskMessage = ExceptionMessage | OperatorEntryMessage | PlayerKnownMessage;

/** The part of a port above this feature that a player's object is asked by. */
const freezing = port<object, { setBlocked: (isBlocked: boolean, at: number) => void }>('exclusion');

/** Keeps by what a player is found. Whoever was excluded or blocked, was erased and comes back by another address is blocked as soon as the name is known. */
async function takeKnown(env: Env, message: PlayerKnownMessage): Promise<void> {
  await keepKnown(env.DB, message);
  const { person, playerId } = message;
  const at = systemClock();
  if (!person || !(await isBarred(env.DB, barredHash('person', person), at))) return;
  await systemOf(env, playerId, freezing).setBlocked(true, at);
  const note = 'this person was excluded or blocked before, and was erased since';
  await recordEntry(env.DB, {
    ...{ id: `barred:${playerId}`, at, actor: 'the house', action: 'freeze', subject: playerId, playerId },
    details: { note },
  });
}

export const deskReceivers: Receivers<DeskMessage> = {
  exception: { each: ({ DB }, { exception }) => indexException(DB, exception) },
  player_known: { each: takeKnown },
  till_entry: { each: ({ DB }, { entry }) => recordEntry(DB, entry) },
};
