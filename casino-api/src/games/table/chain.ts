import { hashOfSeed } from '../fairness';

/** So many rounds hang on one chain. */
export const chainLength = 1_024;
const knotEvery = 32;

/**
 * A hash chain, made before its first round (DOMAIN §11): each round's secret is the preimage of the one before it, and the hash of the
 * first is published as the chain's end. Who knows the end can check every secret, and nobody can reckon one ahead. `knots` are kept so
 * that a secret costs at most 32 hashes: the secrets of places 31, 63, …, 1023.
 */
export interface Chain {
  terminal: string;
  knots: readonly string[];
}

/** @param root 256 random bits as 64 hexadecimal digits: the secret of the last round */
export function chainFrom(root: string): Chain {
  const knots: string[] = [];
  let secret = root;
  for (let place = chainLength - 1; place >= 0; place -= 1) {
    if (place % knotEvery === knotEvery - 1) knots.unshift(secret);
    secret = hashOfSeed(secret);
  }
  return { terminal: secret, knots };
}

/** The secret of a place, 0 to 1023. */
export function secretAt({ knots }: Chain, place: number): string {
  const knot = Math.floor(place / knotEvery);
  return hashedTimes(knots[knot]!, knot * knotEvery + knotEvery - 1 - place);
}

/** The secrets of `count` places up to and with `last`, the latest first, in one walk down. */
export function secretsDownFrom(chain: Chain, last: number, count: number): string[] {
  const secrets: string[] = [];
  for (
    let place = last, secret = secretAt(chain, last);
    secrets.length < count && place >= 0;
    place -= 1, secret = hashOfSeed(secret)
  )
    secrets.push(secret);
  return secrets;
}

const hashedTimes = (secret: string, times: number): string => {
  let hashed = secret;
  for (let left = times; left > 0; left -= 1) hashed = hashOfSeed(hashed);
  return hashed;
};

/** On which chain of a table a round hangs, and where. */
export const placeOf = (round: number): { chain: number; place: number } => {
  const chain = Math.floor(round / chainLength);
  return { chain, place: round - chain * chainLength };
};

/**
 * A link that was public when somebody bet: the secret of round `round`, or, one before a chain's first round, the chain's end. The
 * secret of a later round of the same chain leads back to it by as many hashes as rounds lie between.
 */
export interface KnownLink {
  round: number;
  hash: string;
}

/** More rounds than this never lie between a bet and the link that was public then. */
const furthest = chainLength;

/** Whether a secret is the one that was promised. */
export const leadsTo = (secret: string, round: number, known: KnownLink): boolean => {
  const between = round - known.round;
  return between >= 1 && between <= furthest && hashedTimes(secret, between) === known.hash;
};
