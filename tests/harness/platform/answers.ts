/** An answer that is no success: status, the platform's code, and words. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

/** An answer without the envelope that the others have. */
export class Bare {
  constructor(readonly body: object) {}
}
