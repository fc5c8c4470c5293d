import { expect, it } from 'vitest';
import { personKey } from './player-terms';

it.each([
  ['Mina Lund', 'lund mina'],
  ['LUND  mina', 'lund mina'],
  ['Álva-Maria Ó Brien', 'alva brien maria o'],
])('%s is known by %s and the birth date, however it is written', (name, key) =>
  expect(personKey(name, '02-03-1991')).toBe(`${key} 02-03-1991`),
);
it.each([
  ['unknown unknown', '02-03-1991'],
  ['', '02-03-1991'],
  ['Mina Lund', ''],
])('nobody is known by %j and %j', (name, birthdate) => expect(personKey(name, birthdate)).toBe(''));
