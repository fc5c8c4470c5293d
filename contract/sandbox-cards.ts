/**
 * Test numbers of the embedded card sandbox and what becomes of them: `held` waits until a tester confirms or fails the
 * payment. Any other number is declined, so that a real card typed in by mistake never seems to work.
 */
export const sandboxCards = {
  '4242424242424242': 'accepted',
  '5555555555554444': 'accepted',
  '378282246310005': 'accepted',
  '4000000000000002': 'declined',
  '4000000000009995': 'held',
} as const;
