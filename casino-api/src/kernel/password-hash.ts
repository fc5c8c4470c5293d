/** How passwords and answers are kept. Handed in, as the clock is: the one that is used is compiled for workerd alone (`argon2.ts`). */
export interface PasswordHash {
  /** The encoded hash of a password. */
  hash(password: string): string;
  /** Whether the password is the one; false, after the same work, when there is no hash. */
  verify(password: string, encoded: string | null): boolean;
}
