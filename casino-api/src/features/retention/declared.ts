import { days } from 'contract/constants';

/** The Analytics Engine and the lines of requests hold nothing of a person, and are the platform's to forget; no class of testers and sandboxes is in production. */
export type Store = 'database' | 'player' | 'visitor' | 'guard' | 'race' | 'table' | 'jackpot' | 'bucket';

/** A time from a column of the row's own (epoch ms) on; without `since` a row goes with the one that it belongs to. */
interface Term {
  lasts: number;
  since: string | null;
  /** The columns that name a row. */
  key: string;
  /** Of which rows; left out: of all. */
  where?: string;
}

/**
 * - a `Term`: the scheduled task deletes what is past it, and an erasure what is of the person;
 * - `account`: until the person is erased, which waits for the law's time (`recordsKept` of the licence profile) and then deletes it;
 * - `overwritten`: the row stays for the books, its personal values are overwritten by the erasure;
 * - `books`: for good, because hashes, heads or answers once given hang on it; it names nobody but by a pseudonym;
 * - `house`: for good or as long as operators want it; it is of no person;
 * - `itself`: its own code lets it go, sooner than a night's task would.
 */
type Lasts = Term | 'account' | 'overwritten' | 'books' | 'house' | 'itself';

export interface Kept {
  store: Store;
  table: string;
  /** What of a person it holds. A pseudonym is a player's id, which leads to nobody once the person is erased. */
  holds: string;
  lasts: Lasts;
  why: string;
}

/** What a year's dispute, a tax office or a licence may ask for, counted from the row's own time. */
const years = (count: number): number => count * 365 * days;

const [nobody, pseudonym, masked] = ['nothing', 'a pseudonym', 'a pseudonym, a masked name'];

const kept =
  (store: Store) =>
  (table: string, holds: string, lasts: Lasts, why: string): Kept => ({ store, table, holds, lasts, why });

const after = (lasts: number, since: string, key: string, where?: string): Term => ({
  ...{ lasts, since, key },
  ...(where ? { where } : {}),
});

const d1 = kept('database');
const own = kept('player');
const visitors = kept('visitor');

const database: readonly Kept[] = [
  d1('accounts', 'user name, address', 'account', 'a name and an address have one holder'),
  d1(
    'mail_outbox',
    'address, and the mail until it has gone',
    after(30 * days, 'created_at', 'id'),
    'a mail is sent once',
  ),
  d1(
    'contact_messages',
    'name, address, message',
    after(years(5), 'written_at', 'reference', "state IN ('answered', 'closed')"),
    'complaints may be taken to dispute resolution',
  ),
  d1(
    'ticket_answers',
    'what somebody was written',
    after(years(5), 'at', 'id', 'sent_at IS NOT NULL'),
    'with the message that it answers',
  ),
  d1(
    'host_tasks',
    'user name',
    after(years(2), 'done_at', 'id', 'done_at IS NOT NULL'),
    'a host looks back at what was done',
  ),
  d1('documents', pseudonym, 'account', 'the identity desk finds what waits'),
  d1('instant_orders', pseudonym, 'books', 'an order that a bank told of is answered once'),
  d1('bank_identities', 'a hash of the bank’s id', 'account', 'a bank’s customer is one player'),
  d1(
    'barred_persons',
    'hashes of an address, of name and birth date',
    { lasts: 0, since: 'until', key: 'hash' },
    'whoever was excluded stays out, erased or not',
  ),
  d1('provider_identities', 'a hash of the provider’s id', 'account', 'a provider’s person is one player'),
  d1(
    'identity_flows',
    'a visitor’s id',
    after(1 * days, 'created_at', 'state_hash'),
    'a log-in begun elsewhere ends within minutes',
  ),
  d1(
    'identity_completions',
    'name and birth date as a provider told them',
    after(1 * days, 'created_at', 'secret_hash'),
    'whoever was named fills in the rest within the hour',
  ),
  d1('player_terms', 'name, where coins went', 'account', 'operators find a player'),
  d1('player_persons', 'name and birth date', 'account', 'second accounts are found'),
  d1(
    'till_withdrawals',
    pseudonym,
    after(years(5), 'requested_at', 'id', 'rank >= 2'),
    'the till finds a withdrawal; the books have it for good',
  ),
  d1(
    'exceptions',
    pseudonym,
    after(years(5), 'raised_at', 'id', 'is_over = 1'),
    'what people decided can be asked about',
  ),
  d1('statement_exceptions', nobody, after(years(5), 'at', 'id', 'is_over = 1'), 'the same, of gateways’ statements'),
  d1(
    'care_cases',
    'user name, markers of risky play',
    after(years(5), 'changed_at', 'player_id', 'is_marked = 0'),
    'the licence asks what was done for a player',
  ),
  d1(
    'blocked_players',
    'why an account was blocked',
    after(years(5), 'changed_at', 'player_id', 'is_over = 1'),
    'a block is looked at again in time',
  ),
  d1('care_contacts', 'what was spoken about', after(years(5), 'at', 'id'), 'the same'),
  d1('grant_lists', nobody, after(years(2), 'asked_at', 'id', "phase IN ('wrong', 'given')"), 'a list is given once'),
  d1(
    'offer_costs',
    pseudonym,
    after(years(2), 'at', 'url, player_id, grant_key', 'is_given = 1'),
    'a grant counts once against its budget',
  ),
  d1(
    'grant_lines',
    pseudonym,
    { lasts: 0, since: null, key: 'list_id, line', where: 'list_id NOT IN (SELECT id FROM grant_lists)' },
    'goes with its list',
  ),
  d1(
    'operator_log',
    'an operator’s address; of a player what an operator wrote',
    'books',
    'whoever did what is proved by a chain of hashes',
  ),
  d1('operator_roles', 'an operator’s address', 'house', 'who may do what'),
  d1(
    'operator_sessions',
    'an operator’s address',
    after(30 * days, 'signed_in_at', 'secret_hash'),
    'a token opens one session',
  ),
  d1(
    'given_alone',
    'operators’ addresses',
    after(30 * days, 'at', 'id'),
    'many small acts take two persons as a large one does',
  ),
  d1(
    'operator_requests',
    'operators’ addresses, what one asked for',
    after(years(5), 'decided_at', 'id', 'decision IS NOT NULL'),
    'the log has it for good',
  ),
  d1(
    'content_versions',
    'a writer’s address',
    after(
      years(5),
      'at',
      'section, url, at',
      'at < (SELECT max(newer.at) FROM content_versions newer WHERE newer.section = content_versions.section AND newer.url = content_versions.url)',
    ),
    'what a page said can be asked about; the newest stands',
  ),
  d1(
    'sports_legs',
    pseudonym,
    after(years(1), 'placed_at', 'match_id, bet_id, leg', 'is_open = 0'),
    'a result may be corrected',
  ),
  d1('settlements', pseudonym, 'itself', 'as long as a gateway’s statement may still ask for it'),
  d1('provider_days', pseudonym, 'itself', 'the same, of game providers'),
  d1('play_reports', pseudonym, 'itself', 'a report that is told twice counts once'),
  d1('play_money_visitors', 'a visitor’s id', 'itself', 'thirty days after the last round, with the visitor’s object'),
  d1('winners', masked, 'itself', 'as long as a list may show it'),
  d1('challenge_hits', 'a masked name', 'itself', 'two years of months are shown'),
  d1('outbox_behind', 'the name of an object', 'itself', 'until what waits is delivered, or two hours long'),
  d1('player_books', pseudonym, 'books', 'the head of a player’s chain'),
  d1('heads_files', nobody, 'books', 'which heads were signed'),
  ...['house_books', 'house_days', 'day_figures', 'game_returns', 'game_plays'].map((table) =>
    d1(table, nobody, 'house', 'sums over all players'),
  ),
  ...[
    'games',
    'game_choices',
    'switches',
    'method_outages',
    'method_limits',
    'loyalty_terms',
    'seeds',
    'promotion_codes',
    'offers',
    'content_pages',
    'content_texts',
    'content_pictures',
    'races',
  ].map((table) => d1(table, nobody, 'house', 'what the house offers')),
  ...['sports_matches', 'sports_seeds'].map((table) => d1(table, nobody, 'house', 'bets are proved by it')),
  d1('sports_terms', pseudonym, 'house', 'stakes that operators allow, a player’s own among them'),
  ...['sandbox_payments', 'sandbox_identity_codes', 'sandbox_identity_key'].map((table) =>
    d1(table, nobody, 'house', 'empty in production'),
  ),
];

const player: readonly Kept[] = [
  own(
    'account',
    'name, address, birth date, e-mail, mobile, hashes of secrets',
    'overwritten',
    'the books have an owner',
  ),
  own('confirmation_tokens', 'a hash', after(30 * days, 'issued_at', 'hash'), 'a mailed link is good for a while'),
  own('reset_links', 'a hash', after(30 * days, 'issued_at', 'hash'), 'the same'),
  own('withdrawal_links', 'a hash', after(years(1), 'issued_at', 'hash'), 'the same'),
  own('email_change', 'an address', after(30 * days, 'issued_at', 'only', "state <> 'claiming'"), 'the same'),
  own(
    'logins',
    'IP address, country',
    after(years(2), 'at', 'id', 'id < (SELECT max(id) FROM logins)'),
    'the player and the risk desk see who was there; the last says where the player is',
  ),
  own('sessions', 'IP address', after(7 * days, 'issued_at', 'hash'), 'none lasts longer'),
  own('login_failures', 'what was tried as a name', after(30 * days, 'last_at', 'name'), 'guesses are slowed down'),
  own('security_changes', nobody, after(years(2), 'at', 'id'), 'withdrawals wait after a change'),
  own('messages', 'what the player was told', after(years(2), 'at', 'id'), 'the bell shows the newest'),
  own('recent_games', 'taste', after(years(2), 'at', 'gameid'), 'the lobby shows them'),
  own('favourite_games', 'taste', 'account', 'until the player takes them off'),
  own('care_raises', nobody, after(years(1), 'at', 'rowid'), 'a marker counts them'),
  own('care', 'markers of risky play', 'account', 'who is marked is offered nothing'),
  own('race_entries', nobody, after(years(2), 'joined_at', 'race_id'), 'rounds count for a race that was joined'),
  own('told_person', 'name, birth date', 'account', 'the shared index is told of changes alone'),
  own('documents', 'which documents, and where they lie', 'account', 'the law asks who a player was'),
  own('asked_documents', nobody, 'account', 'what is asked for and not sent yet'),
  own('withdrawals', 'whom a method paid', 'overwritten', 'money that went out'),
  own('withdrawal_destinations', 'where coins went', 'account', 'where a withdrawal goes is written once'),
  own('crypto_deposits', 'where coins were sent to', 'overwritten', 'coins may still come'),
  own('gateway_orders', 'a gateway’s page', 'overwritten', 'a gateway asks by its reference'),
  own('deposits', 'a bank’s page', 'overwritten', 'money that came in'),
  own('outbox', 'what is told to others', 'itself', 'until they have heard'),
  own('due', nobody, 'itself', 'until it is done'),
  own('deposit_limit', nobody, 'books', 'a limit of the player’s own is never lost'),
  own('self_exclusion', nobody, 'books', 'whoever is excluded stays out'),
  own('ledger_answers', 'why an operator corrected something', 'books', 'a correction names what it answers'),
  ...[
    'ledger_transactions',
    'ledger_lines',
    'ledger_balances',
    'ledger_opening',
    'ledger_carried',
    'cash_days',
    'archived',
  ].map((table) => own(table, pseudonym, 'books', 'the chain of the player’s books')),
  ...['books_counted', 'books_moved'].map((table) => own(table, nobody, 'books', 'what the house was told')),
  ...[
    'stored_answers',
    'answers_gone_through',
    'exchanged_orders',
    'corrections',
    'desk_acts',
    'exception_decisions',
    'tombstones',
    'reported_rounds',
    'held_wins',
  ].map((table) => own(table, pseudonym, 'books', 'what was asked is answered once')),
  ...[
    'rounds',
    'table_rounds',
    'sports_tickets',
    'sports_ticket_legs',
    'jackpot_stakes',
    'jackpot_hits',
    'fairness_seeds',
    'next_server_seed',
  ].map((table) => own(table, pseudonym, 'books', 'what was played, and its proof')),
  ...['withdrawal_steps', 'deposit_bonuses', 'unallocated', 'payout_conflicts', 'refunds', 'payment_incidents'].map(
    (table) => own(table, pseudonym, 'books', 'how money moved'),
  ),
  ...['bonuses', 'bonus_bets', 'rewards', 'loyalty', 'loyalty_days', 'cashback_claims'].map((table) =>
    own(table, pseudonym, 'books', 'what was given, and is given once'),
  ),
  own('kept_terms', nobody, 'house', 'what the house offers, as it was told last'),
  own('schema_steps', nobody, 'house', 'how its tables were built'),
];

const others: readonly Kept[] = [
  ...[
    'ledger_transactions',
    'ledger_lines',
    'ledger_balances',
    'ledger_opening',
    'stored_answers',
    'rounds',
    'table_rounds',
    'fairness_seeds',
    'next_server_seed',
    'outbox',
    'due',
    'visitor',
    'schema_steps',
  ].map((table) => visitors(table, 'a visitor’s id', 'itself', 'thirty days after the last round for play money')),
  ...['login_attempts', 'login_failures', 'captchas', 'windows', 'schema_steps'].map((table) =>
    kept('guard')(table, 'IP addresses, names that were tried', 'itself', 'a day at most, by the guard’s alarm'),
  ),
  ...['race', 'entrants', 'rounds', 'prizes', 'schema_steps'].map((table) =>
    kept('race')(table, masked, 'books', 'who won a race is proved by it'),
  ),
  kept('table')('bets', masked, 'itself', 'until the round after is over'),
  ...['own_name', 'chains', 'schema_steps'].map((table) =>
    kept('table')(table, nobody, 'house', 'rounds are proved by it'),
  ),
  ...[
    'jackpot_pool',
    'jackpot_players',
    'jackpot_visits',
    'jackpot_claims',
    'jackpot_prizes',
    'jackpot_standings',
    'schema_steps',
  ].map((table) => kept('jackpot')(table, pseudonym, 'books', 'each prize can be computed again')),
  kept('bucket')('DOCUMENTS', 'documents as they were sent', 'account', 'the law asks who a player was'),
  kept('bucket')('BOOKS', pseudonym, 'books', 'signed heads and archived rounds'),
];

/** All that is kept of anybody, and how long. A test holds it against the tables that there are. */
export const declared: readonly Kept[] = [...database, ...player, ...others];

export type Dated = Kept & { lasts: Term };
const isDated = (each: Kept): each is Dated => typeof each.lasts === 'object';

/** What the scheduled task deletes in a store. */
export const datedIn = (store: Store): readonly Dated[] =>
  declared.filter(isDated).filter((each) => each.store === store);

/** Which rows are past their time; `?1` is the latest that is too old. */
export const isPast = ({ lasts: { since, where } }: Pick<Dated, 'lasts'>): string =>
  [...(since === null ? ['?1 IS NOT NULL'] : [`${since} <= ?1`]), ...(where ? [`(${where})`] : [])].join(' AND ');

/** Of which tables nothing is left once the person is erased. */
export const erasableTables = (store: Store): string[] =>
  declared
    .filter((each) => each.store === store && (each.lasts === 'account' || isDated(each)))
    .map(({ table }) => table);
