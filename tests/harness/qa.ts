/** The QA console as a tester uses it: mailbox, clock, faults and payments. */
import type { Api } from './api';

export type FaultKind = 'timeout' | '500' | 'garbage' | 'slow' | 'session_expired' | 'restriction_error';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The first address in the text. */
  link: string | null;
  at: number;
}

interface Span {
  days?: number;
  hours?: number;
  minutes?: number;
  seconds?: number;
}

const secondsOf = ({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Span): number => ((days * 24 + hours) * 60 + minutes) * 60 + seconds;

async function ask<Data>(api: Api, method: string, path: string, body?: unknown): Promise<Data> {
  const response = await api.fetch(`/__qa${path}`, {
    method,
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The QA console answered ${response.status} to ${method} /__qa${path}: ${await response.text()}`);
  return ((await response.json()) as { data: Data }).data;
}

export const createQa = (api: Api) => ({
  clock: {
    /** Moves the product's time on. */
    advance: (span: Span) => ask<{ now: number }>(api, 'POST', '/clock', { advanceSeconds: secondsOf(span) }),
    /** Epoch milliseconds as the product sees them. */
    now: async () => (await ask<{ now: number }>(api, 'GET', '/clock')).now,
  },
  faults: {
    /** The next `times` answers to calls that match (`GET /games`, a prefix) go wrong. */
    next: (match: string, kind: FaultKind, times = 1) => ask(api, 'POST', '/faults', { match, kind, times }),
    clear: () => ask(api, 'DELETE', '/faults'),
  },
  mailbox: {
    all: () => ask<{ mails: Mail[] }>(api, 'GET', '/mailbox').then(({ mails }) => mails),
    /** The newest mail to an address. @throws when there is none. */
    latestFor: async (address: string): Promise<Mail> => {
      const { mails } = await ask<{ mails: Mail[] }>(api, 'GET', `/mailbox?to=${encodeURIComponent(address)}`);
      const latest = mails.sort((a, b) => b.at - a.at)[0];
      if (!latest) throw new Error(`No mail to ${address}.`);
      return latest;
    },
  },
  payments: {
    confirm: (id: string) => ask(api, 'POST', `/payments/${encodeURIComponent(id)}/confirm`),
    fail: (id: string) => ask(api, 'POST', `/payments/${encodeURIComponent(id)}/fail`),
  },
});

export type Qa = ReturnType<typeof createQa>;
