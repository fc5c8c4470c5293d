import { createHash } from 'node:crypto';
import Argon2, { Argon2Type, Argon2Version } from '@phi-ag/argon2';
import wasm from '@phi-ag/argon2/argon2.wasm';
import type { PasswordHash } from './password-hash';

/** OWASP's argon2id: 19 MiB, two passes, one lane. */
const cost = {
  type: Argon2Type.Argon2id,
  version: Argon2Version.Version13,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
  hashLength: 32,
};

/** Verified against when there is no account, so that an unknown name costs what a known one does. Nobody knows its password. */
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5J3Mtc2FsdC0wMQ$Zr9yvYDvOcbkqI9SYZXS0lUlDk1Ug0ubKPyqbM1tJ9w';

let engine: Argon2 | undefined;
const argon2 = (): Argon2 => (engine ??= new Argon2(new WebAssembly.Instance(wasm)));

/**
 * The library hands argon2 a length in UTF-16 units where it wants bytes, which would cut every password that is not ASCII.
 * A digest is ASCII, and of one length for every password.
 */
const digest = (password: string): string => createHash('sha256').update(password.normalize('NFC')).digest('base64');

/** Some 25 ms of CPU a password. */
export const argon2id: PasswordHash = {
  hash: (password) => argon2().hash(digest(password), cost).encoded,
  verify(password, encoded) {
    const { success } = argon2().tryVerify(encoded ?? nobodysHash, digest(password));
    return success && encoded !== null;
  },
};
