/** An outside game provider as the wallet hears it: signed messages over HTTP. */
import { createHmac } from 'node:crypto';
import type { Lantern } from './lantern';

export interface WalletReply {
  status: number;
  info: { success: boolean; resultCode: string };
  data: { state: string; balance: number; currency: string };
}

/** How a message differs from what an honest provider sends. `skew` in ms against the product's clock. */
export interface Forgery {
  provider?: string;
  secret?: string;
  skew?: number;
  signature?: string;
  /** Sent instead of the body that was signed. */
  body?: string;
  headers?: Record<string, string>;
}

const secretOf = (provider: string): string => `${provider}-secret-of-thirty-two-characters`;

/** What an API is started with that knows these providers. */
export const providersKnown = (...providers: string[]) => ({
  GAME_PROVIDERS: JSON.stringify(Object.fromEntries(providers.map((provider) => [provider, secretOf(provider)]))),
});

/** The headers by which a provider proves that it sent a body. @param timestamp epoch ms */
export const signedBy = (provider: string, timestamp: string, body: string, secret = secretOf(provider)) => ({
  'x-provider': provider,
  'x-timestamp': timestamp,
  'x-signature': createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex'),
});

export class GameProvider {
  constructor(
    private readonly lantern: Pick<Lantern, 'api' | 'clock'>,
    private readonly name: string,
  ) {}

  async tell(
    what: 'bet' | 'win' | 'rollback' | 'balance',
    message: unknown,
    forgery: Forgery = {},
  ): Promise<WalletReply> {
    const body = JSON.stringify(message);
    const timestamp = String((await this.lantern.clock.now()) + (forgery.skew ?? 0));
    const response = await this.lantern.api.fetch(`/wallet/${what}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...signedBy(this.name, timestamp, body, forgery.secret),
        ...(forgery.provider !== undefined && { 'x-provider': forgery.provider }),
        ...(forgery.signature !== undefined && { 'x-signature': forgery.signature }),
        ...forgery.headers,
      },
      body: forgery.body ?? body,
    });
    return { status: response.status, ...((await response.json()) as Omit<WalletReply, 'status'>) };
  }
}
