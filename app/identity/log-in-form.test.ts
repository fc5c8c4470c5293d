import { describe, expect, it } from 'vitest';
import { readMessage } from '~/forms/form-message';
import { readForm, refuseForm } from '~/forms/submission';
import { translatorFor } from '~/i18n/translator';
import { logInForm } from './log-in-form';

const read = (fields: Record<string, string>) =>
  readForm(new Request('http://lantern.test/login', { method: 'POST', body: new URLSearchParams(fields) }), logInForm);

/** The first message at each field, in English. */
async function said(fields: Record<string, string>): Promise<Record<string, string>> {
  const { error } = refuseForm(await read(fields)).data.form;
  return Object.fromEntries(
    Object.entries(error ?? {}).map(([name, messages]) => [name, readMessage(messages![0]!, translatorFor('en'))]),
  );
}

describe('log in', () => {
  it('asks for both', async () => {
    expect(await said({})).toEqual({ username: 'Please type your username', password: 'Please type your password' });
    expect(await said({ username: '   ', password: 'secret-word' })).toEqual({ username: 'Please type your username' });
  });

  it.each([
    ['abc', 'Username must be between 4 and 20 characters long'],
    ['a'.repeat(21), 'Username must be between 4 and 20 characters long'],
    // Length comes before characters, as in SPEC §5.
    ['a!', 'Username must be between 4 and 20 characters long'],
    ['lucia!', 'Invalid username characters'],
    ['lucía', 'Invalid username characters'],
    ['lu cia', 'Invalid username characters'],
  ])('refuses the user name %j', async (username, message) => {
    expect(await said({ username, password: 'secret-word' })).toEqual({ username: message });
  });

  it.each(['abcd', 'A1b2', 'a'.repeat(20)])('takes %j', async (username) => {
    expect(await read({ username, password: 'secret-word' })).toMatchObject({
      ok: true,
      value: { username, password: 'secret-word' },
    });
  });

  it('leaves out the space that a phone’s keyboard adds behind a name, never one of a password', async () => {
    expect(await read({ username: 'lucia ', password: ' secret ' })).toMatchObject({
      ok: true,
      value: { username: 'lucia', password: ' secret ' },
    });
  });

  it('keeps a password of digits a text', async () => {
    expect(await read({ username: 'lucia', password: '12345678' })).toMatchObject({
      ok: true,
      value: { password: '12345678' },
    });
  });

  it('says of a password that nobody can have what it says of a wrong one', async () => {
    expect(await said({ username: 'lucia', password: 'x'.repeat(129) })).toEqual({
      password: 'Invalid username or password',
    });
  });
});
