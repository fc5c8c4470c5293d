/** What people type wrongly, and links that are no good, in every language: the exact words, what was typed kept, and nothing changed. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Language } from 'contract/constants';
import { formatMoney } from '~/i18n/format';
import type { MessageKey } from '~/i18n/messages';
import { translatorFor } from '~/i18n/translator';
import { startLantern, type Lantern, type Page } from '../harness';
import { freshAddress, freshVisitor } from '../harness/fresh-visitor';
import type { FormValues } from '../harness/form';
import { spokenInTurn } from '../harness/in-turn';
import { freshPlayer } from '../harness/player';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

let count = 0;
const someone = () => freshVisitor(lantern);
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
const day = 86_400_000;

/** A mailed link: how somebody gets one, and the form behind it. */
interface Link {
  path: (token: string) => string;
  form: string;
  values: FormValues;
  /** What is said of one that is no good. */
  dead: MessageKey;
  /** Hours after which it is over; null: it waits for its answer. */
  lasts: number | null;
  /** Somebody's token, as it was mailed. */
  mailed: (language: Language) => Promise<string>;
  /** What a second use says: the dead link's words, or the same as the first. */
  again: 'dead' | 'same';
}

/** The token is what stands between the path's ends; the mail leaves after the answer. */
const tokenFrom = (email: string, pattern: RegExp): Promise<string> =>
  vi.waitFor(async () => {
    const [, token] = pattern.exec((await lantern.mailbox.latestFor(email)).link) ?? [];
    if (!token) throw new Error(`No such link was mailed to ${email} yet.`);
    return decodeURIComponent(token);
  }, 10_000);

const localized = (path: string, language: Language) => (language === 'en' ? path : `/${language}${path}`);

const links: Record<string, Link> = {
  'a new password': {
    path: (token) => `/reset-password/${encodeURIComponent(token)}`,
    form: 'reset',
    values: { newPassword: 'New-lantern-2', passwordConfirm: 'New-lantern-2' },
    dead: 'results.invalid_reset_link',
    lasts: 1,
    again: 'dead',
    mailed: async (language) => {
      const { email } = await lantern.players.make();
      await (await someone().get(localized('/forgot-password', language))).submit('forgot', { email });
      return tokenFrom(email, /\/reset-password\/([^/?]+)$/);
    },
  },
  'a registration': {
    path: (token) => `/register-token?token=${encodeURIComponent(token)}`,
    form: 'confirm',
    values: {},
    dead: 'results.token_expired',
    lasts: 24,
    again: 'same',
    mailed: async (language) => {
      const username = `linked${(count += 1)}x`;
      const email = `${username}@mail.example`;
      await (
        await someone().get(localized('/register', language))
      ).submit('sign-up', {
        username,
        email,
        password: 'Secret-12',
        passwordConfirm: 'Secret-12',
        'birthdate.day': '27',
        'birthdate.month': '3',
        'birthdate.year': '1990',
        country: 'NO',
        currency: 'NOK',
        terms: true,
      });
      return tokenFrom(email, /\/register-token\?token=([^&]+)$/);
    },
  },
  'a withdrawal': {
    path: (token) => `/withdrawal/${encodeURIComponent(token)}`,
    form: 'payout',
    values: { chain: 'BTC', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
    dead: 'crypto.linkInvalid',
    lasts: 24,
    again: 'same',
    mailed: async () => {
      const { playerId, sessionid, email } = await lantern.players.make({ balance: 100_00 });
      const { data } = await lantern.api.withdraw(
        { body: { method: 'crypto', amount: 30_00, requestId: `bad-account-input-${(count += 1)}` } },
        { player: sessionid! },
      );
      await lantern.withdrawals.decide(playerId, data.id, 'approve');
      return tokenFrom(email, /\/withdrawal\/([^/?]+)$/);
    },
  },
  'a choice after a self-exclusion': {
    path: (token) => `/self-exclusion/${encodeURIComponent(token)}`,
    form: 'exclusion-choice',
    values: { choice: '6' },
    dead: 'protection.linkInvalid',
    lasts: null,
    again: 'same',
    mailed: async () => {
      const { username, email, password, sessionid } = await lantern.players.make();
      await lantern.api.selfExclude({ body: { password, confirm: true } }, { player: sessionid! });
      await lantern.clock.advance({ hours: 24 });
      await (await someone().get('/login')).submit('log-in', { username, password });
      return tokenFrom(email, /\/self-exclusion\/([^/?]+)$/);
    },
  },
};

// Before the clock is moved for expired links: the edge judges an age too, by its own clock.
describe.each(spokenInTurn)('in %s', (language) => {
  const t = translatorFor(language);
  const at = (path: string) => localized(path, language);

  it('a birth date that there never was, and the day of the eighteenth birthday', async () => {
    const { now } = await lantern.clock.freeze();
    try {
      const today = new Date(now);
      // Somebody who is 18 today; where there was no 29 February, the 28th.
      const [year, month] = [today.getUTCFullYear() - 18, today.getUTCMonth()];
      const birthday = Date.UTC(
        year,
        month,
        Math.min(today.getUTCDate(), new Date(Date.UTC(year, month + 1, 0)).getUTCDate()),
      );
      const born = (moment: number): [string, string, string] => {
        const date = new Date(moment);
        return [String(date.getUTCDate()), String(date.getUTCMonth() + 1), String(date.getUTCFullYear())];
      };
      const send = async ([birthDay, birthMonth, birthYear]: [string, string, string]) => {
        const username = `born${(count += 1)}x`;
        return (await someone().get(at('/register'))).submit('sign-up', {
          username,
          email: `${username}@mail.example`,
          password: 'Secret-12',
          passwordConfirm: 'Secret-12',
          'birthdate.day': birthDay,
          'birthdate.month': birthMonth,
          'birthdate.year': birthYear,
          country: 'NO',
          currency: 'NOK',
          terms: true,
        });
      };
      const invalid = t('results.invalid_birthdate');
      const wrong: [[string, string, string], string][] = [
        [['31', '02', '1990'], invalid],
        [['29', '02', '2001'], invalid],
        [['29', '2', '1900'], invalid],
        [['30', '02', '2000'], invalid],
        [['00', '1', '1990'], invalid],
        [['1', '1', '90'], invalid],
        [['x', '1', '1990'], invalid],
        [born(birthday + day), t('results.underage')],
      ];
      for (const [date, words] of wrong) {
        const refused = await send(date);
        expect(refused, date.join('-')).toBeRefused();
        expect(refused).toHaveFieldError('birthdate', words);
        expect(refused).toHaveErrorSummary(words);
        expect(['day', 'month', 'year'].map((part) => refused.value(`birthdate.${part}`))).toEqual(date);
      }
      for (const date of [['29', '02', '2000'], ['２９', '２', '１９９２'], born(birthday), born(birthday - day)] as [
        string,
        string,
        string,
      ][])
        expect(await send(date), date.join('-')).toBeAt(at('/login?signed-up'));
    } finally {
      await lantern.clock.letGo();
    }
  });
});

describe.each(spokenInTurn)('in %s', (language) => {
  const t = translatorFor(language);
  const at = (path: string) => localized(path, language);
  const euro = (amount: number) => formatMoney(amount, 'EUR', language);

  it('a limit of 19.99, 20, the maximum and a cent above it, as the language writes numbers', async () => {
    const {
      visitor,
      account: { password },
    } = await freshPlayer(lantern, {}, { ip: freshAddress() });
    const page = await visitor.get(at('/responsible-gambling'));
    const set = (newLimit: string) => page.submit('deposit-limit', { newLimit, password });
    const low = tidy(t('protection.limitTooLow', { minimum: euro(20_00) }));
    const high = tidy(t('protection.limitTooHigh', { maximum: euro(100_000_00) }));
    const none = tidy(t('cashier.amountInvalid', { example: formatMoney(20_00, 'FUN', language) }));
    const wrong: [string, string][] = [
      ['19.99', low],
      ['19,99', low],
      ['１９．９９', low],
      [euro(19_99), low],
      ['100000.01', high],
      ['100000,01', high],
      [euro(100_000_01), high],
      ['20,001,0', none],
      ['zwanzig', none],
      ['-20', none],
      ['<b>"20"</b> __proto__', none],
    ];
    for (const [typed, words] of wrong) {
      const refused = await set(typed);
      expect(refused, typed).toBeRefused();
      expect(refused).toHaveFieldError('newLimit', words);
      expect(refused).toHaveErrorSummary(words);
      // Wide signs come back plain, wherever they were typed.
      expect(refused.value('newLimit')).toBe(typed === '１９．９９' ? '19.99' : typed);
      expect(refused.html).not.toContain(password);
    }
    expect((await visitor.get(at('/responsible-gambling'))).$('#deposit-limit-panel dd').first().text()).toBe(
      t('protection.noLimit'),
    );
    // The first limit and each cut apply at once.
    const right: [string, number][] = [
      [euro(100_000_00), 100_000_00],
      ['99999.99', 99_999_99],
      ['99999,98', 99_999_98],
      ['20,01', 20_01],
      ['20', 20_00],
      ['20,00', 20_00],
      ['20.00', 20_00],
      ['２０', 20_00],
      ['２０．００', 20_00],
    ];
    for (const [typed, amount] of right) {
      const saved = await set(typed);
      expect(saved, typed).toHaveToast(tidy(t('protection.limitSaved', { limit: euro(amount) })));
      expect(tidy(saved.$('#deposit-limit-panel dd').first().text())).toBe(tidy(euro(amount)));
    }
  });

  it.each(Object.keys(links))('a link to %s: malformed, foreign, used and expired', async (kind) => {
    const link = links[kind]!;
    const words = tidy(t(link.dead));
    const use = async (token: string): Promise<Page> => {
      const page = await someone().get(at(link.path(token)));
      expect(page.url.pathname.startsWith(at(link.path('').split(/[?/]/).slice(0, 2).join('/')))).toBe(true);
      return page.offers(link.form) ? page.submit(link.form, link.values) : page;
    };
    const expectDead = async (token: string) => {
      const page = await use(token);
      expect(page, `${kind}: ${token}`).toShow(words);
      expect([404, 422]).toContain(page.status);
      expect(page.html).not.toContain('<script>alert');
      return page;
    };
    const token = await link.mailed(language);
    const other = links[kind === 'a registration' ? 'a new password' : 'a registration']!;
    for (const bad of [
      token.slice(0, -2),
      `${token}x`,
      token.split('').reverse().join(''),
      'a.b.c',
      '__proto__',
      '<script>alert(1)</script>',
      await other.mailed(language),
    ])
      await expectDead(bad);
    // A wrong one in between has spoilt nothing.
    const first = await use(token);
    expect(first).not.toShow(words);
    const second = await use(token);
    if (link.again === 'dead') expect(second).toShow(words);
    else expect(second.heading).toBe(first.heading);
    if (link.lasts !== null) {
      const late = await link.mailed(language);
      await lantern.clock.advance({ hours: link.lasts, seconds: 1 });
      await expectDead(late);
    }
  });

  it('two tabs that change one profile: the later is told, and loses nothing', async () => {
    const { visitor } = await freshPlayer(lantern, {}, { ip: freshAddress() });
    for (const [form, field, mine, theirs] of [
      ['contact', 'city', 'Bergen', 'Tromsø'],
      ['additional', 'nickname', 'lamplighter', 'lampwatcher'],
    ] as const) {
      const [first, second] = [
        await visitor.get(at('/profile/my-account')),
        await visitor.get(at('/profile/my-account')),
      ];
      expect(await first.submit(form, { [field]: mine })).toHaveToast(t('account.saved'));
      const refused = await second.submit(form, { [field]: theirs });
      expect(refused).toHaveStatus(422);
      expect(refused.$('main [role=alert]').text()).toContain(t('account.changedElsewhere'));
      expect(refused.value(field)).toBe(theirs);
      expect((await visitor.get(at('/profile/my-account'))).value(field)).toBe(mine);
      expect(await refused.submit(form)).toHaveToast(t('account.saved'));
      expect((await visitor.get(at('/profile/my-account'))).value(field)).toBe(theirs);
    }
  });
});
