/** The captcha in words: `{{words}}` are the numerals, the last digit first. */
export const captcha = {
  numerals: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  question: 'Type the five characters of the picture, or these numbers as digits, the last one first: {{words}}.',
};
