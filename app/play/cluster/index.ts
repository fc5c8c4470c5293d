import type { GameFamily } from '../family';
import stylesheet from './cluster.css?url';
import { ClusterDetails } from './details';
import { ClusterPicture } from './picture';
import { ClusterRulesText } from './rules';

/** Games of clusters: what touches wins, vanishes and makes room. */
export const cluster: GameFamily = {
  kind: 'cluster',
  stylesheet,
  texts: { play: 'play.spin', ready: 'play.ready' },
  fields: {},
  Picture: ClusterPicture,
  Details: ClusterDetails,
  Rules: ClusterRulesText,
};
