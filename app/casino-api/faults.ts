/** What a call can fail with besides a refusal. The edge turns each into a page (see `app/edge/context.ts`). */

/** The API is away, late, or answers something that is not the contract. */
export class ApiUnavailable extends Error {
  override name = 'ApiUnavailable';
}

/** Operators have paused the house. */
export class Maintenance extends ApiUnavailable {
  override name = 'Maintenance';
}

/** The API no longer accepts the player's session (SPEC §4). */
export class SessionExpired extends Error {
  override name = 'SessionExpired';
}

/** The API refuses the visitor's territory (SPEC §8, `restriction_error`). */
export class TerritoryRestricted extends Error {
  override name = 'TerritoryRestricted';
}

/** What was asked for was there once and was taken down. */
export class Gone extends Error {
  override name = 'Gone';
}

/** What was asked for does not exist, or is somebody else's. */
export class NotFound extends Error {
  override name = 'NotFound';
}
