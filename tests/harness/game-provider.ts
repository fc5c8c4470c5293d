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

export class GameProvider {
  constructor(
    private readonly lantern: Pick<Lantern, 'api' | 'clock'>,
    readonly name: string,
    private readonly secret: string,
  ) {}

  async tell(
    what: 'bet' | 'win' | 'rollback' | 'balance',
    message: unknown,
    forgery: Forgery = {},
  ): Promise<WalletReply> {
    const body = JSON.stringify(message);
    const timestamp = String((await this.lantern.clock.now()) + (forgery.skew ?? 0));
    const signature =
      forgery.signature ??
      createHmac('sha256', forgery.secret ?? this.secret)
        .update(`${timestamp}.${body}`)
        .digest('hex');
    const response = await this.lantern.api.fetch(`/wallet/${what}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-provider': forgery.provider ?? this.name,
        'x-timestamp': timestamp,
        'x-signature': signature,
        ...forgery.headers,
      },
      body: forgery.body ?? body,
    });
    return { status: response.status, ...((await response.json()) as Omit<WalletReply, 'status'>) };
  }
}
