import { expect, it } from 'vitest';
import { readable } from './worker-lines';

it('a logged mail shows its reader, its subject and its link', () => {
  const line = JSON.stringify({
    level: 'info',
    event: 'mail',
    to: 'a@b.example',
    subject: 'Confirm',
    link: 'http://localhost:8788/register-token?token=x',
  });
  expect(readable(line)).toContain('a@b.example: Confirm');
  expect(readable(line)).toContain('http://localhost:8788/register-token?token=x');
});

it('the everyday record of requests stays out of the way, problems do not', () => {
  expect(readable(JSON.stringify({ level: 'info', method: 'GET', status: 200 }))).toBeNull();
  expect(readable('')).toBeNull();
  expect(readable(JSON.stringify({ level: 'error', message: 'boom' }))).toContain('boom');
  expect(readable('TypeError: x is not a function')).toBe('TypeError: x is not a function');
  expect(readable('{not json')).toBe('{not json');
});
