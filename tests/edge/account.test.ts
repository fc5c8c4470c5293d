import { beforeAll, describe, expect, it } from 'vitest';
import { sharedLantern, type SharedLantern, type Page, type Visitor } from '../harness';
import { freshPlayer, logIn } from '../harness/player';
import type { WantedPlayer } from '../harness/qa';

let lantern: SharedLantern;
beforeAll(async () => {
  lantern = await sharedLantern();
});

let count = 0;
const newPlayer = async (wanted: WantedPlayer = {}): Promise<Visitor> => {
  count += 1;
  return (await freshPlayer(lantern, wanted, { ip: `198.51.100.${count}` })).visitor;
};

const details = {
  fname: 'Alva',
  lname: 'Lund',
  address: 'Fjordgata 12',
  city: 'Bergen',
  zip: '5003',
  mobile: '+47 412 34 567',
};

const fieldsOf = ({ $ }: Page) =>
  $('#contact [name]')
    .toArray()
    .map((field) => $(field).attr('name'));

describe('my account', () => {
  it('shows who the player is', async () => {
    const player = await newPlayer({
      username: 'alva1234',
      email: 'alva@mail.example',
      country: 'NO',
      currency: 'NOK',
    });
    const page = await player.get('/profile/my-account');
    for (const words of [
      'alva1234',
      'alva@mail.example',
      'Norway',
      'Norwegian Krone (NOK)',
      'Not verified',
      'Previous log-in',
    ])
      expect(page).toShow(words);
    expect(await player.get('/de/profile/my-account')).toShow('Norwegen');
  });

  it('tells when and from where the last log-in was', async () => {
    const account = await lantern.players.make();
    await logIn(lantern, account, { ip: '192.0.2.44' });
    const again = await logIn(lantern, account, { ip: '192.0.2.55' });
    expect(await again.get('/profile/my-account')).toShow(/, from 192\.0\.2\.44/);
  });

  it('says what is missing, saves it, and says so', async () => {
    const player = await newPlayer({ complete: false });
    const page = await player.get('/profile/my-account');
    expect(page).toShow('First name, Last name, Address, City, Postcode, Mobile number');
    expect(page.value('fname')).toBe('');
    const saved = await page.submit('contact', details);
    expect(saved.redirects.map(({ status }) => status)).toEqual([303]);
    expect(saved).toBeAt('/profile/my-account');
    expect(saved).toHaveToast('Additional information saved');
    expect(saved).not.toShow('Some information is missing');
    for (const [name, value] of Object.entries(details)) expect(saved.value(name)).toBe(value);
  });

  it('asks Japanese readers how the name is read, and keeps it where another language does not ask', async () => {
    const player = await newPlayer({ complete: false, country: 'JP' });
    const page = await player.get('/jp/profile/my-account');
    expect(fieldsOf(page)).toEqual(['lname', 'fname', 'kana', 'zip', 'city', 'address', 'mobile', 'seen']);
    const refused = await page.submit('contact', { ...details, kana: 'Lund' });
    expect(refused).toHaveFieldError('kana', 'フリガナはカタカナまたはひらがなで、50文字以内で入力してください');
    const wide = { ...details, fname: 'Ａｌｖａ', kana: 'るんど　ｱﾙﾊﾞ' };
    const saved = await refused.submit('contact', wide);
    expect([saved.value('fname'), saved.value('kana')]).toEqual(['Alva', 'ルンド アルバ']);
  });

  it.each([
    ['GB', ['fname', 'lname', 'address', 'city', 'zip', 'mobile', 'seen']],
    ['DE', ['fname', 'lname', 'address', 'zip', 'city', 'mobile', 'seen']],
    ['JP', ['fname', 'lname', 'kana', 'zip', 'city', 'address', 'mobile', 'seen']],
  ])('writes an address as %s does', async (country, names) => {
    const player = await newPlayer({ country });
    expect(fieldsOf(await player.get('/profile/my-account'))).toEqual(names);
  });

  it('takes an English form without asking how the name is read', async () => {
    const player = await newPlayer({ complete: false, country: 'NO' });
    await (await player.get('/jp/profile/my-account')).submit('contact', { ...details, kana: 'アルバ' });
    await (await player.get('/profile/my-account')).submit('contact', { ...details, city: 'Oslo' });
    expect((await player.get('/jp/profile/my-account')).value('kana')).toBe('アルバ');
  });

  it.each(['deposit', 'withdraw'])('leads back to %s when that is where the player was going', async (target) => {
    const player = await newPlayer({ complete: false });
    const saved = await (await player.get(`/jp/profile/my-account/${target}`)).submit('contact', details);
    expect(saved).toBeAt(`/jp/cashier/${target}`);
    expect(saved).toHaveToast('追加情報を保存しました');
  });

  it('leads nowhere else', async () => {
    const player = await newPlayer({ complete: false });
    expect(await (await player.get('/profile/my-account/logout')).submit('contact', details)).toBeAt(
      '/profile/my-account',
    );
  });

  it.each([
    ['fname', 'Al', 'First name must have 3 to 25 characters'],
    ['lname', '', 'Enter your last name'],
    ['address', 'x'.repeat(51), 'Address can have at most 50 characters'],
    ['city', ' ', 'Enter your city'],
    ['zip', '1'.repeat(17), 'Postcode can have at most 16 characters'],
    ['mobile', 'call me', 'Enter a valid mobile number: digits only, with the country code'],
  ])('refuses %s %j and keeps the rest', async (field, value, words) => {
    const player = await newPlayer({ complete: false });
    const refused = await (await player.get('/profile/my-account')).submit('contact', { ...details, [field]: value });
    expect(refused).toBeRefused();
    expect(refused).toHaveFieldError(field, words);
    expect(refused).toHaveErrorSummary(words);
    for (const [name, kept] of Object.entries({ ...details, [field]: value }))
      expect(refused.value(name)?.trim()).toBe(kept.trim());
    expect(await player.get('/cashier/deposit')).toShow('Some information is missing');
  });

  it('keeps any text as it was written', async () => {
    const player = await newPlayer({ complete: false });
    const hostile = { ...details, address: '<b>"Łódź" & \'Ö\'</b> \u2028 __proto__', city: '{{city}} 🏮' };
    const saved = await (await player.get('/profile/my-account')).submit('contact', hostile);
    expect(saved.value('address')).toBe(hostile.address);
    expect(saved.value('city')).toBe(hostile.city);
    expect(saved.html).not.toContain('<b>"Łódź"');
  });

  it('of two tabs is not undone unseen, and the same said twice is no quarrel', async () => {
    const player = await newPlayer();
    const [first, second, third] = [
      await player.get('/profile/my-account'),
      await player.get('/profile/my-account'),
      await player.get('/profile/my-account'),
    ];
    expect(await first.submit('contact', { city: 'Bergen' })).toHaveToast();
    expect(await third.submit('contact', { city: 'Bergen' }), 'a double click').toHaveToast(
      'Additional information saved',
    );
    const refused = await second.submit('contact', { zip: '<b>1' });
    expect(refused).toBeRefused();
    expect(refused).toHaveErrorSummary('changed in another window');
    expect(refused.value('zip')).toBe('<b>1');
    expect((await player.get('/profile/my-account')).value('city')).toBe('Bergen');
    expect((await refused.submit('contact')).value('zip')).toBe('<b>1');
  });

  it('is saved although the other form was just refused', async () => {
    const player = await newPlayer();
    const refused = await (
      await player.get('/de/profile/my-account/deposit')
    ).submit('additional', { timezone: 'Mars/Olympus' });
    expect(refused).toBeRefused();
    expect(await refused.submit('contact', { city: 'Bergen' })).toHaveToast('Zusätzliche Angaben gespeichert');
  });

  it('takes the agreement to be shown at the tables, and takes it back', async () => {
    const player = await newPlayer();
    const page = await player.get('/profile/my-account');
    expect(page.$('#neighbours-on').attr('checked')).toBeUndefined();
    const on = await page.submit('neighbours-form', { neighbours: 'on' });
    expect(on).toHaveToast('Others at the table now see your bets');
    expect(on.$('#neighbours-on').attr('checked')).toBeDefined();
    expect(on.$('#mails-on').attr('checked')).toBeUndefined();
    const off = await on.submit('neighbours-form', { neighbours: null });
    expect(off).toHaveToast('Others at the table no longer see your bets');
    expect(off.$('#neighbours-on').attr('checked')).toBeUndefined();
  });

  it('is for players alone', async () => {
    for (const path of ['/profile', '/profile/my-account', '/profile/my-account/deposit', '/profile/history']) {
      const page = await lantern.visitor().get(path);
      expect(page).toBeAt('/');
      expect(page).toHaveToast('Please log in first');
    }
    const posted = await lantern.visitor().post('/profile/my-account', details);
    expect(posted).toBeAt('/');
  });

  it('is where the profile begins', async () => {
    expect(await (await newPlayer()).get('/fr/profile')).toBeAt('/fr/profile/my-account');
  });
});

describe('additional information', () => {
  const filled = {
    nickname: 'Lampe',
    state: 'Vestland',
    timezone: 'Europe/Oslo',
    securityQuestion: 'First pet?',
    securityAnswer: 'Rex-the-secret',
  };

  it('is saved, shown again but for the answer, which stays when it is left empty', async () => {
    const player = await newPlayer();
    const saved = await (await player.get('/profile/my-account')).submit('additional', filled);
    expect(saved).toBeAt('/profile/my-account');
    expect(saved).toHaveToast('Additional information saved');
    expect([
      saved.value('nickname'),
      saved.value('timezone'),
      saved.value('securityQuestion'),
      saved.value('securityAnswer'),
    ]).toEqual(['Lampe', 'Europe/Oslo', 'First pet?', '']);
    expect(saved.html).not.toContain('Rex-the-secret');
    expect(await saved.submit('additional', { state: '' })).toHaveToast();
  });

  it.each([
    ['nickname', 'Lamp', 'Nickname must have 5 to 20 characters'],
    ['nickname', 'x'.repeat(21), 'Nickname must have 5 to 20 characters'],
    ['timezone', 'Mars/Olympus', 'We don’t know this time zone'],
    ['timezone', '', 'Enter your time zone'],
    ['timezone', '  ', 'Enter your time zone'],
    ['securityAnswer', '', 'Answer your security question'],
    ['securityQuestion', '', 'Write the question you are answering'],
    ['securityAnswer', 'x'.repeat(51), /50/],
  ])('refuses %s %j, keeps the rest and never shows the answer', async (field, value, words) => {
    const player = await newPlayer();
    const refused = await (await player.get('/profile/my-account')).submit('additional', { ...filled, [field]: value });
    expect(refused).toBeRefused();
    expect(refused).toHaveFieldError(field, words);
    expect(refused.value('state')).toBe('Vestland');
    expect(refused.html).not.toContain('Rex-the-secret');
    expect(refused.$('#contact [aria-invalid]').length).toBe(0);
  });

  it('of two tabs is not undone unseen', async () => {
    const player = await newPlayer();
    const [first, second] = [await player.get('/profile/my-account'), await player.get('/profile/my-account')];
    await first.submit('additional', { nickname: 'FirstTab' });
    const refused = await second.submit('additional', { nickname: '<b>"Second"' });
    expect(refused).toBeRefused();
    expect(refused).toHaveErrorSummary('changed in another window');
    expect(refused.value('nickname')).toBe('<b>"Second"');
    expect((await refused.submit('additional')).value('nickname')).toBe('<b>"Second"');
  });
});

describe('the editor that the browser takes over', () => {
  const editorOf = (page: Page) => {
    const html = page.$('#profile-editor').clone().removeAttr('data-editor').prop('outerHTML');
    return {
      html,
      data: page.$('#profile-editor').attr('data-editor'),
      scripts: page
        .$('script')
        .toArray()
        .map((script) => page.$(script).attr('src')),
    };
  };
  const wrong = {
    nickname: 'Lamp',
    timezone: 'Mars/Olympus',
    securityQuestion: 'First pet?',
    securityAnswer: 'Rex-the-secret',
  };

  it.each([
    ['fresh', {}],
    ['refused', wrong],
  ])('is the same form when it is %s and no script is wanted', async (_, fields) => {
    const player = await newPlayer();
    const opened = async () => {
      const page = await player.get('/fr/profile/my-account');
      return Object.keys(fields).length ? page.submit('additional', fields) : page;
    };
    const wanted = editorOf(await opened());
    await (await player.get('/fr')).submit('Mode léger : pages sans scripts');
    const lite = editorOf(await opened());
    expect(wanted.html).toBe(lite.html);
    expect(wanted.scripts).toEqual([expect.stringMatching(/^\/assets\/hydrated-profile-editor-[0-9a-f]{8}\.js$/)]);
    expect([lite.scripts, lite.data]).toEqual([[], undefined]);
  });

  it('has its data in the reader’s language alone, and no secret', async () => {
    const refused = await (await (await newPlayer()).get('/de/profile/my-account')).submit('additional', wrong);
    const { data = '' } = editorOf(refused);
    const { texts, additional } = JSON.parse(data) as {
      texts: Record<string, string>;
      additional: { fields: Record<string, { error?: string; rule: object }> };
    };
    expect(texts['account.nickname']).toBe('Spitzname');
    expect(data).not.toMatch(/Nickname|Rex-the-secret/);
    expect(additional.fields.nickname).toMatchObject({
      value: 'Lamp',
      error: 'Der Spitzname muss 5 bis 20 Zeichen haben',
      rule: { min: 5, max: 20 },
    });
  });
});
