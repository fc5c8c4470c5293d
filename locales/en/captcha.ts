/** The captcha in words: `{{words}}` are the numerals, the last digit first. */
export const captcha = {
  numerals: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  question:
    'Type the five characters in the picture. Or type these numbers as digits, starting with the last: {{words}}.',
};
