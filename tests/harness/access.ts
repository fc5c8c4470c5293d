/** Cloudflare Access on loopback: its keys, which turn over, and tokens, good ones and others. */
import { createHash, createSign, generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto';
import { LocalGateway } from './gateways/http-server';

interface SigningKey {
  kid: string;
  publicKey: KeyObject;
  privateKey: KeyObject;
}

const newKey = (): SigningKey => ({ kid: randomUUID(), ...generateKeyPairSync('rsa', { modulusLength: 2048 }) });
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export class Access {
  readonly audience = createHash('sha256').update('the back office').digest('hex');
  private keys = [newKey()];
  private readonly gateway = new LocalGateway(({ method, url }) =>
    `${method} ${url.pathname}` === 'GET /cdn-cgi/access/certs'
      ? {
          status: 200,
          json: {
            keys: this.keys.map(({ kid, publicKey }) => ({
              ...publicKey.export({ format: 'jwk' }),
              kid,
              alg: 'RS256',
              use: 'sig',
            })),
          },
        }
      : { status: 404, json: {} },
  );

  async start(): Promise<this> {
    await this.gateway.start();
    return this;
  }

  stop(): Promise<void> {
    return this.gateway.stop();
  }

  get issuer(): string {
    return this.gateway.url;
  }

  /** As every six weeks: a new key signs, the one before is known for a while, older ones are not. */
  turnKeys(): void {
    this.keys = [newKey(), this.keys[0]!];
  }

  /** A token as Access issues it. @param claims over those that are right; `key`: of somebody else */
  token(claims: Record<string, unknown> = {}, { header = {}, key = this.keys[0]! } = {}): string {
    const now = Math.floor(Date.now() / 1_000);
    const right = {
      ...{ iss: this.issuer, aud: [this.audience], type: 'app', sub: randomUUID(), email: 'ada@lantern.example' },
      ...{ iat: now, nbf: now, exp: now + 3_600, identity_nonce: randomUUID() },
    };
    const text = `${part({ alg: 'RS256', typ: 'JWT', kid: key.kid, ...header })}.${part({ ...right, ...claims })}`;
    return `${text}.${createSign('sha256').update(text).sign(key.privateKey).toString('base64url')}`;
  }

  readonly strangeKey = newKey();
}
