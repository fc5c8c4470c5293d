export { contactCalls, type ContactPlayerCalls, supportFeature } from './feature';
export { type ContactMessageSent, contactReceivers } from './record-contact';
