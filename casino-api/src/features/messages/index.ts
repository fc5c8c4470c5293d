export { messagesFeature, messagesPort } from './feature';
export { Messages } from './messages';
export type { MessageKey } from './message-texts';
export { Notices, notifiedBeforeEnd as toldBeforeEnd, type NoticeMail, type NoticeMessage, type Tell } from './notices';
export type { MessageValues } from './render-message';
