export { countedAddress } from './addresses';
export { guardOf, overAllowance, overCodeAllowance, overEmailChangeAllowance } from './allowances';
export { captchaVerdict, withCaptcha } from './captcha-check';
export { contactCaptcha, issueCaptcha } from './issue-captcha';
export { LoginFailures } from './login-failures';
