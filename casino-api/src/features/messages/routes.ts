import * as contract from 'contract/profile';
import { mount, type Mounts } from '../../kernel/http/mount';
import { playerOf } from '../../kernel/http/request';
import { done } from '../../kernel/outcome';
import { messagesPort } from './feature';
import { mergeByDate } from './message-merging';
import { renderMessage } from './render-message';

export function messageRoutes(mounts: Mounts): void {
  mount(mounts, contract.playerMessages, async (context) => {
    const kept = await playerOf(context, messagesPort).ownMessages();
    return kept.ok
      ? done({ messages: mergeByDate(kept.data.messages.map((message) => renderMessage(message, context.language))) })
      : kept;
  });
  mount(mounts, contract.dismissMessage, (context) =>
    playerOf(context, messagesPort).dismissMessage(context.body.index),
  );
}
