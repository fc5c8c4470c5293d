import { days, hours, seconds } from 'contract/constants';
import { beforeEach, expect, it } from 'vitest';
import { Alarm } from './alarm';

let now: number;
let set: number[];
let alarm: Alarm;
beforeEach(() => {
  now = 1_795_000_000_000;
  set = [];
  alarm = new Alarm({ setAlarm: async (at) => void set.push(Number(at)) }, () => now);
});

it('stands at the earliest moment that was asked for', () => {
  alarm.within(24 * hours);
  alarm.within(30 * seconds);
  alarm.within(1 * hours);
  expect(set).toEqual([now + 24 * hours, now + 30 * seconds]);
});

it('is asked for anew after it rang', () => {
  alarm.within(30 * seconds);
  now += 30 * seconds;
  alarm.rang();
  alarm.within(30 * seconds);
  expect(set).toEqual([now, now + 30 * seconds]);
});

it('rings at once for what is overdue, and within a month for what is far away', () => {
  alarm.within(400 * days);
  alarm.within(-5 * hours);
  expect(set).toEqual([now + 30 * days, now]);
});
