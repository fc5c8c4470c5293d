import { describe, expect, it } from 'vitest';
import { groupsIn, placesOf } from './alternatives';

describe('what the code says in another text’s stead', () => {
  it.each<[string, string, string[][]]>([
    ['a branch', "t(won ? 'bet.won' : 'bet.lost')", [['bet.won', 'bet.lost']]],
    [
      'branches of branches',
      "a ? 'x.a' : b ? 'x.b' : 'x.c'",
      [
        ['x.a', 'x.b'],
        ['x.b', 'x.c'],
      ],
    ],
    [
      'a part of a branch',
      "ok ? <p><b>{t('x.title')}</b>{t('x.text')}</p> : <p><b>{t('y.title')}</b>{t('y.text')}</p>",
      [
        ['x.title', 'y.title'],
        ['x.text', 'y.text'],
      ],
    ],
    ['an entry of a table', "const words = { won: 'bet.won', lost: 'bet.lost' }", [['bet.won', 'bet.lost']]],
    [
      'an entry of tables in a table',
      "const words = { won: { title: 'won.title' }, lost: { title: 'lost.title' } }",
      [['won.title', 'lost.title']],
    ],
    ['an early return', "function f() { if (a) return 'x.a'; return 'x.b'; }", [['x.a', 'x.b']]],
    ['nothing where two stand side by side', "const page = { title: 'x.title', text: 'x.text' }", []],
  ])('is found: %s', (_, code, groups) => expect(groupsIn(code)).toEqual(groups));

  const keys = [
    'bet.won',
    'bet.lost',
    'bet.state_open',
    'bet.state_void',
    'bet.legs_one',
    'bet.legs_other',
    'bet.open',
  ];
  const ofMethods = ['methods.card.status.paid', 'methods.coins.status.paid', 'methods.coins.status.lost'];
  const site = "t('bet.open'); t(won ? 'bet.won' : 'bet.lost'); t(`bet.state_${state}`); t('bet.legs', { count })";
  const flashes = "session.flash({ kind, key: 'bet.placed' }); session.flash({ kind, key: 'bet.cashedOut' });";
  const api = 'const { till } = apiTexts(language); return { turn_on: till.on, turn_off: till.off }[act];';
  const places = placesOf(
    [
      { file: 'app/bet.tsx', code: site },
      { file: 'app/place.ts', code: flashes },
      { file: 'casino-api/src/till.ts', code: api },
    ],
    [...keys, ...ofMethods, 'till.on', 'till.off'],
  );

  it.each([
    ['bet.won', ['bet.lost']],
    ['bet.state_open', ['bet.state_void']],
    ['bet.legs_one', ['bet.legs_other']],
    ['methods.card.status.paid', ['methods.coins.status.paid', 'methods.coins.status.lost']],
    ['methods.coins.status.lost', ['methods.coins.status.paid', 'methods.card.status.paid']],
    ['bet.placed', ['bet.cashedOut']],
    ['till.on', ['till.off']],
  ])(
    'and those of a common beginning, other forms, the like-named beside it, others of an object, other toasts: %s',
    (key, others) => expect(places.insteadOf(key)).toEqual(others),
  );

  it('what stands beside it is what the same code says, the nearest first', () =>
    expect(places.beside('bet.open')).toEqual(['bet.won', 'bet.lost', 'bet.legs_one', 'bet.legs_other']));
});
