/** What other rooms use of races. */
export { stateWord } from './race-words';
