export { contactCalls, type ContactPlayerCalls, supportFeature, supportPort } from './feature';
export { contactReceivers, type ContactMessageSent } from './record-contact';
