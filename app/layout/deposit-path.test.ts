import { describe, expect, it } from 'vitest';
import { depositPath } from './deposit-path';

describe('the way to the cashier', () => {
  it.each([
    ['/play/lantern/lantern-festival', '/cashier/deposit?game=lantern-festival'],
    ['/mobile/play/lantern/skyward', '/cashier/deposit?game=skyward'],
    ['/', '/cashier/deposit'],
    ['/game/skyward', '/cashier/deposit'],
    ['/play/lantern/<x>', '/cashier/deposit'],
  ])('from %s is %s', (path, way) => expect(depositPath(path)).toBe(way));
});
