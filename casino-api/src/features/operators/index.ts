export {
  type Assertion,
  type IdentityProxy,
  operatorsSandbox,
  proxyOf,
  readAssertion,
  tokenInHeader,
} from './identity-proxy';
export {
  endOperatorSessions,
  isFresh,
  openOperatorSession,
  operatorOf,
  operatorSessionLasts,
} from './operator-sessions';
export { mayGiveAlone, notGiven } from './given-alone';
export { askSecond, decideRequest, findRequest, openRequests, type OperatorRequest } from './requests';
export {
  type RoleHolder,
  roleHolders,
  grantRole,
  isOperatorRole,
  type Operator,
  type OperatorRole,
  operatorRoles,
  takeRole,
} from './roles';
