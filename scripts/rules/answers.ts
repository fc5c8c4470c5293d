/** Codes, messages and states that are shown (SPEC §8, §4), and the account’s screens (SPEC §2). */
import { byAnApi, elsewhere, inAll, post, screen, spoken, type Proofs } from './proof';

export const answers = {
  '§8 Codes | session_expired | clear session, warn, go home (Session expired)': spoken(
    'a session that has ended',
    'Session expired',
  ),
  '§8 Codes | restriction_error | from the anon call: access-restricted page': screen(
    'restriction_error from the anon call leads to the restricted page',
  ),
  '§8 Codes | invalid_username_or_password | (Invalid username or password)': post(
    'log-in',
    'username',
    'nobodyhere',
    'results.invalid_username_or_password',
  ),
  '§8 Codes | username_must_be_between_4_and_20_characters_long | (Username must be between 4 and 20 characters long)':
    byAnApi('a log-in: %s', 'Username must be between 4 and 20 characters long'),
  '§8 Codes | invalid_captcha | at log-in (Invalid captcha inserted)': spoken(
    'the captcha of the log-in',
    'Invalid captcha inserted',
  ),
  '§8 Codes | invalid_captcha | at password reset (Wrong captcha value)': spoken(
    'the captcha of a forgotten password',
    'Wrong captcha value',
  ),
  '§8 Codes | invalid_username_characters_letters_and_numbers_allowed | (Invalid username characters)': byAnApi(
    'a log-in: %s',
    'Invalid username characters',
  ),
  '§8 Codes | other login code | the server message is shown': byAnApi(
    '%s: a code of the API’s own is told in its words',
  ),
  '§8 Codes | other failed anon call | (Handle anon session error)': elsewhere(
    'app/edge/anonymous-session',
    'logs what else went wrong with the anonymous session',
    'Handle anon session error',
  ),
  '§8 Messages | email | (Email is not valid)': post('contact', 'email', 'mira', 'results.invalid_email'),
  '§8 Messages | username, email, currency, country or birthdate | invalid or existing': byAnApi(
    'a sign-up: several fields at once',
  ),
  '§8 Messages | old password | (Invalid old password)': post(
    'password',
    'oldPassword',
    'Not-mine-1',
    'results.invalid_old_password',
  ),
  '§8 Messages | registration token | (Your token has expired, please contact customer support)': spoken(
    'a registration link that is over',
    'Your token has expired, please contact customer support',
  ),
  '§8 Messages | country blocked | the product is unavailable in the country': spoken('a country that is barred'),
  '§8 Messages | no deposit yet | (Withdrawals are not available, please make a deposit first)': spoken(
    'what stands against a withdrawal',
    'Withdrawals are not available, please make a deposit first',
  ),
  '§8 Messages | missing information | (Some information is missing, fill in before proceeding to the cashier), lists the fields':
    spoken('what stands against a withdrawal', 'Some information is missing, fill in before proceeding to the cashier'),
  '§8 Messages | mobile | missing or invalid': post('profile', 'mobile', '12', 'account.mobileInvalid'),
  '§8 Messages | page not found | deleted, renamed or temporarily unavailable': spoken('a page that is not there'),
  '§8 Successes | additional information saved | (Additional information saved)': spoken(
    'what was done',
    'Additional information saved',
  ),
  '§8 Successes | sign-up | successful, email expected': spoken('what was done'),
  '§8 Successes | registration | successful': spoken('what was done', 'Registration successful'),
  '§8 Successes | log-in | with last login time and address': spoken('what was done'),
  '§8 Failures | any other | the server’s words are shown': byAnApi('%s: a code of the API’s own is told in its words'),
  '§8 Failures | captcha site key | a missing one is only logged': elsewhere(
    'app/contact/bot-check',
    'is none without a site key, which is logged',
  ),
  '§4 Session | no session | (No session id!) is logged': elsewhere(
    'tests/faults',
    'without any session the log says "No session id!", and in the same line why',
    'No session id!',
  ),
  '§4 Session | log-out | clears user and ids, opens an anonymous session; a failure is logged and does so too':
    elsewhere('tests/identity', 'lets the visitor go although the API fails, and logs it'),
  '§4 Session | login required | without a session leads home': screen(
    'who has no session is led home, and who logs out is told so',
  ),
  '§4 Session | register | with a session leads home': elsewhere(
    'tests/identity',
    'is for visitors: with a session it leads home, read or posted',
  ),
  '§4 Profile | verification | not verified to verified': screen(
    'a document that waits, is rejected with its reason, and verifies the account',
  ),
  '§4 Profile | self-exclusion | freezes for 24 hours, then a mail says how to go on': screen(
    'a self-exclusion, its mail, and the choice after it',
  ),
  '§4 Profile | deposit limit | a current and a pending value': screen(
    'a deposit limit that applies, and a higher one that waits',
  ),
  '§3 Messages | one date | merged into one entry, texts joined by a line break': screen(
    'messages of one date are one entry, a line each, until dismissed; the toast names them',
  ),
  '§3 Transaction | columns and filter | date from and to, type, method; all columns': screen(
    'transactions: the filter and all columns, rounds too',
  ),
  '§3 Bonus | bets | game group, wager, contribution, points, round, time, game, provider': screen(
    'bonuses and their bets: all fields',
  ),
  '§9 Toasts | usual, session expired, notifications | 2 s, 3 s, until dismissed': elsewhere(
    'app/ui/toast',
    'of an expired session stays longer',
  ),
  '§2 Account | log-in | user name, password, captcha, forgotten password': elsewhere(
    'tests/identity',
    'asks for a captcha after three failures, and goes on with its answer',
  ),
  '§2 Account | log-in | bank ID, Google with the form that completes it': inAll('tests/edge/identity-providers')(
    'the entries, the form and its refusals are in the reader’s language, with values kept',
  ),
  '§2 Account | password | reset by a mailed link, and change': elsewhere(
    'tests/edge/password',
    'is asked for from the log-in, and set by the mailed link',
  ),
  '§2 Account | documents | upload': screen(
    'a document that waits, is rejected with its reason, and verifies the account',
  ),
  '§2 Account | promotion code | entry': elsewhere(
    'tests/edge/bonuses',
    'puts its bonus into the queue, whatever case it is written in, and once',
  ),
  '§2 Account | notifications | list and bell': inAll('tests/edge/notifications')(
    'tells in %s how many entries there are',
  ),
  '§2 Account | register-token | success, or expired with the advice to contact support': spoken(
    'a registration link that is over',
    'Your token has expired, please contact customer support',
  ),
  '§2 Account | pay-and-play | success and failure': elsewhere(
    'tests/edge/instant',
    'that the bank declines ends at the failure screen, with nobody logged in',
  ),
  '§2 Account | every screen | in every language': inAll('tests/every-screen')('every screen in %s'),
} satisfies Proofs;
