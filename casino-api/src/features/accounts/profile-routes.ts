import * as contract from 'contract/profile';
import { profileFields } from './form-schemas';
import { mergeByDate } from '../messages/message-merging';
import { renderMessage } from '../messages/render-message';
import { done } from '../../kernel/outcome';
import { playerOf } from '../../kernel/http/request';
import { mount, type Mounts } from '../../kernel/http/mount';
import { accountsPort } from './feature';
import { limitsPort } from '../limits';
import { messagesPort } from '../messages';
import { sessionsPort } from '../sessions';

export function profileRoutes(mounts: Mounts): void {
  mount(mounts, contract.profileSchema, ({ params }) => done(profileFields[params.type]));
  mount(mounts, contract.updateAdditionalDetails, (context) =>
    playerOf(context, accountsPort).updateAdditional(context.body),
  );
  mount(mounts, contract.updateLanguage, (context) =>
    playerOf(context, accountsPort).updateLanguage(context.body.language),
  );
  mount(mounts, contract.updateMails, (context) => playerOf(context, accountsPort).updateMails(context.body.mails));
  mount(mounts, contract.answerRealityCheck, (context) => playerOf(context, limitsPort).answerRealityCheck());
  mount(mounts, contract.updateRealityCheck, (context) =>
    playerOf(context, limitsPort).updateRealityCheck(context.body.minutes),
  );
  mount(mounts, contract.ownSessions, (context) => playerOf(context, sessionsPort).ownSessions());
  mount(mounts, contract.endOtherSessions, (context) => playerOf(context, sessionsPort).endOtherSessions());
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
