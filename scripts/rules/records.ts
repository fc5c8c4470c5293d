/** What is kept and answered (SPEC §3), and how it is seen (SPEC §4, §6, §9). */
import { elsewhere, inAll, screen, type Proofs } from './proof';

export const records = {
  '§3 User | anonSessionId, sessionid | kept where no script reads them': elsewhere(
    'tests/cookies',
    'over https a session id is __Host-, Secure, HttpOnly, SameSite=Lax',
  ),
  '§3 User | id, email, countrycode, names, address, city, zip, mobile, first_deposit, first_deposit_date | told to their player':
    elsewhere('tests/api/player', 'is told with balance, first deposit and what is missing'),
  '§3 User | language | kept with the account': elsewhere('tests/api/profile', 'keeps language and reality check'),
  '§3 User | last log-in | shown': elsewhere('tests/edge/account', 'tells when and from where the last log-in was'),
  '§3 Game | title, description, details, availability, provider, new and jackpot flags | shown': elsewhere(
    'tests/edge/lobby',
    'tells what it returns, where it runs and how to play it',
  ),
  '§3 Favorites | game ids | kept and listed': elsewhere(
    'tests/api/favourites',
    'are added once, listed in the asked-for order, and taken off',
  ),
  '§3 Player config | turnstileCaptcha | enabled and siteKey': elsewhere(
    'tests/api/support',
    'is told by the skin, off without keys',
  ),
  '§3 Response envelope | info, data | on every answer': elsewhere(
    'tests/contract-suite/ours',
    'our API conforms to every call of the contract',
  ),
  '§3 First-deposit record | id, firstDepositTime | kept': elsewhere(
    'app/edge/first-deposit',
    'is kept with whose it is and when it was, and not told again',
  ),
  '§3 Profile | names, address, city, zip, mobile | shown and saved': elsewhere(
    'tests/edge/account',
    'says what is missing, saves it, and says so',
  ),
  '§3 Profile | nickname, state, time zone, security question and answer | shown and saved, the answer never shown':
    elsewhere('tests/edge/account', 'is saved, shown again but for the answer, which stays when it is left empty'),
  '§3 Profile | KYC status | verified or not verified': screen(
    'a document that waits, is rejected with its reason, and verifies the account',
  ),
  '§3 Sign-up | all fields and the affiliate’s | reach the account': elsewhere(
    'tests/identity',
    'keeps what the form says about the person',
  ),
  '§3 Pending withdrawals | transaction ids | cancelled together': screen(
    'a withdrawal method with its time, fee and borders, what waits, and that all of it is cancelled',
  ),
  '§3 Bonus | name, balance, wagering requirement, expiry, open bets, points needed and gained | shown': screen(
    'bonuses and their bets: all fields',
  ),
  '§3 Cashback | total CP, level, CP gained, available amount; daily, weekly, monthly | shown and claimed': elsewhere(
    'tests/edge/bonuses',
    'is claimed into the balance, once',
  ),
  '§3 Daily deposit limit | current, pending, new limit, account password | shown and set': screen(
    'a deposit limit that applies, and a higher one that waits',
  ),
  '§3 Winner feed | amount, game, time ago | shown': elsewhere(
    'tests/edge/lobby',
    'come anew as a piece of the page, in the reader’s language',
  ),
  '§3 Contact message | name, email, message | sent to support': inAll('tests/edge/contact')('speaks %s'),
  '§3 VIP table | current and next category, level and points | nulls at the top': elsewhere(
    'casino-api/src/features/loyalty/vip-levels',
    'has no current level below the first, and no next one at the top',
  ),
  '§3 Local storage keys | session ids, countries, locale, affiliate | are the cookies’ names': elsewhere(
    'tests/cookies',
    'cookies are appended: a language choice, an affiliate and a session arrive together',
  ),
  '§3 Affiliate fields | myafftk, myaffid, goft_token, a_aid, a_bid, bogafftk | travel along': elsewhere(
    'app/edge/affiliates',
    'travel along to the registration',
  ),
  '§4 Session | anonymous | reused while the API accepts it': elsewhere(
    'app/edge/anonymous-session',
    'is reused when the API still accepts it',
  ),
  '§4 Session | anonymous | invalid: a new one, and the player session goes': elsewhere(
    'app/edge/anonymous-session',
    'that is invalid is replaced, and the player session goes with it',
  ),
  '§4 Session | player | a new id with every log-in': elsewhere(
    'tests/identity',
    'opens a session with a new id each time, in a cookie that no script reads',
  ),
  '§4 Session | captcha | asked for when a failed log-in says so': elsewhere(
    'tests/identity',
    'asks for a captcha after three failures, and goes on with its answer',
  ),
  '§4 Language | locale | address, kept choice, browser with and without region, en; the page’s language attribute':
    elsewhere('tests/locale', 'the address wins over everything, and is remembered'),
  '§4 Favorites | list | changes only when the server says so, whose message is shown': elsewhere(
    'tests/edge/lobby',
    'stay as they are when the API refuses, and its words are shown',
  ),
  '§4 Sign-up | mail | leads to a confirmation': elsewhere(
    'tests/identity',
    'leads by a mailed link to an account that can log in',
  ),
  '§4 Bonus | active, queue | started, and over with its second': elsewhere(
    'tests/edge/bonuses',
    'is started, shows how far it has come, and is given up',
  ),
  '§4 Cashback | daily | once a day': elsewhere(
    'tests/api/loyalty',
    'is 20 % of the edge on cash stakes, claimed once a UTC day',
  ),
  '§4 Levels | level 21 | VIP, and a host makes contact': elsewhere(
    'tests/api/loyalty',
    'make a VIP at level 21, and give a host one task',
  ),
  '§4 First deposit | event | once, within 30 minutes, not for 0.00': elsewhere(
    'app/edge/first-deposit',
    'made %i ms ago is told %i times',
  ),
  '§6 Roles | anonymous visitor | gets none of a player’s calls': elsewhere(
    'tests/api/protocol',
    '%s is refused without a player session',
  ),
  '§6 Roles | player | sees nobody else’s': elsewhere('tests/api/login', 'shows its own player and nobody else'),
  '§6 Territories | barred countries | lead to the restricted page': elsewhere(
    'tests/territory',
    'all 249 countries: exactly the barred ones lead to the restricted page',
  ),
  '§8 Successes | log-out | (You are logged out)': screen(
    'who has no session is led home, and who logs out is told so',
    'You are logged out',
  ),
  '§9 Chat | details | refreshed after log-in, log-out and user load, signed': elsewhere(
    'tests/edge/chat',
    'is told who the player is, signed, without empty values',
  ),
  '§9 Favourites | page | 40': elsewhere(
    'tests/edge/lobby',
    'have pages of forty, and a page that has gone leads to the last',
  ),
  '§9 Registration | link | 24 hours': elsewhere('tests/api/registration', 'at 24 hours %i s: %s'),
  '§9 Self-exclusion | freeze | 24 hours': elsewhere(
    'casino-api/src/features/exclusion/self-exclusion',
    'freezes for 24 hours at once',
  ),
  '§9 Currencies | equivalents of 1 EUR | as the table says': elsewhere(
    'casino-api/src/features/limits/deposit-limits',
    'the borders of a limit',
  ),
  'DOMAIN §14 Care | losses chased | three deposits of 24 hours, each within two hours of one of which nine tenths were lost':
    elsewhere('casino-api/src/features/care/markers', '%s is found at its threshold and not below'),
  'DOMAIN §14 Care | limit raised | twice in 30 days': elsewhere(
    'casino-api/src/features/care/markers',
    '%s is found at its threshold and not below',
  ),
  'DOMAIN §14 Care | night play | 20 rounds between midnight and five by the player’s clock, in three nights of seven':
    elsewhere('casino-api/src/features/care/markers', 'of night play counts nights with enough rounds'),
  'DOMAIN §14 Care | withdrawals cancelled | three in seven days': elsewhere(
    'tests/edge/care-desk',
    'is marked by the third and not before, stands in the queue, and is offered nothing any more',
  ),
  'DOMAIN §14 Care | deposits declined | three in 24 hours': elsewhere(
    'casino-api/src/features/care/markers',
    '%s is found at its threshold and not below',
  ),
  'DOMAIN §14 Care | a mark | keeps every offer away until risk takes it away with a reason': elsewhere(
    'tests/edge/care-desk',
    'is unmarked by risk alone, with a reason, and marked again only for what comes after',
  ),
} satisfies Proofs;
