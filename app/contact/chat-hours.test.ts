import { describe, expect, it } from 'vitest';
import { isAtChat, readChatHours } from './chat-hours';

const at = (time: string) => Date.parse(`2026-11-26T${time}Z`);

describe('the hours of the chat', () => {
  it.each([
    ['08:00-22:00', '07:59:59', false],
    ['08:00-22:00', '08:00:00', true],
    ['08:00-22:00', '21:59:59', true],
    ['08:00-22:00', '22:00:00', false],
    ['20:00-04:00', '19:59:59', false],
    ['20:00-04:00', '23:00:00', true],
    ['20:00-04:00', '03:59:00', true],
    ['20:00-04:00', '04:00:00', false],
  ])('%s: at %s somebody is there: %s', (hours, time, there) =>
    expect(isAtChat(readChatHours(hours), at(time))).toBe(there),
  );

  it('are around the clock where none are set', () => expect(isAtChat(readChatHours(''), at('03:00:00'))).toBe(true));
});
