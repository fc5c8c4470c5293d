/** What proves each rule of `specified-rules.ts`: a post that the rules test makes in every language, or a test that stands elsewhere. */
import type { FormMessage } from '../app/forms/form-message';
import type { MessageKey } from '../app/i18n/messages';
import type { Values } from '../app/i18n/translator';
import type { SpecifiedRule } from './specified-rules';

/** The forms that are posted, by whom, and with what when nothing is wrong with it. */
export const ruleForms = {
  'log-in': {
    path: '/login',
    id: 'log-in',
    by: 'visitor',
    given: { username: 'nobodyhere', password: 'Secret-12' },
    secrets: ['password'],
  },
  'sign-up': {
    path: '/register',
    id: 'sign-up',
    by: 'visitor',
    secrets: ['password', 'passwordConfirm'],
    given: {
      username: 'newcomer1',
      email: 'newcomer1@mail.example',
      password: 'Secret-12',
      passwordConfirm: 'Secret-12',
      'birthdate.day': '27',
      'birthdate.month': '3',
      'birthdate.year': '1990',
      country: 'DE',
      currency: 'EUR',
      terms: true,
    },
  },
  forgot: {
    path: '/forgot-password',
    id: 'forgot',
    by: 'visitor',
    given: { email: 'newcomer1@mail.example' },
    secrets: [],
  },
  profile: {
    path: '/profile/my-account',
    id: 'contact',
    by: 'player',
    secrets: [],
    given: {
      fname: 'Alva',
      lname: 'Lund',
      address: 'Fjordgata 12',
      city: 'Bergen',
      zip: '5003',
      mobile: '+47 412 34 567',
    },
  },
  additional: {
    path: '/profile/my-account',
    id: 'additional',
    by: 'player',
    given: { nickname: 'alva-l', timezone: 'Europe/Oslo' },
    secrets: ['securityAnswer'],
  },
  email: {
    path: '/profile/security',
    id: 'email',
    by: 'player',
    given: { email: 'alva@mail.example', password: 'Lantern-1' },
    secrets: ['password'],
  },
  password: {
    path: '/profile/security',
    id: 'password',
    by: 'player',
    secrets: ['oldPassword', 'newPassword', 'passwordConfirm'],
    given: { oldPassword: 'Lantern-1', newPassword: 'Lantern-2', passwordConfirm: 'Lantern-2' },
  },
  limit: {
    path: '/responsible-gambling',
    id: 'deposit-limit',
    by: 'player',
    given: { newLimit: '50', password: 'Lantern-1' },
    secrets: ['password'],
  },
  contact: {
    path: '/info/contact-us',
    id: 'contact',
    by: 'visitor',
    given: { name: 'Mira', email: 'mira@mail.example', message: 'Hello' },
    secrets: [],
  },
  withdraw: {
    path: '/cashier/withdraw?method=card',
    id: 'withdraw',
    by: 'player',
    given: { amount: '50' },
    secrets: [],
  },
  'withdraw-crypto': {
    path: '/cashier/withdraw?method=crypto',
    id: 'withdraw',
    by: 'player',
    given: { amount: '50' },
    secrets: [],
  },
  deposit: {
    path: '/cashier/deposit?method=card',
    id: 'deposit',
    by: 'player',
    secrets: ['card.number', 'card.expiry', 'card.cvc', 'card.holder'],
    given: {
      amount: '50',
      'card.number': '4000 0000 0000 9995',
      'card.expiry': '12/34',
      'card.cvc': '123',
      'card.holder': 'Mina Lund',
    },
  },
  'deposit-crypto': {
    path: '/cashier/deposit?method=crypto',
    id: 'deposit',
    by: 'player',
    given: { amount: '50', chain: 'BTC' },
    secrets: [],
  },
  code: { path: '/profile/bonuses', id: 'promotion-code', by: 'player', given: { code: 'NO-CODE' }, secrets: [] },
} as const satisfies Record<
  string,
  {
    path: string;
    id: string;
    by: 'visitor' | 'player';
    given: Record<string, string | boolean>;
    secrets: readonly string[];
  }
>;

/** A post with something wrong in it, and what is then said at which field. Amounts in `values` are euro minor units. */
export interface Post {
  form: keyof typeof ruleForms;
  /** Over the form's usual values; `taken` stands for what somebody else has. */
  given: Record<string, string | boolean>;
  at: string;
  says: FormMessage;
}

/** A test of the repository, by its file and a part of its title. */
export interface Elsewhere {
  file: string;
  test: string;
  /** What it sees, in English. */
  says?: string;
  /** Whether it looks in every language; what players read has to. */
  inAllLanguages: boolean;
}

const says = (key: MessageKey, values?: Values): FormMessage =>
  values ? (`${key} ${JSON.stringify(values)}` as FormMessage) : key;
const post = (form: Post['form'], field: string, value: string | boolean, key: MessageKey, values?: Values): Post => ({
  form,
  given: { [field]: value },
  at: field.split('.')[0]!,
  says: says(key, values),
});
/** What no player reads: a log line, a call, where somebody is led. */
const elsewhere = (file: string, test: string, text?: string): Elsewhere => ({
  file: `${file}.test.ts`,
  test,
  inAllLanguages: false,
  ...(text === undefined ? {} : { says: text }),
});

/** Seen in every language: on a screen that says it, on the account's screens, and where an operator's own API refuses. */
const inAll =
  (file: string) =>
  (test: string, text?: string): Elsewhere => ({ ...elsewhere(file, test, text), inAllLanguages: true });
const spoken = inAll('tests/edge/spoken');
const screen = inAll('tests/edge/spoken-screens');
const byAnApi = inAll('tests/edge/words-of-an-api');

const loginLength = { min: 4, max: 20 };
const signUpLength = { min: 6, max: 20 };
const long = (length: number) => 'x'.repeat(length);
const name = (field: 'fname' | 'lname', length: number) =>
  post('profile', field, long(length), `account.${field}Length`, { min: 3, max: 25 });

export const ruleProofs: Record<SpecifiedRule, Post | Elsewhere> = {
  '§5 Log-in | username | required (Please type your username)': post(
    'log-in',
    'username',
    '',
    'identity.usernameRequired',
  ),
  '§5 Log-in | username | at least 4 characters': post(
    'log-in',
    'username',
    'abc',
    'results.username_must_be_between_4_and_20_characters_long',
    loginLength,
  ),
  '§5 Log-in | username | at most 20 characters': post(
    'log-in',
    'username',
    long(21),
    'results.username_must_be_between_4_and_20_characters_long',
    loginLength,
  ),
  '§5 Log-in | username | letters and numbers only': post(
    'log-in',
    'username',
    'no body!',
    'results.invalid_username_characters_letters_and_numbers_allowed',
  ),
  '§5 Log-in | password | required': post('log-in', 'password', '', 'identity.passwordRequired'),
  '§5 Log-in | captcha | required and exactly 5 characters (Captcha must be 5 characters long)': spoken(
    'the captcha of the log-in',
    'Captcha must be 5 characters long',
  ),
  '§5 Log-in | email | required where one is asked for': post('forgot', 'email', '', 'identity.emailRequired'),
  '§5 Log-in | email | valid': post('forgot', 'email', 'mira@', 'results.invalid_email'),
  '§5 Log-in | terms | terms=true goes with the credentials': elsewhere('tests/api/login', 'needs the terms'),
  '§5 Sign-up | username | required': post('sign-up', 'username', ' ', 'identity.usernameRequired'),
  '§5 Sign-up | username | longer than 5': post(
    'sign-up',
    'username',
    'abcde',
    'results.username_must_be_between_4_and_20_characters_long',
    signUpLength,
  ),
  '§5 Sign-up | username | shorter than 21': post(
    'sign-up',
    'username',
    long(21),
    'results.username_must_be_between_4_and_20_characters_long',
    signUpLength,
  ),
  '§5 Sign-up | username | valid': post(
    'sign-up',
    'username',
    'nörgler',
    'results.invalid_username_characters_letters_and_numbers_allowed',
  ),
  '§5 Sign-up | username | unique (Username already exists)': post(
    'sign-up',
    'username',
    'taken',
    'results.username_exists',
  ),
  '§5 Sign-up | email | required': post('sign-up', 'email', '', 'identity.emailRequired'),
  '§5 Sign-up | email | valid': post('sign-up', 'email', 'mira@', 'results.invalid_email'),
  '§5 Sign-up | email | unique': post('sign-up', 'email', 'taken', 'results.email_exists'),
  '§5 Sign-up | password | required': post('sign-up', 'password', '', 'identity.passwordRequired'),
  '§5 Sign-up | password | longer than 5': post('sign-up', 'password', '12345', 'identity.passwordTooShort'),
  '§5 Sign-up | password confirmation | required': post(
    'sign-up',
    'passwordConfirm',
    '',
    'identity.passwordConfirmRequired',
  ),
  '§5 Sign-up | password confirmation | must match (Passwords must match)': post(
    'sign-up',
    'passwordConfirm',
    'Secret-13',
    'results.passwords_must_match',
  ),
  '§5 Sign-up | currency | required and valid': spoken(
    'a currency and a country that are none',
    'Currency is not valid',
  ),
  '§5 Sign-up | country | required': post('sign-up', 'country', '', 'identity.countryRequired'),
  '§5 Sign-up | country | valid': spoken('a currency and a country that are none', 'Country is not valid'),
  '§5 Sign-up | birth date | required': post('sign-up', 'birthdate.day', '', 'identity.birthdateRequired'),
  '§5 Sign-up | birth date | a real date, DD-MM-YYYY': {
    ...post('sign-up', 'birthdate.day', '31', 'results.invalid_birthdate'),
    given: { 'birthdate.day': '31', 'birthdate.month': '2' },
  },
  '§5 Sign-up | birth date | day at most 31': post('sign-up', 'birthdate.day', '32', 'results.invalid_birthdate'),
  '§5 Sign-up | birth date | month at most 12': post('sign-up', 'birthdate.month', '13', 'results.invalid_birthdate'),
  '§5 Sign-up | birth date | 18 or older (You must be 18+ years old)': post(
    'sign-up',
    'birthdate.year',
    String(new Date().getUTCFullYear() - 10),
    'results.underage',
  ),
  '§5 Sign-up | terms | privacy policy acceptance is required': post(
    'sign-up',
    'terms',
    false,
    'results.terms_not_accepted',
  ),
  '§5 Sign-up | one field | a remote single-field check call exists':
    inAll('tests/edge/sign-up-help')('as the form would'),
  '§5 Profile | email | required': post('email', 'email', '', 'identity.emailRequired'),
  '§5 Profile | email | valid': post('email', 'email', 'mira@', 'results.invalid_email'),
  '§5 Profile | first name | longer than 2': name('fname', 2),
  '§5 Profile | first name | at most 25': name('fname', 26),
  '§5 Profile | last name | longer than 2': name('lname', 2),
  '§5 Profile | last name | at most 25': name('lname', 26),
  '§5 Profile | nickname | longer than 4': post('additional', 'nickname', 'abcd', 'account.nicknameLength', {
    min: 5,
    max: 20,
  }),
  '§5 Profile | nickname | at most 20': post('additional', 'nickname', long(21), 'account.nicknameLength', {
    min: 5,
    max: 20,
  }),
  '§5 Profile | address | at most 50': post('profile', 'address', long(51), 'account.addressLength', { max: 50 }),
  '§5 Profile | city | at most 50': post('profile', 'city', long(51), 'account.cityLength', { max: 50 }),
  '§5 Profile | zip | at most 16': post('profile', 'zip', long(17), 'account.zipLength', { max: 16 }),
  '§5 Profile | security answer | at most 50': post('additional', 'securityAnswer', long(51), 'forms.tooLong', {
    max: 50,
  }),
  '§5 Profile | mobile | required': post('profile', 'mobile', '', 'account.mobileRequired'),
  '§5 Profile | mobile | valid': post('profile', 'mobile', 'call me', 'account.mobileInvalid'),
  '§5 Profile | mobile | at most 25': post('profile', 'mobile', '4'.repeat(26), 'account.mobileInvalid'),
  '§5 Profile | completeness | lists the missing items, comma-separated': screen(
    'what the profile still lacks, comma-separated',
  ),
  '§5 Change password | old password | required': post('password', 'oldPassword', '', 'password.oldRequired'),
  '§5 Change password | old password | longer than 5': post(
    'password',
    'oldPassword',
    '12345',
    'identity.passwordTooShort',
  ),
  '§5 Change password | new password | required': post('password', 'newPassword', '', 'password.newRequired'),
  '§5 Change password | new password | longer than 5': post(
    'password',
    'newPassword',
    '12345',
    'identity.passwordTooShort',
  ),
  '§5 Change password | new password | longer than 7, as one message says': post(
    'password',
    'newPassword',
    'Short-1',
    'results.password_policy',
  ),
  '§5 Change password | new password | policy: a lowercase letter': post(
    'password',
    'newPassword',
    'LANTERN-1',
    'results.password_policy',
  ),
  '§5 Change password | new password | policy: a digit or special character': post(
    'password',
    'newPassword',
    'Lanterns',
    'results.password_policy',
  ),
  '§5 Change password | new password | policy: 8, lowercase, uppercase, digit or special character': post(
    'password',
    'newPassword',
    'lowercase-1',
    'results.password_policy',
  ),
  '§5 Change password | confirmation | must match': post(
    'password',
    'passwordConfirm',
    'Lantern-3',
    'results.passwords_must_match',
  ),
  '§5 Change password | reset link | may be invalid (Password reset link is invalid)': spoken(
    'a link to a new password that is none',
    'Password reset link is invalid',
  ),
  '§5 Gambling limits | account password | required': post('limit', 'password', '', 'protection.passwordRequired'),
  '§5 Gambling limits | account password | longer than 5': post(
    'limit',
    'password',
    '12345',
    'protection.passwordShort',
    { min: 6 },
  ),
  '§5 Gambling limits | new limit | required': post('limit', 'newLimit', '', 'protection.limitRequired'),
  '§5 Gambling limits | new limit | at least 20': post('limit', 'newLimit', '19', 'protection.limitTooLow', {
    minimum: 20_00,
  }),
  '§5 Gambling limits | new limit | the too-high message quotes the maximum': post(
    'limit',
    'newLimit',
    '100001',
    'protection.limitTooHigh',
    { maximum: 100_000_00 },
  ),
  '§5 Contact | name | required': post('contact', 'name', '', 'contact.nameRequired'),
  '§5 Contact | name | longer than 1': post('contact', 'name', 'M', 'contact.nameLength', { min: 2, max: 25 }),
  '§5 Contact | name | at most 25': post('contact', 'name', long(26), 'contact.nameLength', { min: 2, max: 25 }),
  '§5 Contact | email | required': post('contact', 'email', '', 'identity.emailRequired'),
  '§5 Contact | email | valid': post('contact', 'email', 'mira@', 'results.invalid_email'),
  '§5 Contact | message | required': post('contact', 'message', ' ', 'contact.messageRequired'),
  '§5 Contact | message | at most 512': post('contact', 'message', long(513), 'forms.tooLong', { max: 512 }),
  '§5 Other forms | promotion code | required (please enter a promotion code)': post(
    'code',
    'code',
    '',
    'bonuses.codeRequired',
  ),
  '§5 Other forms | withdraw fields | required, minimum, maximum and fixed length, per method': screen(
    'where coins go: the mailed link, currency, address and tag, refused and taken',
  ),
  '§2 Withdraw | notices | cannot-withdraw notice with every reason and what to do': spoken(
    'what stands against a withdrawal',
  ),
  '§2 Withdraw | notices | crypto notice': screen(
    'a withdrawal method with its time, fee and borders, what waits, and that all of it is cancelled',
  ),
  '§2 Withdraw | copy | address, destination tag or memo': screen(
    'a deposit by coins: address, tag and amount to be copied',
  ),
  '§3 Withdrawal method | info | time, fee, minimum and maximum': screen(
    'a withdrawal method with its time, fee and borders, what waits, and that all of it is cancelled',
  ),
  '§4 Withdrawal | first deposit | unavailable before it': spoken('what stands against a withdrawal'),
  '§4 Withdrawal | mailed link | valid for 24 hours': elsewhere(
    'tests/edge/withdrawal-link',
    'is good at 24 hours less a second, and over from then on: open page and new one alike',
  ),
  '§4 Withdrawal | mailed link | takes currency and address': screen(
    'where coins go: the mailed link, currency, address and tag, refused and taken',
  ),
  '§4 Withdrawal | cancelling | cancels all pending ones together': screen(
    'a withdrawal method with its time, fee and borders, what waits, and that all of it is cancelled',
  ),
  '§5 Withdraw | amount | required': post('withdraw', 'amount', '', 'cashier.amountRequired'),
  '§5 Withdraw | amount | minimum': post('withdraw', 'amount', '19', 'cashier.belowMinimum', { minimum: 20_00 }),
  '§5 Withdraw | amount | maximum': post('withdraw', 'amount', '10001', 'cashier.aboveMaximum', { maximum: 10_000_00 }),
  '§5 Withdraw | amount | minimum by crypto': post('withdraw-crypto', 'amount', '19', 'cashier.belowMinimum', {
    minimum: 20_00,
  }),
  '§5 Withdraw | address and tag | required, and of the length and checksum of their chain': screen(
    'where coins go: the mailed link, currency, address and tag, refused and taken',
  ),
  '§5 Deposit | amount | required': post('deposit', 'amount', '', 'cashier.amountRequired'),
  '§5 Deposit | amount | minimum': post('deposit', 'amount', '9', 'cashier.belowMinimum', { minimum: 10_00 }),
  '§5 Deposit | amount | maximum': post('deposit', 'amount', '5001', 'cashier.aboveMaximum', { maximum: 5_000_00 }),
  '§5 Deposit | card number | of a card’s length': post('deposit', 'card.number', '4242', 'cashier.cardNumberInvalid'),
  '§5 Deposit | expiry | a month and a year': post('deposit', 'card.expiry', '13/34', 'cashier.cardExpiryInvalid'),
  '§5 Deposit | security code | 3 or 4 digits': post('deposit', 'card.cvc', '1', 'cashier.cardCvcInvalid'),
  '§5 Deposit | card holder | required': post('deposit', 'card.holder', '', 'cashier.cardHolderInvalid'),
  '§5 Deposit | currency | required by crypto': post('deposit-crypto', 'chain', '', 'crypto.chainRequired'),
  '§5 Other forms | password reset | rules come from the server': elsewhere(
    'tests/api/password',
    'has a form that says its rules',
  ),
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
    'without any session the log says "No session id!"',
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
};
