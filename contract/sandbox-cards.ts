/**
 * Test numbers of the embedded card sandbox and what becomes of a payment with them: `hold` waits until a tester confirms or
 * fails it, `challenge` until its holder has answered the bank (3-D Secure). Any other number is declined, so that a real card typed in by mistake never seems to work.
 */
export const sandboxCards = {
  '4242424242424242': 'succeeded',
  '5555555555554444': 'succeeded',
  '378282246310005': 'succeeded',
  '4000000000000002': 'failed',
  '4000002500003155': 'challenge',
  '4000000000009995': 'hold',
} as const;

export type SandboxDecision = (typeof sandboxCards)[keyof typeof sandboxCards];
