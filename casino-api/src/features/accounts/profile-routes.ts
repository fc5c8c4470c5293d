import * as contract from 'contract/profile';
import { profileFields } from './form-schemas';
import { mergeByDate } from '../messages/message-merging';
import { renderMessage } from '../messages/render-message';
import { done } from '../../kernel/outcome';
import { playerOf } from '../../kernel/http/request';
import { mount, type Mounts } from '../../kernel/http/mount';

export function profileRoutes(mounts: Mounts): void {
  mount(mounts, contract.profileSchema, ({ params }) => done(profileFields[params.type]));
  mount(mounts, contract.updateAdditionalDetails, (ask) => {
    const { calls, by } = playerOf(ask);
    return calls.updateAdditional(by, ask.body);
  });
  mount(mounts, contract.updateLanguage, (ask) => {
    const { calls, by } = playerOf(ask);
    return calls.updateLanguage(by, ask.body.language);
  });
  mount(mounts, contract.updateMails, (ask) => {
    const { calls, by } = playerOf(ask);
    return calls.updateMails(by, ask.body.mails);
  });
  mount(mounts, contract.answerRealityCheck, (ask) => {
    const { calls, by } = playerOf(ask);
    return calls.answerRealityCheck(by);
  });
  mount(mounts, contract.updateRealityCheck, (ask) => {
    const { calls, by } = playerOf(ask);
    return calls.updateRealityCheck(by, ask.body.minutes);
  });
  mount(mounts, contract.ownSessions, (ask) => {
    const { calls, by } = playerOf(ask);
    return calls.ownSessions(by);
  });
  mount(mounts, contract.endOtherSessions, (ask) => {
    const { calls, by } = playerOf(ask);
    return calls.endOtherSessions(by);
  });
  mount(mounts, contract.playerMessages, async (ask) => {
    const { calls, by } = playerOf(ask);
    const kept = await calls.ownMessages(by);
    return kept.ok
      ? done({ messages: mergeByDate(kept.data.messages.map((message) => renderMessage(message, ask.language))) })
      : kept;
  });
  mount(mounts, contract.dismissMessage, (ask) => {
    const { calls, by } = playerOf(ask);
    return calls.dismissMessage(by, ask.body.index);
  });
}
