import { beforeAll, describe, expect, it } from 'vitest';
import { sharedLantern, type SharedLantern } from './harness';

let lantern: SharedLantern;
beforeAll(async () => {
  lantern = await sharedLantern();
});

const game = '/play/lantern/rainfall?mode=fun';

describe('a ball through pegs, in forms alone', () => {
  it('falls through the board that was chosen, which stays chosen', async () => {
    const round = await (await lantern.visitor().get(game)).submit('Drop', { rows: '8', risk: 'high', stake: '200' });
    const [, slot, multiple] = /pocket (\d) of 9, which pays ×([\d.]+)/.exec(
      round.$('.plinko svg').attr('aria-label')!,
    )!;
    expect([28, 4, 1.4, 0.35, 0.15, 0.35, 1.4, 4, 28][Number(slot) - 1]).toBe(Number(multiple));
    expect(round).toShow((2 * Number(multiple)).toFixed(2));
    expect(round.$('.plinko g[class^=slot-]').length).toBe(9);
    expect(round.$('.slot-hit').length).toBe(1);
    expect(round.$('.ball-falls').length).toBe(1);
    expect(round.$('[name=rows][checked]').attr('value')).toBe('8');
    expect(round.$('[name=risk][checked]').attr('value')).toBe('high');
  });

  it('is shown at rest on the receipt', async () => {
    const visitor = lantern.visitor();
    const round = await (
      await visitor.get('/play/lantern/marble-parade?mode=fun')
    ).submit('Drop', { rows: '16', risk: 'low' });
    const receipt = await visitor.get(round.links.find((link) => link.startsWith('/round/'))!);
    expect(receipt.$('.ball-rest').length).toBe(1);
    expect(receipt.$('.ball-falls').length).toBe(0);
  });

  it('tells what each board pays and returns', async () => {
    const page = await lantern.visitor().get(game);
    expect(page.$('.plinko-pays dt').length).toBe(9);
    expect(page).toShow('16 rows · High (96.85%)');
  });

  it.each([
    [{ rows: '9', risk: 'low' }],
    [{ rows: '0', risk: 'low' }],
    [{ rows: '8', risk: 'wild' }],
    [{ risk: 'low' }],
    [{ rows: '8' }],
    [{ rows: '8', risk: 'low', stake: '30' }],
  ])('refuses %j and takes nothing', async (fields) => {
    const visitor = lantern.visitor();
    const start = await visitor.get(game);
    const page = await visitor.post(
      game,
      { stake: '100', mode: 'fun', requestId: start.value('requestId')!, ...fields } as Record<string, string>,
      { from: start },
    );
    expect(page).toHaveStatus(422);
    expect(page).toHaveTitle(/^Error:/);
    expect(page.$('.totals [data-balance]').attr('data-balance')).toBe('100000');
  });

  it('knows no decisions', async () => {
    const visitor = lantern.visitor();
    const round = await (await visitor.get(game)).submit('Drop');
    const fields = {
      mode: 'fun',
      requestId: round.value('requestId')!,
      round: round.url.searchParams.get('round')!,
      step: '0',
      decision: 'left',
    };
    expect(await visitor.post(`${game}&decide`, fields, { from: round })).toHaveStatus(422);
  });
});
