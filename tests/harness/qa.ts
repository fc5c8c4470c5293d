/** The QA console as a tester uses it: mailbox, clock, faults and payments. */
import type { UnallocatedDeposit } from 'contract/cashier';
import type { Api } from './api';

export type FaultKind = 'timeout' | '500' | 'garbage' | 'slow' | 'session_expired' | 'restriction_error';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** What the mail wants its reader to open. */
  link: string;
  /** Epoch milliseconds. */
  at: number;
}

/** What a made-up player should be like; the rest is chosen for you. `balance` in minor units, deposited by the sandbox card. */
export interface WantedPlayer {
  username?: string;
  email?: string;
  password?: string;
  currency?: string;
  birthdate?: string;
  country?: string;
  language?: string;
  /** False: the mailed link has not been opened yet. */
  confirmed?: boolean;
  /** False: nothing of what the cashier asks for is filled in. */
  complete?: boolean;
  balance?: number;
  /** Frozen by an operator. */
  frozen?: boolean;
}

export interface MadePlayer {
  playerId: string;
  username: string;
  email: string;
  password: string;
  /** A session at the API; null while the address is not confirmed. */
  sessionid: string | null;
}

/** A bonus to be given; money in minor units of the player's currency. */
export interface WantedBonus {
  amount?: number;
  multiplier?: number;
  freeSpins?: { gameid: string; count: number; value: number };
  /** Left out: it never expires. */
  expiresInSeconds?: number;
  started?: boolean;
  /** Games count what they would for an offer, not by category alone. */
  asOffered?: boolean;
  /** The same key gives it once. */
  key?: string;
}

export const worldNames = ['newcomer', 'regular', 'vip', 'bonus-hunter', 'excluded', 'frozen-kyc'] as const;
export type WorldName = (typeof worldNames)[number];

/** A player with a history, and what is there; money in minor units. */
export interface World {
  playerId: string;
  username: string;
  email: string;
  password: string;
  /** A session at the API. */
  sessionid: string;
  /** How many calls of the player's object his life took. */
  steps: number;
  there: {
    balance: { currency: string; cash: number; bonus: number; held: number };
    kycStatus: string;
    excluded: boolean;
    deposits: { status: string; amount: number }[];
    withdrawals: { status: string; amount: number }[];
    withdrawalBlockers: string[];
    rounds: number;
    favourites: string[];
    messages: string[];
    loyalty: { cashPoints: number; level: number | null; tier: string | null; rewards: number };
    cashback: { daily: number; weekly: number; monthly: number };
    bonuses: {
      name: string;
      state: string;
      amount: number;
      balance: number;
      pointsGained: number;
      pointsNeeded: number;
      freeSpinsLeft: number;
    }[];
    documents: { type: string; status: string; reason: string | null }[];
  };
}

export interface Span {
  days?: number;
  hours?: number;
  minutes?: number;
  seconds?: number;
  milliseconds?: number;
}

const secondsOf = ({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Span): number =>
  ((days * 24 + hours) * 60 + minutes) * 60 + seconds;

interface Envelope<Data> {
  info: { success: boolean; resultCode: string };
  data: Data;
}

async function call<Data>(
  api: Api,
  apiKey: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Envelope<Data>> {
  const response = await api.fetch(`/__qa${path}`, {
    method,
    headers: { 'api-key': apiKey, 'content-type': 'application/json', accept: 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`The QA console answered ${response.status} to ${method} /__qa${path}: ${await response.text()}`);
  return (await response.json()) as Envelope<Data>;
}

export function createQa(api: Api, apiKey: string) {
  const qa = async <Data>(method: string, path: string, body?: unknown) =>
    (await call<Data>(api, apiKey, method, path, body)).data;
  const now = async () => (await qa<{ now: number }>('GET', '/clock')).now;
  const advance = (span: Span) =>
    qa<{ now: number }>('POST', '/clock', {
      advanceSeconds: secondsOf(span),
      advanceMilliseconds: span.milliseconds ?? 0,
    });
  return {
    clock: {
      /** Moves the product's time on. */
      advance,
      /** Moves it on to a moment in epoch milliseconds; one that is past already is there. */
      advanceTo: async (moment: number) => {
        const wait = Math.max(0, moment - (await now()));
        return advance({ seconds: Math.floor(wait / 1_000), milliseconds: wait % 1_000 });
      },
      /** The time stands still until `letGo`, and moves only by `advance`: for rules that turn at a second. */
      freeze: () => qa<{ now: number }>('POST', '/clock', { frozen: true }),
      letGo: () => qa<{ now: number }>('POST', '/clock', { frozen: false }),
      /** Epoch milliseconds as the product sees them. */
      now,
    },
    /** Puts the sandbox provider's game into the lobby, or takes it out. */
    sandboxGame: (listed: boolean) => qa<{ play: string | null }>('POST', '/sandbox-game', { listed }),
    faults: {
      /** The next `times` calls whose `METHOD /path`, or uses of D1, PLAYER, R2 or MAIL, begin with `match` go wrong. */
      next: (match: string, kind: FaultKind, times = 1) => qa('POST', '/faults', { match, kind, times }),
      clear: () => qa('DELETE', '/faults'),
    },
    mailbox: {
      all: async () => (await qa<{ mails: Mail[] }>('GET', '/mailbox')).mails,
      /** The newest mail to an address. @throws when there is none. */
      latestFor: async (address: string): Promise<Mail> => {
        const { mails } = await qa<{ mails: Mail[] }>('GET', `/mailbox?to=${encodeURIComponent(address)}`);
        const latest = mails.sort((a, b) => b.at - a.at)[0];
        if (!latest) throw new Error(`No mail to ${address}.`);
        return latest;
      },
    },
    payments: {
      /** A payment has the id of its deposit. Its notification is delivered before this answers. */
      /** By crypto, `told` says what arrived and how often it is confirmed; left out: all of it, often enough. */
      confirm: (
        id: string,
        told: { received?: number; confirmations?: number; identity?: Record<string, unknown> } = {},
      ) => qa<unknown>('POST', `/payments/${encodeURIComponent(id)}/confirm`, told),
      fail: (id: string) => qa<unknown>('POST', `/payments/${encodeURIComponent(id)}/fail`),
      /** Tells the last notification again. */
      resend: (id: string, times = 1) => qa<unknown>('POST', `/payments/${encodeURIComponent(id)}/resend`, { times }),
      all: async () =>
        (await qa<{ payments: { orderId: string; outcome: string | null }[] }>('GET', '/payments')).payments,
    },
    withdrawals: {
      decide: (playerId: string, id: string, step: 'approve' | 'pay' | 'reject') =>
        qa<{ state: string }>('POST', `/withdrawals/${playerId}/${id}/${step}`),
    },
    /** Money that was paid and may not be credited, as the desk has it. */
    unallocated: {
      list: async (playerId: string) =>
        (await qa<{ unallocated: UnallocatedDeposit[] }>('GET', `/unallocated/${playerId}`)).unallocated,
      decide: (playerId: string, id: string, decision: 'credit' | 'refund') =>
        qa<{ state: string }>('POST', `/unallocated/${playerId}/${encodeURIComponent(id)}/${decision}`),
    },
    /** Payouts that were told failed and then paid, as the desk has them. */
    payoutConflicts: {
      list: async (playerId: string) =>
        (await qa<{ conflicts: { withdrawalId: string; amount: number }[] }>('GET', `/payout-conflicts/${playerId}`))
          .conflicts,
      decide: (playerId: string, id: string, decision: 'collect' | 'bear') =>
        qa<{ collected: number }>('POST', `/payout-conflicts/${playerId}/${id}/${decision}`),
    },
    /** What waits for people, of all players. */
    exceptions: async () =>
      (
        await qa<{
          exceptions: { playerId: string; kind: string; subject: string; amount: number; currency: string }[];
        }>('GET', '/exceptions')
      ).exceptions,
    /** The token by which a game provider names the player of a session. */
    walletToken: async (sessionid: string, provider: string) =>
      (await qa<{ playerToken: string }>('POST', '/wallet-tokens', { sessionid, provider })).playerToken,
    documents: {
      all: async () =>
        (await qa<{ documents: { id: string; playerId: string; type: string; status: string }[] }>('GET', '/documents'))
          .documents,
      approve: (id: string) => qa<{ status: string }>('POST', `/documents/${id}/approve`),
      reject: (id: string, reason: string) =>
        qa<{ status: string; reason: string }>('POST', `/documents/${id}/reject`, { reason }),
    },
    bonuses: {
      /** Gives a player a bonus, in the queue or started. */
      give: (playerId: string, wanted: WantedBonus) =>
        qa<{ id: string; state: string }>('POST', '/bonuses', { playerId, ...wanted }),
    },
    sports: {
      /** Calls a match off. */
      postpone: (eventId: string) => qa<{ state: string }>('POST', `/sports/${eventId}/postpone`),
      /** Prices a match anew; the margin in thousandths. */
      reprice: (eventId: string, margin: number) =>
        qa<{ scope: string }>('POST', `/sports/${eventId}/odds`, { margin }),
      /** Asks the feed of real matches, as the clock does every minute. */
      poll: async () => (await qa<{ changed: number }>('POST', '/sports/poll')).changed,
    },
    /** Proves a player's books; `findings` is empty when they are right. */
    reconcile: (playerId: string) =>
      qa<{ ok: boolean; findings: string[]; balances: { account: string; currency: string; amount: number }[] }>(
        'GET',
        `/reconcile/${playerId}`,
      ),
    qa: {
      /** The player of a world, made anew: `lantern.qa.world('vip')`. @throws when the world can't be made */
      world: async (name: WorldName): Promise<World> => {
        const { info, data } = await call<World>(api, apiKey, 'POST', `/worlds/${name}`);
        if (!info.success) throw new Error(`There is no world ${name}: ${info.resultCode} ${JSON.stringify(data)}`);
        return data;
      },
    },
    players: {
      /** Somebody who can log in at once. @throws when such a player can't be had, as with a balance that no deposit brings. */
      make: async (wanted: WantedPlayer = {}): Promise<MadePlayer> => {
        const { info, data } = await call<MadePlayer>(api, apiKey, 'POST', '/players', wanted);
        if (!info.success) throw new Error(`No such player is made: ${info.resultCode}`);
        return data;
      },
      /** As an operator blocks an account, or unblocks it. */
      setFrozen: (username: string, frozen: boolean) =>
        qa<{ frozen: boolean }>('POST', `/players/${encodeURIComponent(username)}/frozen`, { frozen }),
      /** The affiliate's marks that a registration brought. */
      affiliateOf: async (username: string) =>
        (await qa<{ affiliate: Record<string, string> }>('GET', `/players/${encodeURIComponent(username)}/affiliate`))
          .affiliate,
    },
  };
}

export type Qa = ReturnType<typeof createQa>;
