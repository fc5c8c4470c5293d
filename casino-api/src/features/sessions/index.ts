export { Authentication, type OpenedSession } from './authentication';
export { callerId } from './caller-id';
export { sessionsFeature, sessionsPort } from './feature';
export type { Login } from './logins';
export { PasswordChanges } from './password-changes';
export { Sessions } from './sessions';
