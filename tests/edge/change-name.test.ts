import { beforeAll, describe, expect, it } from 'vitest';
import { sharedLantern, type SharedLantern } from '../harness';
import { freshPlayer } from '../harness/player';

let lantern: SharedLantern;
beforeAll(async () => {
  lantern = await sharedLantern();
});

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...new Uint8Array(200)]);

async function verified() {
  const { visitor, account } = await freshPlayer(lantern, { balance: 100_00 });
  const { data } = await lantern.api.uploadPlayerDocument(
    { params: { documentType: 'identity' }, file: png },
    { player: account.sessionid!, headers: { 'content-type': 'image/png' } },
  );
  await lantern.documents.approve(data.id);
  return { visitor, account };
}

describe('the name of a verified player', () => {
  it('is changed on the security page, by the password, and the cashier says from when on money leaves', async () => {
    const { visitor, account } = await verified();
    const page = await visitor.get('/profile/security');
    expect(page).toShow('We approved a document in this name.');
    const wrong = await page.submit('Change name', {
      fname: 'Mallory',
      lname: 'Otherwise',
      password: 'not-the-password',
    });
    expect(wrong).toHaveStatus(422);
    expect(wrong.value('fname')).toBe('Mallory');
    expect(wrong.$('#name-password').attr('value')).toBeUndefined();
    const changed = await wrong.submit('Change name', {
      fname: 'Mallory',
      lname: 'Otherwise',
      password: account.password,
    });
    expect(changed).toHaveToast('Your name has been changed. Please verify your identity again.');
    expect(changed.$('#name').length).toBe(0);
    expect(await visitor.get('/profile/my-account')).toShow('Not verified');
    const cashier = await visitor.get('/cashier/withdraw');
    expect(cashier).toShow(
      'Your password, email address or name was changed recently. For your safety, you can withdraw from',
    );
    expect(cashier.offers('withdraw')).toBe(false);
  });

  it('is refused among the other details, with what was typed', async () => {
    const { visitor } = await verified();
    const page = await visitor.get('/de/profile/my-account');
    const refused = await page.submit('contact', { fname: 'Mallory' });
    expect(refused).toHaveStatus(422);
    expect(refused).toShow('Ändern Sie ihn auf der Seite „Sicherheit“ mit Ihrem Passwort');
    expect(refused.value('fname')).toBe('Mallory');
  });
});
