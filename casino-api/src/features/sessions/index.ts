export { callerId } from './caller-id';
export { sessionsFeature, sessionsPort } from './feature';
export { hashPassword } from './password';
