/** What other rooms use of the account. */
export { Blocked, type Standing } from './blocked';
export { withBonus } from './contact-form';
export { missingList } from './missing-items';
export { withPlayer } from './player-loader';
export { ProfileFrame } from './profile-frame';
export { accountPassword } from './security-forms';
export { timeZoneOf } from './time-zone';
