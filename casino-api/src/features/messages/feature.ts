import { port, type PlayerCallsOf } from '../../kernel/feature';
import { done } from '../../kernel/outcome';
import type { Messages } from './messages';

/** The bell. */
export const messagesFeature = (messages: Messages) => ({
  player: () => ({
    ownMessages: () => done({ messages: messages.list() }),

    dismissMessage(index: number) {
      messages.dismiss(index);
      return done(null);
    },
  }),
});

export const messagesPort = port<PlayerCallsOf<typeof messagesFeature>>('messages');
