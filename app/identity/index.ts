/** What other rooms use of identity: its forms for a new password and the words of its refusals. */
export { NewPasswordFields } from './new-password-fields';
export { changeForm } from './new-password-form';
export { tooMany, tooManyInit, type Refused } from './refusals';
export { ShowPassword } from './show-password';
export { SignUpHelp } from './sign-up-help';
