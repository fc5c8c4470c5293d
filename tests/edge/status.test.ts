/** What is up, told to everybody as the house knows it. */
import { languages } from 'contract/constants';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { translatorFor } from '~/i18n/translator';
import { startLantern, type Lantern } from '../harness';
import { operatorVisitor } from '../harness/operators';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

const status = async () => (await lantern.api.serviceStatus()).data;

it.each(languages)('says in %s what works, without a script, and may be kept shortly', async (language) => {
  const t = translatorFor(language);
  const page = await lantern.visitor().get(`${language === 'en' ? '' : `/${language}`}/status`);
  expect(page).toHaveStatus(200);
  expect(page).toBeScriptless();
  for (const words of [t('status.payments'), t('status.games'), t('status.works')]) expect(page).toShow(words);
  expect(page).not.toShow(t('status.off'));
});

it('tells which payment method and which games are switched off', async () => {
  const before = await status();
  expect(before.payments.every(({ since }) => since === null)).toBe(true);
  const ada = await operatorVisitor(lantern);
  expect((await ada.post('/__ops/till', { step: 'turn_off', method: 'card' }, { follow: false })).status).toBe(303);
  expect((await status()).payments.find(({ id }) => id === 'card')?.since).toEqual(expect.any(Number));
  const database = await lantern.database();
  const { id, provider } = (await database
    .prepare('SELECT id, provider FROM games LIMIT 1')
    .first<{ id: string; provider: string }>())!;
  const content = await operatorVisitor(lantern, 'content');
  const form = { step: 'game_off', id, note: 'as agreed', press: crypto.randomUUID() };
  expect((await content.post('/__ops/games', form, { follow: false })).status).toBe(303);
  expect((await status()).providers.find(({ name }) => name === provider)?.off).toBe(1);
  expect(JSON.stringify(await status())).not.toMatch(/@|player/i);
});
