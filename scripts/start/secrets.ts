/** Secrets for a fresh clone: made once, kept beside the data that they sign, never committed. */
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Variables } from '../runtime';

const secretNames = ['API_KEY', 'SESSION_SECRET', 'PAYMENT_SECRET'] as const;

/** Where a state directory keeps them. */
export const secretsFile = 'secrets.json';

export const makeSecrets = (): Variables =>
  Object.fromEntries(secretNames.map((name) => [name, randomBytes(32).toString('base64url')]));

/** The secrets of a state directory; made on the first start. Sessions and links stay valid over restarts. */
export async function localSecrets(stateDir: string): Promise<Variables> {
  const file = path.join(stateDir, secretsFile);
  let kept: Variables = {};
  try {
    kept = JSON.parse(await readFile(file, 'utf8')) as Variables;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      throw new Error(`${file} is not readable JSON; remove it to have new secrets made.`, { cause: error });
  }
  const secrets = { ...makeSecrets(), ...kept };
  if (Object.keys(secrets).length > Object.keys(kept).length) {
    await mkdir(stateDir, { recursive: true });
    await writeFile(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  }
  return secrets;
}
