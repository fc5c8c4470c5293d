export { messagesFeature, messagesPort } from './feature';
export type { MessageKey } from './message-texts';
export { Messages } from './messages';
export { type NoticeMail, type NoticeMessage, Notices, notifiedBeforeEnd as toldBeforeEnd, type Tell } from './notices';
export { type KeptMessage, type MessageValues, renderMessage, renderMoney, renderTime } from './render-message';
