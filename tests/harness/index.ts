export { startLantern, type Lantern, type LanternOptions } from './lantern';
export { Page } from './page';
export { Visitor, type VisitorOptions } from './visitor';
export { parseSetCookie } from './cookie-jar';
