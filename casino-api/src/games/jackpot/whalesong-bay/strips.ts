import { reel, type Strip } from '../../slot/reels';

/** The reels of a spin. */
export const strips: readonly Strip[] = [
  reel(
    'whale pearl pearl starfish starfish seahorse seahorse pebble pebble pebble urchin urchin urchin turtle turtle pebble pebble pebble seahorse seahorse urchin urchin urchin whale pearl pearl seaweed seaweed seaweed starfish starfish starfish turtle turtle seaweed seaweed seaweed',
  ),
  reel(
    'starfish starfish pearl pearl starfish starfish starfish whale seaweed seaweed seaweed pebble pebble pebble urchin urchin urchin pearl pearl turtle turtle urchin urchin urchin seahorse seahorse turtle turtle pebble pebble pebble seaweed seaweed seaweed whale seahorse seahorse',
  ),
  reel(
    'urchin urchin urchin whale turtle turtle whale pearl pearl starfish starfish starfish pearl pearl seahorse seahorse starfish starfish turtle turtle seahorse seahorse pebble pebble pebble urchin urchin urchin seaweed seaweed seaweed pebble pebble pebble seaweed seaweed seaweed',
  ),
  reel(
    'seaweed seaweed seaweed pebble pebble pebble starfish starfish starfish pearl pearl seahorse seahorse turtle turtle starfish starfish whale seaweed seaweed seaweed urchin urchin urchin seahorse seahorse turtle turtle urchin urchin urchin whale pebble pebble pebble pearl pearl',
  ),
  reel(
    'turtle turtle seaweed seaweed seaweed urchin urchin urchin starfish starfish seaweed seaweed seaweed seahorse seahorse whale pearl pearl pebble pebble pebble pearl pearl urchin urchin urchin turtle turtle starfish starfish starfish pebble pebble pebble whale seahorse seahorse',
  ),
];
