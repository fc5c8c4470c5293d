import { reel, type Strip } from '../../slot/reels';

/** The reels of a spin. */
export const strips: readonly Strip[] = [
  reel(
    'watch spring spring spring bell bell pendulum pendulum gear gear oilcan oilcan spring spring spring cuckoo bell watch pendulum pendulum watch oilcan oilcan oilcan watch hourglass hourglass cuckoo bell bell gear gear gear watch hourglass hourglass',
  ),
  reel(
    'bell bell hourglass hourglass oilcan oilcan oilcan watch gear gear cuckoo bell bell pendulum pendulum cuckoo watch hourglass hourglass watch pendulum pendulum watch spring spring spring gear gear gear spring spring spring bell watch oilcan oilcan',
  ),
  reel(
    'bell bell pendulum pendulum watch bell bell oilcan oilcan gear gear cuckoo hourglass hourglass spring spring spring watch pendulum pendulum spring spring spring watch bell watch cuckoo watch hourglass hourglass gear gear gear oilcan oilcan oilcan',
  ),
  reel(
    'hourglass hourglass watch bell pendulum pendulum gear gear cuckoo bell bell watch oilcan oilcan bell bell watch gear gear gear cuckoo watch spring spring spring watch spring spring spring oilcan oilcan oilcan hourglass hourglass pendulum pendulum',
  ),
  reel(
    'bell oilcan oilcan oilcan watch hourglass hourglass gear gear watch pendulum pendulum spring spring spring watch oilcan oilcan bell bell spring spring spring cuckoo gear gear gear watch pendulum pendulum bell bell hourglass hourglass cuckoo watch',
  ),
];
