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
  mount(mounts, contract.updateAdditionalDetails, (ask) => playerOf(ask, accountsPort).updateAdditional(ask.body));
  mount(mounts, contract.updateLanguage, (ask) => playerOf(ask, accountsPort).updateLanguage(ask.body.language));
  mount(mounts, contract.updateMails, (ask) => playerOf(ask, accountsPort).updateMails(ask.body.mails));
  mount(mounts, contract.answerRealityCheck, (ask) => playerOf(ask, limitsPort).answerRealityCheck());
  mount(mounts, contract.updateRealityCheck, (ask) => playerOf(ask, limitsPort).updateRealityCheck(ask.body.minutes));
  mount(mounts, contract.ownSessions, (ask) => playerOf(ask, sessionsPort).ownSessions());
  mount(mounts, contract.endOtherSessions, (ask) => playerOf(ask, sessionsPort).endOtherSessions());
  mount(mounts, contract.playerMessages, async (ask) => {
    const kept = await playerOf(ask, messagesPort).ownMessages();
    return kept.ok
      ? done({ messages: mergeByDate(kept.data.messages.map((message) => renderMessage(message, ask.language))) })
      : kept;
  });
  mount(mounts, contract.dismissMessage, (ask) => playerOf(ask, messagesPort).dismissMessage(ask.body.index));
}
