import { expect, it } from 'vitest';
import { answerChange, answerKey } from './security-question';

const stored = { securityQuestion: 'First pet?', hasAnswer: true };
const nothing = { securityQuestion: '', hasAnswer: false };

it.each([
  [{ securityQuestion: 'First pet?', securityAnswer: 'Rex' }, nothing, 'new'],
  [{ securityQuestion: 'First pet?', securityAnswer: 'Rex' }, stored, 'new'],
  [{ securityQuestion: 'First pet?', securityAnswer: '' }, stored, 'kept'],
  [{ securityQuestion: 'First car?', securityAnswer: '' }, stored, 'missing'],
  [{ securityQuestion: 'First car?', securityAnswer: '  ' }, stored, 'missing'],
  [{ securityQuestion: 'First pet?', securityAnswer: '' }, nothing, 'missing'],
  [{ securityQuestion: '', securityAnswer: 'Rex' }, stored, 'none'],
  [{ securityQuestion: '', securityAnswer: '' }, nothing, 'none'],
] as const)('%j over %j: %s', (given, before, change) => {
  expect(answerChange(given, before)).toBe(change);
});

it('an answer is the same in other case, width and spacing', () => {
  expect(answerKey('  Rex  THE Dog ')).toBe(answerKey('ｒｅｘ the dog'));
  expect(answerKey('Rex')).not.toBe(answerKey('Max'));
});
