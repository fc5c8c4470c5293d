/** The casino API by sections: what each call is given, and nothing of how it travels (`client.ts`). Amounts are minor units of the player's currency. */
import * as bonuses from 'contract/bonuses';
import * as cashier from 'contract/cashier';
import type { Language } from 'contract/constants';
import * as content from 'contract/content';
import * as crypto from 'contract/crypto';
import * as documents from 'contract/documents';
import * as emails from 'contract/email-change';
import * as fairness from 'contract/fairness';
import * as favourites from 'contract/favourites';
import * as games from 'contract/games';
import { listJackpots } from 'contract/jackpots';
import * as history from 'contract/history';
import * as identity from 'contract/identity-providers';
import { instantRegLogin } from 'contract/instant';
import * as loyalty from 'contract/loyalty';
import * as offers from 'contract/offers';
import * as passwords from 'contract/password';
import type { GameRules } from 'contract/play';
import * as players from 'contract/player';
import * as profile from 'contract/profile';
import * as protection from 'contract/protection';
import * as races from 'contract/races';
import type { RoundReceipt } from 'contract/receipt';
import * as registration from 'contract/registration';
import * as rounds from 'contract/rounds';
import * as sessions from 'contract/session';
import { serviceStatus, skinConfig } from 'contract/site';
import * as bets from 'contract/sports/bets';
import * as matches from 'contract/sports/matches';
import * as support from 'contract/support';
import * as tables from 'contract/tables';
import type { z } from 'zod';
import { ApiClient, type ClientHost, type UploadedFile } from './client';

export type { Answer } from './envelope-reader';
export * from './faults';

type BodyOf<Call extends { body?: z.ZodTypeAny }> = z.input<NonNullable<Call['body']>>;
interface ListPart {
  limit: number;
  offset: number;
}

/** Opens the anonymous session that the other sections are called with. @throws the faults of `faults.ts` as they are */
export function createSessionApi(host: Omit<ClientHost, 'fault'>) {
  const api = new ApiClient({ ...host, fault: (error) => error });
  return { anon: () => api.read(sessions.anon), checkAnon: () => api.read(sessions.checkAnonSession) };
}
export type SessionApi = ReturnType<typeof createSessionApi>;

interface GameFilter extends ListPart {
  category: z.infer<typeof games.ListCategory>;
  /** Empty: all. */
  providers?: readonly string[];
  /** Words of title or provider; left out: all games. */
  title?: string | undefined;
  /** Only games whose rules are of this family. */
  family?: GameRules['kind'];
  feature?: games.GameFeature | undefined;
  volatility?: games.Volatility | undefined;
  /** Hundredths of a percent. */
  minReturn?: number | undefined;
  sort: games.GameSort;
}

const gamesApi = (api: ApiClient) => ({
  categorized: () => api.read(games.categorizedGames),
  /** The whole catalogue. */
  all: () => api.read(games.listGames),
  collections: () => api.read(games.collectedGames),
  filter: ({ category, providers = [], sort, limit, offset, ...narrowed }: GameFilter) =>
    api.read(games.filterGames, {
      params: { category, providers: providers.join(',') || 'all', sort, limit, offset },
      query: narrowed,
    }),
  mostPlayed: (section: GameFilter['category'], limit: number) =>
    api.read(games.mostPlayedGames, { params: { section, limit } }),
  /** `title` holds a letter or digit: a path of dots alone would be another address. */
  search: (title: string, part: ListPart) => api.read(games.searchGames, { params: { title }, query: part }),
  get: (id: string) => api.read(games.getGame, { params: { id } }),
  ofSystem: (system: string, title: string) => api.read(games.getGameOfSystem, { params: { system, title } }),
  latestData: () => api.read(games.casinoLatestData),
  /** Real mode without a player session is refused with `session_expired` by the API: ask for a session first. */
  launch: (id: string, { fun, ...asked }: { fun: boolean; homeUrl: string; cashierUrl: string; round?: string }) =>
    api.call(games.launchGame, { params: { id }, query: { play_for_fun: fun ? 'true' : 'false', ...asked } }),
});

/** What came of a round is shown by its page, which a post leads to: of the post's own answer no more is read than that page needs. */
const played = rounds.playRound.data.pick({ id: true, launch: true });

/** The page of a round as its game opens it. */
interface RoundsPage {
  launch: string;
  homeUrl: string;
  cashierUrl: string;
}

const roundsApi = (api: ApiClient) => ({
  play: (round: BodyOf<typeof rounds.playRound>, page: RoundsPage) =>
    api.callInTime({ ...rounds.playRound, data: played }, { body: round, query: page }),
  decide: (id: string, decision: BodyOf<typeof rounds.decideRound>, page: RoundsPage) =>
    api.call({ ...rounds.decideRound, data: played }, { params: { id }, body: decision, query: page }),
  get: (id: string) => api.read(rounds.getRound, { params: { id } }),
  /** Of an outside provider. */
  getOutside: (provider: string, id: string) => api.read(rounds.getOutsideRound, { params: { provider, id } }),
});

const jackpotsApi = (api: ApiClient) => ({ list: () => api.read(listJackpots) });

const tablesApi = (api: ApiClient) => ({
  floor: () => api.read(tables.tableFloor),
  get: (id: string, mode: 'real' | 'fun') => api.read(tables.getTable, { params: { id }, query: { mode } }),
  bet: (id: string, bets: BodyOf<typeof tables.betAtTable>) =>
    api.callInTime(tables.betAtTable, { params: { id }, body: bets }),
  cashOut: (id: string, order: BodyOf<typeof tables.cashOut>) =>
    api.call(tables.cashOut, { params: { id }, body: order }),
  /** The live connection of a table, from the round `after` on; no envelope. */
  live: (id: string, after: string | null) =>
    api.stream(`/tables/${encodeURIComponent(id)}/live`, after === null ? {} : { 'last-event-id': after }),
});

const fairnessApi = (api: ApiClient) => ({
  seeds: () => api.read(fairness.getSeeds),
  rotate: (body: { clientSeed?: string; requestId: string }) => api.call(fairness.rotateSeeds, { body }),
  verify: (receipt: RoundReceipt) => api.call(fairness.verifyRound, { body: { receipt } }),
  key: () => api.read(fairness.receiptKey),
});

type Marked = Pick<games.GameTile, 'id' | 'title'>;
const markedGame = ({ id, title }: Marked) => ({ body: { gameid: id, gametitle: title } });

/** A player's own lists. */
const favouritesApi = (api: ApiClient) => ({
  list: (part: ListPart) =>
    api.read(favourites.favouriteGames, { params: { providers: 'all', sort: 'title', ...part } }),
  /** The latest first. */
  recent: (part: ListPart) =>
    api.read(favourites.recentGames, { params: { providers: 'all', sort: 'popular', ...part } }),
  add: (game: Marked) => api.call(favourites.addFavoriteGame, markedGame(game)),
  remove: (game: Marked) => api.call(favourites.removeFavoriteGame, markedGame(game)),
});

const registrationApi = (api: ApiClient) => ({
  register: (form: BodyOf<typeof registration.register>) =>
    api.call(registration.register, { params: { type: 'long' }, body: form }),
  complete: (token: string) => api.call(registration.completeRegistration, { body: { token } }),
  validateField: (field: BodyOf<typeof registration.validateField>['field'], value: string) =>
    api.call(registration.validateField, { body: { field, value } }),
});

const identityApi = (api: ApiClient) => ({
  start: (provider: identity.IdentityProviderName) => api.call(identity.startIdentity, { body: { provider } }),
  finish: (answer: BodyOf<typeof identity.finishIdentity>) => api.call(identity.finishIdentity, { body: answer }),
  completion: (completion: string) => api.call(identity.identityCompletion, { body: { completion } }),
  complete: (form: BodyOf<typeof identity.completeIdentity>) => api.call(identity.completeIdentity, { body: form }),
});

const instantApi = (api: ApiClient) => ({
  checkout: (amount: number, affiliates: registration.AffiliateFields) =>
    api.call(instantRegLogin, { body: { amount, type: 'deposit', ...affiliates } }),
  exchange: (orderId: string) => api.call(instantRegLogin, { body: { trumo_order_id: orderId } }),
});

interface Credentials {
  username: string;
  password: string;
  captcha?: string;
  captchaId?: string;
  device?: string | undefined;
}

const playerApi = (api: ApiClient) => ({
  /** Adds `terms=true` to the credentials (SPEC §5). */
  login: (credentials: Credentials) => api.call(players.login, { body: { ...credentials, terms: true } }),
  logout: () => api.call(players.logout),
  get: () => api.read(players.getPlayer),
  balance: () => api.read(players.getBalance),
  lastLoggedIn: () => api.read(players.lastLoggedInData),
  updateContact: (details: z.input<typeof players.ContactDetails>) =>
    api.call(players.updateContactDetails, { params: { type: 'contact' }, body: details }),
});

const passwordApi = (api: ApiClient) => ({
  change: (body: BodyOf<typeof passwords.changePassword>) => api.call(passwords.changePassword, { body }),
  forgotten: (body: BodyOf<typeof passwords.forgottenPassword>) => api.call(passwords.forgottenPassword, { body }),
  reset: (body: BodyOf<typeof passwords.resetPassword>) => api.call(passwords.resetPassword, { body }),
});

const profileApi = (api: ApiClient) => ({
  /** @param minutes one of `realityCheckMinutes`, 0 for none */
  setRealityCheck: (minutes: number) => api.call(profile.updateRealityCheck, { body: { minutes } }),
  answerRealityCheck: () => api.call(profile.answerRealityCheck),
  updateAdditional: (details: z.input<typeof profile.AdditionalDetails>) =>
    api.call(profile.updateAdditionalDetails, { body: details }),
  /** Whether rewards, prizes and cashback are told by mail too. */
  setMails: (mails: boolean) => api.read(profile.updateMails, { body: { mails } }),
  /** Whether others at a shared table see the player's masked name, stakes and payouts. */
  setNeighbours: (shown: boolean) => api.read(profile.updateNeighbours, { body: { shown } }),
  /** The language that mails to the player are written in from now on. */
  setLanguage: (language: Language) => api.call(profile.updateLanguage, { body: { language } }),
  updateName: (wanted: { fname: string; lname: string; password: string }) =>
    api.call(players.updateName, { body: wanted }),
  updateEmail: (wanted: { email: string; password: string }) => api.call(emails.updateEmail, { body: wanted }),
  /** The address that waits for its link to be opened. */
  emailChange: () => api.read(emails.emailChange),
  confirmEmail: (token: string) => api.call(emails.confirmEmail, { body: { token } }),
  sessions: () => api.read(profile.ownSessions),
  endOtherSessions: () => api.read(profile.endOtherSessions),
  messages: () => api.read(profile.playerMessages),
  /** @param index of the entry as it was shown */
  dismissMessage: (index: number) => api.read(profile.dismissMessage, { body: { index } }),
});

const protectionApi = (api: ApiClient) => ({
  limits: () => api.read(protection.getLimits),
  setDepositLimit: (newLimit: number, password: string) =>
    api.call(protection.setDepositLimit, { body: { newLimit, password } }),
  confirmDepositLimit: () => api.call(protection.confirmDepositLimit),
  withdrawPendingLimit: () => api.read(protection.withdrawPendingLimit),
  answerSelfExclusion: (token: string, body: BodyOf<typeof protection.answerSelfExclusion>) =>
    api.call(protection.answerSelfExclusion, { params: { token }, body }),
  selfExclude: (password: string) => api.call(protection.selfExclude, { body: { password, confirm: true } }),
});

const documentsApi = (api: ApiClient) => ({
  list: () => api.read(documents.playerDocuments),
  upload: (documentType: documents.DocumentType, file: UploadedFile) =>
    api.upload(documents.uploadPlayerDocument, { params: { documentType } }, file),
});

const cashierApi = (api: ApiClient) => ({
  methods: () => api.read(cashier.cashierMethods),
  deposit: (order: BodyOf<typeof cashier.deposit>) => api.call(cashier.deposit, { body: order }),
  getDeposit: (id: string) => api.read(cashier.getDeposit, { params: { id } }),
  decideUnallocated: (id: string, body: BodyOf<typeof cashier.decideUnallocated>) =>
    api.call(cashier.decideUnallocated, { params: { id }, body }),
  withdraw: (order: BodyOf<typeof cashier.withdraw>) => api.call(cashier.withdraw, { body: order }),
  /** What a form's `requestId` brought about. */
  request: (requestId: string) => api.read(cashier.cashierRequest, { params: { requestId } }),
  withdrawals: () => api.read(cashier.withdrawals),
  renewWithdrawalLink: (id: string) => api.call(cashier.renewWithdrawalLink, { params: { id } }),
  cancelPendingWithdrawals: (ids: string[]) => api.call(cashier.cancelPendingWithdrawals, { body: { trans_ids: ids } }),
  lockPendingWithdrawals: (ids: string[]) => api.call(cashier.lockPendingWithdrawals, { body: { trans_ids: ids } }),
  /** `token`: of the mailed link. */
  withdrawalLink: (token: string) => api.call(crypto.withdrawalLink, { params: { token } }),
  completeWithdrawal: (token: string, destination: BodyOf<typeof crypto.completeWithdrawal>) =>
    api.call(crypto.completeWithdrawal, { params: { token }, body: destination }),
});

const historyApi = (api: ApiClient) => ({
  transactions: (filter: BodyOf<typeof history.transactions>) => api.read(history.transactions, { body: filter }),
  gaming: (filter: BodyOf<typeof history.gamingHistory>) => api.read(history.gamingHistory, { body: filter }),
  bonusBets: (filter: BodyOf<typeof bonuses.bonusHistory>) => api.read(bonuses.bonusHistory, { body: filter }),
});

const bonusesApi = (api: ApiClient) => ({
  get: (id: string) => api.read(bonuses.getBonus, { params: { id } }),
  list: () => api.read(bonuses.bonuses),
  start: (id: string) => api.call(bonuses.startBonus, { params: { id } }),
  forfeit: (id: string) => api.call(bonuses.forfeitBonus, { params: { id } }),
  redeem: (code: string) => api.call(bonuses.redeemCode, { body: { code } }),
});

const offersApi = (api: ApiClient) => ({
  list: async () => (await api.read(offers.offers)).items,
  /** With what games count toward them. */
  withTerms: () => api.read(offers.offers),
  mine: () => api.read(offers.ownOffers),
  claim: (url: string) => api.call(offers.claimOffer, { params: { url } }),
});

const loyaltyApi = (api: ApiClient) => ({
  vip: () => api.read(loyalty.vip),
  /** @param month `2026-11`; left out: this one */
  challenges: (month?: string) => api.read(loyalty.challenges, month === undefined ? {} : { query: { month } }),
  myChallenges: () => api.read(loyalty.myChallenges),
  loyalty: () => api.read(loyalty.loyalty),
  cashback: () => api.read(loyalty.cashback),
  claim: (period: (typeof loyalty.cashbackPeriods)[number]) => api.call(loyalty.claimCashback, { params: { period } }),
});

const racesApi = (api: ApiClient) => ({
  list: () => api.read(races.races),
  /** With a player session also the own part. */
  get: (id: string) => api.read(races.race, { params: { id } }),
  join: (id: string) => api.call(races.joinRace, { params: { id } }),
});

type MatchesAsked = z.input<NonNullable<typeof matches.sportsMatches.query>>;

const sportsApi = (api: ApiClient) => ({
  /** @param limit matches a list */
  overview: (limit: number) => api.read(matches.sportsOverview, { query: { limit } }),
  matches: (asked: MatchesAsked) => api.read(matches.sportsMatches, { query: asked }),
  match: (id: string) => api.read(matches.sportsMatch, { params: { id } }),
  /** The live connection of a match; no envelope. */
  live: (id: string) => api.stream(`/sports/matches/${encodeURIComponent(id)}/live`, {}),
  slip: (legs: BodyOf<typeof bets.priceSlip>['legs']) => api.read(bets.priceSlip, { body: { legs } }),
  /** @param delay how long the bet waits before it is taken, ms (`slip`) */
  place: (bet: BodyOf<typeof bets.placeSportsBet>, delay: number) =>
    api.callAfter(delay, bets.placeSportsBet, { body: bet }),
  bets: (list: (typeof bets.betLists)[number], part: ListPart) =>
    api.read(bets.sportsBets, { query: { list, ...part } }),
  bet: (id: string) => api.read(bets.sportsBet, { params: { id } }),
  cashOut: (id: string, order: BodyOf<typeof bets.cashOutSportsBet>) =>
    api.call(bets.cashOutSportsBet, { params: { id }, body: order }),
});

const contentApi = (api: ApiClient) => ({
  /** 12 entries where no limit is named. */
  list: (section: content.ContentSection, part: Partial<ListPart> & { tag?: string | undefined } = {}) =>
    api.read(content.contentList, { params: { section }, query: part }),
  /** @throws NotFound, Gone */
  page: (section: content.ContentSection, url: string) => api.read(content.contentPage, { params: { section, url } }),
});

const supportApi = (api: ApiClient) => ({
  contact: (body: BodyOf<typeof support.contact>) => api.call(support.contact, { body }),
  tickets: (part: Partial<ListPart>) => api.read(support.ownTickets, { query: part }),
  chatDetails: () => api.read(support.tawkToPlayerDetails),
});

export function createCasinoApi(host: ClientHost) {
  const api = new ApiClient(host);
  return {
    site: { skin: () => api.read(skinConfig), status: () => api.read(serviceStatus) },
    support: supportApi(api),
    games: gamesApi(api),
    rounds: roundsApi(api),
    tables: tablesApi(api),
    jackpots: jackpotsApi(api),
    fairness: fairnessApi(api),
    favourites: favouritesApi(api),
    registration: registrationApi(api),
    player: playerApi(api),
    password: passwordApi(api),
    profile: profileApi(api),
    protection: protectionApi(api),
    documents: documentsApi(api),
    cashier: cashierApi(api),
    history: historyApi(api),
    bonuses: bonusesApi(api),
    offers: offersApi(api),
    loyalty: loyaltyApi(api),
    races: racesApi(api),
    sports: sportsApi(api),
    content: contentApi(api),
    instant: instantApi(api),
    identity: identityApi(api),
  };
}

export type CasinoApi = ReturnType<typeof createCasinoApi>;
