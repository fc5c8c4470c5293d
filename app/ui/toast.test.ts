import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seconds, toast } from 'contract/constants';

const css = readFileSync(new URL('./toasts.css', import.meta.url), 'utf8').replace(/\s+/g, ' ');
/** The declarations of the rule with exactly this selector. */
const ruleOf = (selector: string): string => css.split('} ').find((rule) => rule.startsWith(`${selector} {`)) ?? '';

/** SPEC §9: 2 seconds, 3 for an expired session, and notifications until they are dismissed. The style sheet is what keeps these times. */
describe('a toast', () => {
  it('goes after its time', () =>
    expect(ruleOf('.toast')).toContain(`toast-out 0.3s ease-in ${toast.shown / seconds}s forwards`));
  it('of an expired session stays longer', () =>
    expect(ruleOf('.toast-long')).toContain(`animation-delay: 0s, ${toast.sessionExpiredShown / seconds}s`));
  it('of notifications never goes by itself', () =>
    expect(ruleOf('.toast-stays')).toMatch(/animation: toast-in [^,;]*;/));
});
