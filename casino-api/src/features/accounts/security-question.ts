/** An answer that a person gives again is the same in other case and spacing. */
export const answerKey = (answer: string): string => answer.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

export interface SecurityQuestion {
  securityQuestion: string;
  securityAnswer: string;
}

/**
 * What becomes of the stored answer: `new` takes the given one's place, `kept` leaves it, `none` forgets it, and `missing` means that
 * a new question came without an answer.
 */
export function answerChange(
  given: SecurityQuestion,
  stored: { securityQuestion: string; hasAnswer: boolean },
): 'new' | 'kept' | 'none' | 'missing' {
  if (given.securityQuestion === '') return 'none';
  if (answerKey(given.securityAnswer) !== '') return 'new';
  return stored.hasAnswer && given.securityQuestion === stored.securityQuestion ? 'kept' : 'missing';
}
