import { createHash, createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { LocalGateway, type Answer, type Asked } from './gateways/http-server';

/** An OpenID Connect provider on loopback, for what the sandbox never does: be away, and say what is not true. */
export class OpenIdProvider {
  readonly clientId = 'lantern at the provider';
  readonly clientSecret = 'a secret: with/signs';
  readonly gateway = new LocalGateway((asked) => this.answer(asked));
  private readonly pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
  private readonly strange = generateKeyPairSync('rsa', { modulusLength: 2048 });
  private readonly grants = new Map<
    string,
    {
      claims: Record<string, unknown>;
      challenge: string;
      redirectUri: string;
      header: Record<string, unknown>;
      key: 'own' | 'strange';
    }
  >();

  async start(): Promise<this> {
    await this.gateway.start();
    return this;
  }

  get issuer(): string {
    return this.gateway.url;
  }

  /** Somebody says yes to what the address asks. @returns the code. `claims` over those that are right; `header` over the token's own */
  grant(
    authorizationUrl: string,
    person: Record<string, unknown>,
    { claims = {}, header = {}, key = 'own' as 'own' | 'strange' } = {},
  ): string {
    const { searchParams: asked } = new URL(authorizationUrl);
    const now = Math.floor(Date.now() / 1000);
    const code = randomUUID();
    const right = {
      iss: this.issuer,
      aud: this.clientId,
      iat: now,
      exp: now + 300,
      nonce: asked.get('nonce'),
      ...person,
    };
    this.grants.set(code, {
      claims: { ...right, ...claims },
      header,
      key,
      challenge: asked.get('code_challenge') ?? '',
      redirectUri: asked.get('redirect_uri') ?? '',
    });
    return code;
  }

  stop(): Promise<void> {
    return this.gateway.stop();
  }

  private answer({ method, url, headers, body }: Asked): Answer {
    switch (`${method} ${url.pathname}`) {
      case 'GET /.well-known/openid-configuration':
        return {
          status: 200,
          json: {
            issuer: this.issuer,
            authorization_endpoint: `${this.issuer}/authorize`,
            token_endpoint: `${this.issuer}/token`,
            jwks_uri: `${this.issuer}/keys`,
          },
        };
      case 'GET /keys':
        return {
          status: 200,
          json: { keys: [{ ...this.pair.publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' }] },
        };
      case 'POST /token': {
        const basic = Buffer.from(
          `${encodeURIComponent(this.clientId)}:${encodeURIComponent(this.clientSecret)}`,
        ).toString('base64');
        if (headers.authorization !== `Basic ${basic}`) return { status: 401, json: { error: 'invalid_client' } };
        const form = new URLSearchParams(body);
        const granted = this.grants.get(form.get('code') ?? '');
        this.grants.delete(form.get('code') ?? '');
        const verified = createHash('sha256')
          .update(form.get('code_verifier') ?? '')
          .digest('base64url');
        if (!granted || granted.challenge !== verified || granted.redirectUri !== form.get('redirect_uri'))
          return { status: 400, json: { error: 'invalid_grant' } };
        return { status: 200, json: { access_token: 'x', token_type: 'Bearer', id_token: this.token(granted) } };
      }
      default:
        return { status: 404 };
    }
  }

  private token({
    claims,
    header,
    key,
  }: {
    claims: object;
    header: Record<string, unknown>;
    key: 'own' | 'strange';
  }): string {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const text = `${part({ alg: 'RS256', kid: 'k1', ...header })}.${part(claims)}`;
    return `${text}.${
      header.alg === 'none'
        ? ''
        : createSign('sha256')
            .update(text)
            .sign((key === 'own' ? this.pair : this.strange).privateKey, 'base64url')
    }`;
  }
}
