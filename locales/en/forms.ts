/** What a form says where a field has no words of its own. */
export const forms = {
  required: 'This field is required',
  invalid: 'This is not valid',
  tooShort: 'Use at least {{min}} characters',
  tooLong: 'Use no more than {{max}} characters',
  malformed: 'The form could not be read. Please fill it in again.',
  tooLarge: 'The form was too long. Please shorten your text.',
};
