/** What the screens of account and cashier say besides refusals (SPEC §2–4, §8, §9): their words, in every language. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { formatMoney } from '~/i18n/format';
import { htmlLang } from '~/i18n/languages';
import type { MessageKey } from '~/i18n/messages';
import { translatorFor, type Values } from '~/i18n/translator';
import { apiTexts } from 'locales/api';
import { startLantern, type Lantern, type Page, type Visitor } from '../harness';
import { plainSpaces, tidy } from '../harness/form';
import { freshAddress, freshVisitor } from '../harness/fresh-visitor';
import { languagesInTurn } from '../harness/in-turn';
import { freshPlayer, logIn } from '../harness/player';
import type { WantedPlayer } from '../harness/qa';

let lantern: Lantern;
let hunter: { username: string; password: string };
beforeAll(async () => {
  lantern = await startLantern();
  hunter = await lantern.qa.world('bonus-hunter');
});
afterAll(() => lantern.stop());

const newPlayer = (wanted: WantedPlayer = {}) => freshPlayer(lantern, wanted, { ip: freshAddress() });
/** Texts are compared as pages are read: white space is one space, and soft hyphens stay. */
const photo = (): Uint8Array => {
  const head =
    '--XX\r\nContent-Disposition: form-data; name="type"\r\n\r\nidentity\r\n--XX\r\nContent-Disposition: form-data; name="file"; filename="me.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';
  return Buffer.concat([
    Buffer.from(head),
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1]),
    Buffer.from('\r\n--XX--\r\n'),
  ]);
};

describe.each(languagesInTurn)('in %s', (language) => {
  const t = translatorFor(language);
  const at = (path: string) => (language === 'en' ? path : `/${language}${path === '/' ? '' : path}`);
  const euro = (amount: number) => formatMoney(amount, 'EUR', language);
  const says = (page: Page, key: MessageKey, values?: Values) => expect(page).toShow(tidy(t(key, values)));
  const columnsOf = (page: Page) =>
    page
      .$('.table thead th')
      .toArray()
      .map((cell) => page.$(cell).text());
  /** In this language: mails follow the one of the last log-in. */
  const returned = async (credentials: { username: string; password: string }) => {
    const visitor = freshVisitor(lantern);
    await (await visitor.get(at('/login'))).submit('log-in', credentials);
    return visitor;
  };
  const account = (visitor: Visitor) => visitor.get(at('/profile/my-account'));

  it('who has no session is led home, and who logs out is told so', async () => {
    const home = await freshVisitor(lantern).get(at('/profile/my-account'));
    expect(home).toBeAt(at('/'));
    expect(home).toHaveToast(t('common.pleaseLogIn'));
    const { visitor } = await newPlayer();
    const form = (await account(visitor)).$('form[action$="/logout"]').first();
    const out = await visitor.post(form.attr('action')!, {}, { from: await account(visitor) });
    expect(out.lang).toBe(htmlLang[language]);
    expect(out).toHaveToast(t('identity.loggedOut'));
  });

  it('restriction_error from the anon call leads to the restricted page', async () => {
    await lantern.faults.next('GET /anon', 'restriction_error', 1);
    const page = await freshVisitor(lantern).get(at('/login'));
    await lantern.faults.clear();
    expect(page).toBeAt(at('/access-restricted'));
    expect(page).toHaveStatus(451);
    says(page, 'errors.restrictedText');
  });

  it('what the profile still lacks, comma-separated', async () => {
    const { visitor } = await newPlayer({ complete: false });
    const page = await account(visitor);
    says(page, 'results.profile_incomplete');
    const missing = (['fname', 'lname', 'address', 'city', 'zip', 'mobile'] as const).map((item) =>
      t(`account.${item}`),
    );
    expect(page).toShow(missing.join(language === 'jp' ? '、' : ', '));
    if (language === 'en')
      expect(missing.join(', ')).toBe('First name, Last name, Address, City, Postcode, Mobile number');
  });

  it('a document that waits, is rejected with its reason, and verifies the account', async () => {
    const {
      visitor,
      account: { playerId },
    } = await newPlayer();
    const path = at('/profile/documents');
    const decide = async () =>
      (await lantern.documents.all()).find((each) => each.playerId === playerId && each.status === 'pending')!.id;
    const send = () => visitor.post(path, photo(), { headers: { 'content-type': 'multipart/form-data; boundary=XX' } });
    says(await visitor.get(path), 'documents.notVerified');
    const sent = await send();
    expect(sent).toHaveToast(t('documents.sent'));
    says(sent, 'documents.pending');
    await lantern.documents.reject(await decide(), 'unreadable');
    const rejected = await visitor.get(path);
    says(rejected, 'documents.rejected');
    const reason = rejected.$('#sent tbody tr').first().text();
    if (language !== 'en') expect(reason).not.toMatch(/read|photo|picture/i);
    const plain = (text: string) => text.replaceAll('\u00AD', '').toLowerCase();
    const note = (await visitor.get(at('/notifications'))).$('.entry-of-day').text();
    expect(plain(note), 'the message calls the document as the page does').toContain(plain(t('documents.identity')));
    await send();
    await lantern.documents.approve(await decide());
    says(await visitor.get(path), 'documents.verified');
    expect(await account(visitor)).toShow(t('account.verified'));
  });

  it('a deposit limit that applies, and a higher one that waits', async () => {
    const {
      visitor,
      account: { password },
    } = await newPlayer();
    const set = async (newLimit: string) =>
      (await visitor.get(at('/responsible-gambling'))).submit('deposit-limit', { newLimit, password });
    const saved = await set('50');
    expect(saved).toHaveToast(tidy(t('protection.limitSaved', { limit: euro(50_00) })));
    const raised = await set('500');
    expect(raised).toShow(`${t('protection.current')} ${tidy(euro(50_00))}`);
    says(raised, 'protection.pendingLimit', { limit: euro(500_00) });
    const kept = await raised.submit(tidy(t('protection.withdrawRaise')));
    expect(kept).toHaveToast(t('protection.raiseWithdrawn'));
  });

  it('a self-exclusion, its mail, and the choice after it', async () => {
    const {
      visitor,
      account: { username, email, password },
    } = await newPlayer({ language });
    const page = await visitor.get(at('/responsible-gambling'));
    for (const key of ['meansFreeze', 'meansSessions', 'meansBalance', 'meansMail', 'meansFinal'] as const)
      says(page, `protection.${key}`);
    expect(await page.submit('self-exclusion', { password, confirm: true })).toHaveToast(t('protection.excluded'));
    const back = await returned({ username, password });
    says(await back.get(at('/responsible-gambling')), 'protection.youAreExcluded');
    await lantern.clock.advance({ hours: 24 });
    await returned({ username, password });
    const link = await vi.waitFor(async () => {
      const mail = await lantern.mailbox.latestFor(email);
      expect(mail.link).toContain('/self-exclusion/');
      return new URL(mail.link);
    }, 5_000);
    expect(link.pathname.startsWith(at('/self-exclusion/'))).toBe(true);
    const choice = await freshVisitor(lantern).get(link.pathname);
    expect(choice.lang).toBe(htmlLang[language]);
    says(choice, 'protection.choiceLead');
    expect(await choice.submit('exclusion-choice')).toHaveErrorSummary(t('protection.choiceRequired'));
    expect(await choice.submit('exclusion-choice', { choice: 'return' })).toHaveFieldError(
      'password',
      t('protection.passwordRequired'),
    );
    const [before, after] = t('protection.returned', { time: '§' }).split('§');
    const { toast } = await choice.submit('exclusion-choice', { choice: 'return', password });
    expect([toast?.startsWith(before!), toast?.endsWith(after!)]).toEqual([true, true]);
  });

  it('messages of one date are one entry, a line each, until dismissed; the toast names them', async () => {
    const { visitor } = await newPlayer();
    await lantern.clock.freeze();
    try {
      for (const [oldPassword, newPassword] of [
        ['Lantern-1', 'Lantern-2'],
        ['Lantern-2', 'Lantern-3'],
      ] as const) {
        await (
          await visitor.get(at('/profile/security'))
        ).submit('password', { oldPassword, newPassword, passwordConfirm: newPassword });
      }
      says(await account(visitor), 'notifications.news');
      const page = await visitor.get(at('/notifications'));
      expect(page.$('.entry-of-day').length).toBe(1);
      const text = apiTexts(language).messages.password_changed;
      expect(
        page
          .$('.entry-of-day .notice p')
          .toArray()
          .map((line) => page.$(line).text()),
      ).toEqual([text, text]);
      const dismissed = await page.submit(page.$('.entry-of-day form').attr('id')!);
      expect(dismissed).toHaveToast(t('notifications.dismissed'));
      says(dismissed, 'notifications.none');
    } finally {
      await lantern.clock.letGo();
    }
  });

  it('transactions: the filter and all columns, rounds too', async () => {
    const { visitor } = await newPlayer({ balance: 100_00 });
    await (await visitor.get(at('/cashier/withdraw'))).submit('withdraw', { amount: '40' });
    const page = await visitor.get(at('/profile/history?tab=transactions'));
    for (const key of ['dateFrom', 'dateTo', 'type', 'method'] as const) says(page, `history.${key}`);
    const wanted = [
      'type',
      'methodOrSource',
      'status',
      'details',
      'transactionId',
      'processedAt',
      'message',
      'dateRequested',
      'amount',
    ] as const;
    expect(columnsOf(page)).toEqual(wanted.map((key) => t(`history.${key}`)));
    for (const key of ['typeWithdraw', 'typeDeposit', 'statusRequested', 'statusCredited', 'notYet'] as const)
      says(page, `history.${key}`);
    expect(page).toShow(tidy(euro(40_00)));
    const wrong = await visitor.get(at('/profile/history?dateFrom=2026-02-02&dateTo=2026-02-01'));
    expect(wrong).toHaveFieldError('dateTo', t('history.badOrder'));
    expect(wrong.title.startsWith(plainSpaces(t('common.errorTitlePrefix')))).toBe(true);
    expect([wrong.value('dateFrom'), wrong.value('dateTo')]).toEqual(['2026-02-02', '2026-02-01']);
  });

  it('bonuses and their bets: all fields', async () => {
    const visitor = await logIn(lantern, hunter, { ip: freshAddress() });
    const bonuses = await visitor.get(at('/profile/bonuses'));
    for (const key of ['balance', 'requirement', 'expiry', 'openBets', 'wagered', 'queue', 'oneAtATime'] as const)
      says(bonuses, `bonuses.${key}`);
    const page = await visitor.get(at('/profile/history?tab=bonuses'));
    const wanted = [
      'time',
      'bonus',
      'game',
      'provider',
      'gameGroup',
      'wager',
      'bonusShare',
      'contribution',
      'pointContribution',
      'pointsAfter',
      'receipt',
    ] as const;
    expect(columnsOf(page)).toEqual(wanted.map((key) => t(`history.${key}`)));
    const [head = ''] = (await visitor.get(at('/profile/history/statement.csv?tab=bonuses'))).html
      .replace(/^\uFEFF/, '')
      .split('\r\n');
    for (const key of ['instanceId', 'roundId', 'contribution', 'pointContribution'] as const)
      expect(head).toContain(t(`history.${key}`));
  });

  it('a withdrawal method with its time, fee and borders, what waits, and that all of it is cancelled', async () => {
    const { visitor } = await newPlayer({ balance: 100_00 });
    const page = await visitor.get(at('/cashier/withdraw?method=crypto'));
    for (const key of ['time', 'fee', 'minimum', 'maximum'] as const) says(page, `cashier.${key}`);
    expect(page).toShow(tidy(`${t('cashier.minimum')} ${euro(20_00)}`));
    says(page, 'withdrawals.cryptoNotice');
    says(page, 'withdrawals.cryptoNoticeText');
    await page.submit('withdraw', { amount: '20' });
    const waiting = await (await visitor.get(at('/cashier/withdraw'))).submit('withdraw', { amount: '30' });
    expect(waiting).toHaveToast(tidy(t('cashier.withdrawalRequested', { amount: euro(30_00) })));
    says(waiting, 'cashier.pendingWithdrawals');
    says(waiting, 'cashier.cancelHint');
    const cancelled = await waiting.submit('cancel-withdrawals');
    expect(cancelled).toHaveToast(tidy(t('cashier.withdrawalsCancelled', { amount: euro(50_00) })));
    expect(cancelled.offers('cancel-withdrawals')).toBe(false);
  });

  it('where coins go: the mailed link, currency, address and tag, refused and taken', async () => {
    const { playerId, sessionid, email } = await lantern.players.make({ balance: 100_00, language });
    const { data } = await lantern.api.withdraw(
      { body: { method: 'crypto', amount: 30_00, requestId: `spoken-screens-${language}-0001` } },
      { player: sessionid! },
    );
    await lantern.withdrawals.decide(playerId, data.id, 'approve');
    const reader = freshVisitor(lantern);
    const page = await reader.get(new URL((await lantern.mailbox.latestFor(email)).link).pathname);
    expect(page).toBeAt(at('/withdrawal'));
    expect(page.lang).toBe(htmlLang[language]);
    const btc = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
    const xrp = 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh';
    const wrong: [Record<string, string>, string, string][] = [
      [{ chain: '', address: btc }, 'chain', t('crypto.chainRequired')],
      [{ chain: 'BTC', address: '' }, 'address', t('crypto.addressRequired')],
      [{ chain: 'BTC', address: `${btc.slice(0, -1)}5` }, 'address', t('crypto.addressInvalid', { coin: 'Bitcoin' })],
      [{ chain: 'XRP', address: xrp }, 'destinationTag', t('crypto.tagMissing')],
    ];
    for (const [given, field, words] of wrong) {
      const refused = await page.submit('payout', given);
      expect(refused).toBeRefused();
      expect(refused).toHaveFieldError(field, words);
      expect(refused).toHaveErrorSummary(words);
      expect(refused.value('address')).toBe(given.address);
    }
    const told = await page.submit('payout', { chain: 'BTC', address: btc });
    expect(told).toHaveHeading(tidy(t('crypto.onItsWay', { amount: euro(30_00) })));
    expect(told).toShow(btc);
    says(await freshVisitor(lantern).get(at('/withdrawal')), 'crypto.linkInvalid');
  });

  it('a deposit by coins: address, tag and amount to be copied', async () => {
    const { visitor } = await newPlayer();
    const page = await (
      await visitor.get(at('/cashier/deposit?method=crypto'))
    ).submit('deposit', { amount: '60', chain: 'XRP' });
    says(page, 'crypto.address');
    says(page, 'crypto.destinationTag');
    says(page, 'crypto.tagNeeded');
    expect(page.$('copy-text code').length).toBe(3);
    expect(page.$('copy-text button').first().text()).toBe(t('crypto.copy'));
  });
});
