/** Business constants and limits of SPEC §9. Durations are milliseconds, money is euro minor units, lengths of bodies bytes. */
export const seconds = 1_000;
export const minutes = 60 * seconds;
export const hours = 60 * minutes;
export const days = 24 * hours;

export { languages, type Language } from './languages';

export const toast = { shown: 2 * seconds, sessionExpiredShown: 3 * seconds } as const;
/** Whoever meets maintenance may well try again so soon, in seconds. */
export const maintenanceRetry = 300;
export const captchaLength = 5;
/** So many players' log-ins a browser is remembered for. */
export const mostDevices = 3;
export const loginUsername = { min: 4, max: 20 } as const;
export const signupUsername = { min: 6, max: 20 } as const;
export const password = { min: 6, policyMin: 8, max: 128 } as const;
export const minimumAge = 18;
export const gamesPage = { size: 40 } as const;
export const chatRefresh = 2 * seconds;
export const firstDepositWindow = 30 * minutes;
export const minimumDailyDepositLimit = 20_00;
export const maximumDailyDepositLimit = 100_000_00;
/** A payout above it leaves by two operators' word, and so does whatever else they give or decide about, euro minor units. */
export const payoutOfTwo = 2_000_00;
/** After a change of password, email address or name no money leaves for this long (DOMAIN §5). */
export const withdrawalWait = 24 * hours;
/** A round of ours that waits for a decision ends by its game's rule when nobody has gone on with it for this long; an outside one is reported when it is open for so long (DOMAIN §2). */
export const unattendedRound = 24 * hours;
/** What a visitor without an account has left goes when he has played nothing for this long (DOMAIN §13). */
export const playMoneyKept = 30 * days;
/** The most that an outside provider's round pays before an operator looks at it, euro minor units, where GAME_CEILINGS says nothing of the provider (DOMAIN §2). */
export const outsideCeiling = 500_000_00;
/** A daily limit counts the deposits of this long before the moment (DOMAIN §6). */
export const depositLimitWindow = 24 * hours;
export const selfExclusionFreeze = 24 * hours;
/** Between the word of a player who comes back after it, and the account's opening (DOMAIN §6). */
export const returnCooling = 24 * hours;
/** How long the amount of coins stands that an order is to be paid with; then the order is over (DOMAIN §6). */
export const coinOrderLasts = 60 * minutes;
/** A payout whose provider has told nothing for this long is reported. */
export const payoutOverdue = 24 * hours;
export const withdrawalLinkValid = 24 * hours;
/** How long the link of a sign-up's confirmation email is valid. */
export const registrationLinkValid = 24 * hours;
/** How long the link that is mailed to a new email address is valid (DOMAIN §5). */
export const emailLinkValid = 24 * hours;
export const contactMessageMax = 512;
/** The longest answer of support. */
export const supportAnswerMax = 4_000;
/** The longest body of a call or a form that takes no file: none of ours comes near. */
export const longestBody = 64 * 1024;
/** The longest form of the back office: a list of 10,000 players. */
export const longestDeskForm = 1024 * 1024;
/** Who runs the house's own games: their rounds have receipts. */
export const inHouseProvider = 'lantern';
export const vipFromLevel = 21;

/**
 * From where on a player's play gives reason for care (DOMAIN §14). `lossesChased`: so many deposits within a day, each at most `soon` after one of which
 * `lostShare` percent were lost; `nightPlay`: so many of the last nights with so many rounds, by the player's clock.
 */
export const careMarkers = {
  lossesChased: { deposits: 3, within: 24 * hours, soon: 2 * hours, lostShare: 90 },
  limitsRaised: { raises: 2, within: 30 * days },
  nightPlay: { nights: 3, within: 7, rounds: 20, fromHour: 0, untilHour: 5 },
  withdrawalsCancelled: { times: 3, within: 7 * days },
  depositsDeclined: { declined: 3, within: 24 * hours },
} as const;

/** Profile field lengths (SPEC §5). `min` is the shortest accepted text: "longer than 2" is 3. */
export const profileLengths = {
  fname: { min: 3, max: 25 },
  lname: { min: 3, max: 25 },
  nickname: { min: 5, max: 20 },
  address: { min: 0, max: 50 },
  city: { min: 0, max: 50 },
  zip: { min: 0, max: 16 },
  securityAnswer: { min: 0, max: 50 },
  mobile: { min: 1, max: 25 },
} as const;

/**
 * Instant cashback: this share of the house edge, which SPEC §9 puts between `edgeFloor` and `edgeCap`. The edge is 100 % less the game's return: above the cap
 * the cap counts, below the floor the true edge does, and the screens say so (DOMAIN §4). In percent.
 */
export const instantCashback = { shareOfEdge: 20, unknownRtpEdge: 3, edgeFloor: 2, edgeCap: 4 } as const;

/**
 * Cashback on the net cash loss of a closed week or month, in percent, and the fixed rewards of Gold and Platinum, euro minor units (DOMAIN §4). These and
 * the challenges are what the programme is built with: operators set others, each from a moment on (`features/loyalty/terms.ts`).
 */
export const lossCashback = { weekly: 5, monthly: 3 } as const;
export const moneyRewards = { weekly: 50_00, monthly: 250_00 } as const;

/** So much qualifying wager is one cash point: euro minor units (DOMAIN §4). */
export const euroPerCashPoint = 25_00;

/** Share of a wager that counts toward CP, in percent (SPEC §9). */
export const cashPointWeight = {
  slots: 100,
  'crash-and-fast': 100,
  livecasino: 20,
  'game-shows': 20,
  sportsbook: 20,
} as const;
export const sportsbookMinimumOdds = 1.2;

/** Challenges (SPEC §9): `minimumStake` and `prize` in euro minor units. x20,000 needs 25 EUR (DOMAIN §4). */
export const challenges = [
  { multiplier: 1_500, prize: 250_00, minimumStake: 1_50 },
  { multiplier: 3_000, prize: 500_00, minimumStake: 3_00 },
  { multiplier: 5_000, prize: 750_00, minimumStake: 6_00 },
  { multiplier: 10_000, prize: 1_000_00, minimumStake: 10_00 },
  { multiplier: 20_000, prize: 1_500_00, minimumStake: 25_00 },
] as const;
