/** The play screen’s parts that shared tables use too, and how a family of games is shown. */
export { NextGames } from './after-round';
export { Hand } from './cards/playing-card';
export { familyOf, isRoundGame } from './families';
export type { GameFamily, PictureProps, RulesProps, ToldUnder } from './family';
export { multipleText } from './multiple';
export type { SharedPlay } from './play-data';
export { answerRealityCheck } from './post-round';
export { refuseRound, toLogIn, type RefusedRound } from './refused-round';
export { ResultLine, toneOf } from './result-line';
export { roundAt } from './round-at';
export { Rules } from './rules';
export { Segments } from './segments';
export { mustLookUp, RealityCheck, SittingBar } from './sitting';
export { Modes, Totals } from './stage-foot';
export type { Voice } from './voice';
