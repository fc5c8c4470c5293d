/** Ways in which an API can be wrong, each in one call. The suite has to name the call and the rule. */
import type { Bend, Forward, Passing, Reply } from './bending-proxy';

export interface PlantedFault {
  says: string;
  call: string;
  /** Part of the rule's name. */
  rule: string;
  /** Made anew for each run, since some remember. */
  bend: () => Bend;
}

interface Members {
  [name: string]: unknown;
}
interface Content {
  info: { success: boolean; message: string; resultCode: string };
  data: Members;
}

const isOn =
  (method: string, path: RegExp) =>
  (request: Passing): boolean =>
    request.method === method && path.test(request.path.split('?')[0]!);
const content = ({ body }: Reply): Content => JSON.parse(body) as Content;

/** Bends the answers of one call. */
const answers =
  (
    method: string,
    path: RegExp,
    change: (reply: Reply, request: Passing, forward: Forward) => Reply | Promise<Reply>,
  ) =>
  (): Bend =>
  async (request, forward) => {
    const reply = await forward();
    return isOn(method, path)(request) ? change(reply, request, forward) : reply;
  };
/** Bends the successful data of one call. */
const dataOf = (method: string, path: RegExp, change: (data: Members, request: Passing) => unknown) =>
  answers(method, path, (reply, request) => {
    const { info, data } = content(reply);
    return info.success ? { ...reply, body: JSON.stringify({ info, data: change(data, request) }) } : reply;
  });
/** Bends what one call is asked. */
const asked =
  (method: string, path: RegExp, change: (request: Passing) => Partial<Passing>) => (): Bend => (request, forward) =>
    forward(isOn(method, path)(request) ? change(request) : {});

const list = (data: Members, name: string): Members[] => data[name] as Members[];
let fresh = 0;

const isCashOut = ({ method, path, body }: Passing): boolean =>
  method === 'POST' && (path.endsWith('/cash-out') || body.includes('"decision":"cash-out"'));
/** A cash-out is paid into the balance as often as it is asked for. */
const paidEachTime = (): Bend => {
  let [asked, payout] = [0, 0];
  return async (request, forward) => {
    const reply = await forward();
    asked += Number(isCashOut(request));
    if (isCashOut(request) || isOn('GET', /^\/player\/rounds\//)(request))
      payout ||= Number(content(reply).data?.payout ?? 0);
    if (!isOn('GET', /^\/player\/balance$/)(request) || asked < 2) return reply;
    const { info, data } = content(reply);
    return {
      ...reply,
      body: JSON.stringify({ info, data: { ...data, cash: Number(data.cash) + (asked - 1) * payout } }),
    };
  };
};
/** Bends at which multiple a player is noted to be out. */
const leftAt = (change: (multiple: number, asked: number) => number) => (): Bend => {
  let asked = 0;
  return answers('POST', /\/cash-out$/, (reply) => {
    asked += 1;
    return {
      ...reply,
      body: reply.body.replace(/"out-(\d+)"/, (_, multiple) => `"out-${change(Number(multiple), asked)}"`),
    };
  })();
};

const lostIdempotency = (request: Passing): Partial<Passing> => {
  try {
    const body = JSON.parse(request.body) as Members;
    return 'requestId' in body
      ? { body: JSON.stringify({ ...body, requestId: `bent-request-${String((fresh += 1)).padStart(8, '0')}` }) }
      : {};
  } catch {
    return {};
  }
};

/** `key` and `session`: what an API has that does not ask for them. */
export const plantedFaults = ({ key, session }: { key: string; session: string }): readonly PlantedFault[] => [
  {
    says: 'a round is played again for a repeated request',
    call: 'playRound',
    rule: 'repeated requestId',
    bend: asked('POST', /^\/rounds$/, lostIdempotency),
  },
  {
    says: 'a deposit is made again for a repeated request',
    call: 'deposit',
    rule: 'repeated requestId',
    bend: asked('POST', /^\/cashier\/deposit$/, lostIdempotency),
  },
  {
    says: 'a withdrawal is made again for a repeated request',
    call: 'withdraw',
    rule: 'once',
    bend: asked('POST', /^\/cashier\/withdraw$/, lostIdempotency),
  },
  {
    says: 'another body under a used key is answered by the stored answer',
    call: 'playRound',
    rule: 'duplicate_transaction',
    bend: () => {
      const kept = new Map<string, Reply>();
      return async (request, forward) => {
        const id = /"requestId":"([^"]+)"/.exec(request.body)?.[1];
        if (!isOn('POST', /^\/rounds$/)(request) || !id) return forward();
        const reply = kept.get(id) ?? (await forward());
        kept.set(id, reply);
        return reply;
      };
    },
  },
  {
    says: 'money is a fraction',
    call: 'getBalance',
    rule: 'the data',
    bend: dataOf('GET', /^\/player\/balance$/, (data) => ({ ...data, cash: Number(data.cash) + 0.5 })),
  },
  {
    says: 'money is text',
    call: 'cashierMethods',
    rule: 'the data',
    bend: dataOf('GET', /^\/cashier\/methods$/, (data) => ({ ...data, cash: String(data.cash) })),
  },
  {
    says: 'the balance is an old one',
    call: 'getBalance',
    rule: 'balance of the player',
    bend: dataOf('GET', /^\/player\/balance$/, (data) => ({ ...data, cash: Number(data.cash) - 100 })),
  },
  {
    says: 'the round tells a balance from before it',
    call: 'playRound',
    rule: 'move the balance',
    bend: dataOf('POST', /^\/rounds$/, (data) => ({
      ...data,
      balanceAfter: Number(data.balanceAfter) + Number(data.stake),
    })),
  },
  {
    says: 'a refusal has no code',
    call: 'login',
    rule: 'refusals',
    bend: answers('POST', /^\/player\/login$/, (reply) => ({
      ...reply,
      body: reply.body.replace(/"resultCode":"(?!ok")[a-z_0-9]+"/, '"resultCode":""'),
    })),
  },
  {
    says: 'no envelope',
    call: 'skinMenu',
    rule: 'envelope',
    bend: answers('GET', /^\/skinMenu$/, (reply) => ({ ...reply, body: JSON.stringify(content(reply).data) })),
  },
  {
    says: 'an answer that is no JSON',
    call: 'listGames',
    rule: 'envelope',
    bend: answers('GET', /^\/games$/, (reply) => ({ ...reply, body: '<html>' })),
  },
  {
    says: 'JSON that says it is HTML',
    call: 'skinConfig',
    rule: 'type of the answer',
    bend: answers('GET', /^\/skinConfig/, (reply) => ({
      ...reply,
      headers: { ...reply.headers, 'content-type': 'text/html' },
    })),
  },
  {
    says: 'an unknown game comes with 200',
    call: 'getGame',
    rule: 'status of the result code',
    bend: answers('GET', /^\/games\/[^/]+$/, (reply) => ({ ...reply, status: 200 })),
  },
  {
    says: 'invalid input comes with 200',
    call: 'register',
    rule: 'status of the result code',
    bend: answers('POST', /^\/register\/long$/, (reply) => ({
      ...reply,
      status: reply.status === 422 ? 200 : reply.status,
    })),
  },
  {
    says: 'success is told with a code of refusal',
    call: 'checkAnonSession',
    rule: 'success goes with',
    bend: answers('GET', /^\/checkAnonSession$/, (reply) => ({
      ...reply,
      body: reply.body.replace('"resultCode":"ok"', '"resultCode":"done"'),
    })),
  },
  {
    says: 'the oldest comes first',
    call: 'transactions',
    rule: 'newest first',
    bend: dataOf('POST', /^\/player\/transactions$/, (data) => ({
      ...data,
      transactions: list(data, 'transactions').map((entry, index) => ({ ...entry, requestedAt: 1_000 + index })),
    })),
  },
  {
    says: 'recent games are turned round',
    call: 'recentGames',
    rule: 'latest stands first',
    bend: dataOf('GET', /^\/games\/filter\/recent/, (data) => ({ ...data, games: list(data, 'games').reverse() })),
  },
  {
    says: 'titles are turned round',
    call: 'filterGames',
    rule: 'order',
    bend: dataOf('GET', /^\/games\/filter\/all\/all\/title/, (data) => ({
      ...data,
      games: list(data, 'games').reverse(),
    })),
  },
  {
    says: 'pages overlap',
    call: 'filterGames',
    rule: 'pages',
    bend: asked('GET', /^\/games\/filter\/all/, ({ path }) => ({
      path: path.replace(/\/([1-9]\d*)$/, (_, offset) => `/${Number(offset) - 1}`),
    })),
  },
  {
    says: 'the player comes with the hash of the password',
    call: 'getPlayer',
    rule: 'nothing beyond it',
    bend: dataOf('GET', /^\/player$/, (data) => ({ ...data, passwordHash: '$argon2id$' })),
  },
  {
    says: 'a receipt comes with the seed of later rounds',
    call: 'getRound',
    rule: 'nothing beyond it',
    bend: dataOf('GET', /^\/player\/rounds\//, (data) => ({
      ...data,
      fairness: { ...(data.fairness as Members), nextServerSeed: 'x' },
    })),
  },
  {
    says: 'sessions are told with the way in',
    call: 'ownSessions',
    rule: 'none is a way in',
    bend: dataOf('GET', /^\/player\/sessions$/, (data, { headers }) => ({
      sessions: list(data, 'sessions').map((session) => ({ ...session, id: headers['x-player-session'] })),
    })),
  },
  {
    says: 'German callers are told in English',
    call: 'deposit',
    rule: 'language of x-language',
    bend: asked('POST', /^\/cashier\/deposit$/, ({ headers }) => ({
      headers: { ...headers, 'x-language': headers['x-language'] === 'de' ? 'en' : (headers['x-language'] ?? 'en') },
    })),
  },
  {
    says: 'two languages are the same',
    call: 'login',
    rule: 'seven languages',
    bend: asked('POST', /^\/player\/login$/, ({ headers }) => ({
      headers: { ...headers, 'x-language': headers['x-language'] === 'pt' ? 'es' : (headers['x-language'] ?? 'en') },
    })),
  },
  {
    says: 'the API key is not asked for',
    call: 'mostPlayedGames',
    rule: 'API key',
    bend: asked('GET', /^\/games\/mostPlayed/, ({ headers }) => ({ headers: { ...headers, 'api-key': key } })),
  },
  {
    says: 'the session is not looked at',
    call: 'lastLoggedInData',
    rule: 'a player session is asked for',
    bend: asked('GET', /lastLoggedInData$/, ({ headers }) => ({
      headers: { ...headers, 'x-player-session': session },
    })),
  },
  {
    says: "a stranger is shown somebody else's round",
    call: 'getRound',
    rule: 'for its player alone',
    bend: asked('GET', /^\/player\/rounds\/(?!nothing)/, ({ headers }) => ({
      headers: { ...headers, 'x-player-session': session },
    })),
  },
  {
    says: 'HEAD counts one too many',
    call: 'headGames',
    rule: 'count',
    bend: answers('HEAD', /^\/games$/, (reply) => ({
      ...reply,
      headers: { ...reply.headers, 'x-total-count': String(Number(reply.headers['x-total-count']) + 1) },
    })),
  },
  {
    says: 'a known name is told from an unknown one',
    call: 'login',
    rule: 'like an unknown name',
    bend: answers('POST', /^\/player\/login$/, (reply, { body }) => ({
      ...reply,
      body: body.includes('"username":"ct')
        ? reply.body.replace('Invalid username or password', 'Wrong password')
        : reply.body,
    })),
  },
  {
    says: 'a log-out leaves the session open',
    call: 'logout',
    rule: 'ends the session',
    bend: () => async (request, forward) =>
      isOn('GET', /^\/player\/logout$/)(request)
        ? forward({ path: '/player/lastLoggedInData' }).then((reply) =>
            reply.status === 200 ? { ...reply, body: reply.body.replace(/"data":.*}$/, '"data":null}') } : reply,
          )
        : forward(),
  },
  {
    says: 'an answer to a player may be kept by others',
    call: 'pendingWithdrawals',
    rule: 'never stored',
    bend: answers('GET', /pendingWithdrawals$/, (reply) => ({
      ...reply,
      headers: { ...reply.headers, 'cache-control': 'public, max-age=60' },
    })),
  },
  {
    says: 'an unsigned bet is taken',
    call: 'walletBet',
    rule: 'unsigned',
    bend: answers('POST', /^\/wallet\/bet$/, (reply) => ({
      ...reply,
      status: 200,
      body: JSON.stringify({
        info: { success: true, message: 'Done', resultCode: 'ok' },
        data: { state: 'open', balance: 100, currency: 'EUR' },
      }),
    })),
  },
  {
    says: 'a bet on sports is placed again for a repeated request',
    call: 'placeSportsBet',
    rule: 'repeated requestId',
    bend: asked('POST', /^\/sports\/bets$/, lostIdempotency),
  },
  {
    says: 'a bet is taken at odds that nobody offered',
    call: 'placeSportsBet',
    rule: 'odds that the player saw',
    bend: asked('POST', /^\/sports\/bets$/, ({ body }) => ({ body: body.replace(/"odds":(\d+)1\b/, '"odds":$1') })),
  },
  {
    says: 'a match is told with its seed before it is over',
    call: 'sportsMatch',
    rule: 'seed',
    bend: dataOf('GET', /^\/sports\/matches\/[^/]+$/, (data) => ({
      ...data,
      fairness: { ...(data.fairness as Members), seed: 'f'.repeat(64) },
    })),
  },
  {
    says: 'the oldest bet comes first',
    call: 'sportsBets',
    rule: 'newest first',
    bend: dataOf('GET', /^\/sports\/bets$/, (data) => ({ ...data, bets: list(data, 'bets').reverse() })),
  },
  {
    says: 'an offer that was taken is said to be over',
    call: 'claimOffer',
    rule: 'given once',
    bend: answers('POST', /^\/offers\/[^/]+\/claim$/, (reply) => ({
      ...reply,
      body: reply.body.replace('"offer_taken"', '"offer_not_open"'),
    })),
  },
  {
    says: 'an offer ends before it starts',
    call: 'offers',
    rule: 'in its window',
    bend: dataOf('GET', /^\/offers$/, (data) => ({
      items: list(data, 'items').map((offer) => ({ ...offer, from: 2, until: 1 })),
    })),
  },
  {
    says: 'a taken offer is still open',
    call: 'ownOffers',
    rule: 'what became of it',
    bend: dataOf('GET', /^\/offers\/mine$/, (data) => ({
      items: list(data, 'items').map((offer) => ({ ...offer, open: true, takenAt: 1, bonusId: 'b' })),
    })),
  },
  {
    says: 'a race is joined anew each time',
    call: 'joinRace',
    rule: 'joining once',
    bend: () => {
      let later = 0;
      return dataOf('POST', /^\/races\/[^/]+\/join$/, (data) => ({ joinedAt: Number(data.joinedAt) + (later += 1) }))();
    },
  },
  {
    says: 'a player’s own part of a race may be kept by others',
    call: 'race',
    rule: 'nobody keeps it',
    bend: answers('GET', /^\/races\/[^/]+$/, (reply) => ({
      ...reply,
      headers: { ...reply.headers, 'cache-control': 'public, max-age=60' },
    })),
  },
  {
    says: 'a race ends before it starts',
    call: 'race',
    rule: 'in order',
    bend: dataOf('GET', /^\/races\/[^/]+$/, (data) => ({ ...data, startsAt: data.endsAt, endsAt: data.startsAt })),
  },
  {
    says: 'the list of races shows other prizes than the race',
    call: 'races',
    rule: 'as on its own page',
    bend: dataOf('GET', /^\/races$/, (data) => ({
      ...data,
      items: (data.items as { prizeTotal: number }[]).map((race) => ({ ...race, prizeTotal: race.prizeTotal + 1 })),
    })),
  },
  {
    says: 'the smallest pool comes first',
    call: 'listJackpots',
    rule: 'largest pool',
    bend: dataOf('GET', /^\/jackpots$/, (data) => ({ ...data, jackpots: list(data, 'jackpots').reverse() })),
  },
  {
    says: 'a pool falls while nobody hits it',
    call: 'listJackpots',
    rule: 'does not fall',
    bend: () => {
      let taken = 0;
      return dataOf('GET', /^\/jackpots$/, (data) => ({
        ...data,
        jackpots: list(data, 'jackpots').map((pool) => ({ ...pool, amount: Number(pool.amount) - (taken += 10_00) })),
      }))();
    },
  },
  {
    says: 'a hit is told that nobody had',
    call: 'listJackpots',
    rule: 'a hit is told',
    bend: dataOf('GET', /^\/jackpots$/, (data) => ({
      ...data,
      jackpots: list(data, 'jackpots').map((pool) => ({ ...pool, hits: 0, lastHit: { amount: 100, at: 1 } })),
    })),
  },
  {
    says: 'cancelling tells of more than it gave back',
    call: 'cancelPendingWithdrawals',
    rule: 'cancelled together',
    bend: dataOf('POST', /pendingWithdrawals\/cancel$/, (data) => ({ ...data, restored: Number(data.restored) + 100 })),
  },
  {
    says: 'a decision is judged by no step',
    call: 'decideRound',
    rule: 'out of turn',
    bend: asked('POST', /decisions$/, ({ body }) => ({
      body: body.replace('"decision":"cash-out","step":0', '"decision":"cash-out","step":1'),
    })),
  },
  {
    says: 'the next seed’s hash is another one than is used',
    call: 'getSeeds',
    rule: 'fixed before',
    bend: dataOf('GET', /^\/player\/seeds$/, (data) => ({ ...data, nextServerSeedHash: 'f'.repeat(64) })),
  },
  {
    says: 'an altered receipt is called true',
    call: 'verifyRound',
    rule: 'judged',
    bend: dataOf('POST', /^\/rounds\/verify$/, (data) => ({ ...data, matches: true, signature: 'valid' })),
  },
  {
    says: 'the published key is another one',
    call: 'receiptKey',
    rule: 'signed',
    bend: dataOf('GET', /^\/rounds\/key$/, () => ({ algorithm: 'Ed25519', publicKey: 'A'.repeat(43) })),
  },
  {
    says: 'a round is cashed out anew for each request',
    call: 'decideRound',
    rule: 'pays what it said it would, once',
    bend: paidEachTime,
  },
  {
    says: 'a round is cashed out at a factor of later',
    call: 'decideRound',
    rule: 'pays what it said it would, once',
    bend: dataOf('POST', /decisions$/, (data) => ({
      ...data,
      payout: Number(data.payout) * 2,
      balanceAfter: Number(data.balanceAfter) + Number(data.payout),
    })),
  },
  {
    says: 'a flight is left at a multiple that it has not come to',
    call: 'cashOut',
    rule: 'the multiple of its moment',
    bend: leftAt((multiple) => multiple * 2),
  },
  {
    says: 'who is out of a flight gets on again by asking again',
    call: 'cashOut',
    rule: 'the multiple of its moment',
    bend: leftAt((multiple, asked) => multiple + asked - 1),
  },
  { says: 'a flight is paid anew for each request', call: 'cashOut', rule: 'that multiple, once', bend: paidEachTime },
  {
    says: 'a flight is paid by the multiple that it ended at',
    call: 'cashOut',
    rule: 'that multiple, once',
    bend: answers('GET', /^\/player\/rounds\//, (reply) => ({
      ...reply,
      body: reply.body.replace(/"exit":\{"multiple":\d+/, '"exit":{"multiple":100000'),
    })),
  },
];
