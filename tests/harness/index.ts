export { sharedLantern, startLantern, type Lantern, type SharedLantern } from './lantern';
export { Page } from './page';
export { Visitor, type VisitorOptions } from './visitor';
export { parseSetCookie } from './cookie-jar';
