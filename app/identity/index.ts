/** What other rooms use of identity: its forms for a new password and the words of its refusals. */
export { changeForm } from './new-password-form';
export { tooMany, tooManyInit, type Refused } from './refusals';
export { SignUpHelp } from './sign-up-help';
