import { beforeAll, describe, expect, it } from 'vitest';
import { sharedLantern, type SharedLantern } from './harness';

let lantern: SharedLantern;
beforeAll(async () => {
  lantern = await sharedLantern();
});

const game = '/play/lantern/tinkers-dice?mode=fun';

describe('dice, in forms alone', () => {
  it('rolls for the side and chance that were chosen, and keeps them for the next roll', async () => {
    const round = await (
      await lantern.visitor().get(game)
    ).submit('Roll the dice', { side: 'high', chance: '95', stake: '200' });
    expect(round).toShow('0500 to 9999 wins');
    const rolled = Number(/Rolled: (\d{4})/.exec(round.$('.dice [role=img]').attr('aria-label')!)![1]);
    expect(round).toShow(rolled >= 500 ? 'You win 2.06' : 'No win this time');
    expect(round.$('.die text').text()).toBe(String(rolled).padStart(4, '0'));
    expect(round.$('[name=side][checked]').attr('value')).toBe('high');
    expect(round.$('[name=chance] option[selected]').attr('value')).toBe('95');
  });

  it('tells every chance with what it pays, and the rule behind it', async () => {
    const page = await lantern.visitor().get(game);
    expect(page.$('[name=chance] option').length).toBe(95);
    expect(page.$('[name=chance] option[value="1"]').text()).toBe('1% pays ×98');
    expect(page).toShow('RTP 97.18%');
  });

  it.each([
    [{ side: 'high', chance: '96' }],
    [{ side: 'high', chance: '0' }],
    [{ side: 'high', chance: '4.5' }],
    [{ side: 'middle', chance: '50' }],
    [{ chance: '50' }],
    [{ side: 'low', chance: '50', stake: '150' }],
    [{ side: 'low', chance: '50', decision: 'again', stake: '-100' }],
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
    const round = await (await visitor.get(game)).submit('Roll the dice');
    const fields = {
      mode: 'fun',
      requestId: round.value('requestId')!,
      round: round.url.searchParams.get('round')!,
      step: '0',
      decision: 'again',
    };
    expect(await visitor.post(`${game}&decide`, fields, { from: round })).toHaveStatus(422);
  });
});
