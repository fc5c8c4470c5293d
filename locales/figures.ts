import {
  depositLimitWindow,
  emailLinkValid,
  hours,
  minimumAge,
  password,
  registrationLinkValid,
  selfExclusionFreeze,
  signupUsername,
  withdrawalLinkValid,
  withdrawalWait,
} from 'contract/constants';

/**
 * The house's figures that texts tell. A text names one as `{{minimumAge}}`, and no code hands it over: whoever changes the constant
 * has changed the sentences. No other value of a text may have such a name.
 */
export const figures = {
  emailLinkHours: emailLinkValid / hours,
  exclusionHours: selfExclusionFreeze / hours,
  limitHours: depositLimitWindow / hours,
  minimumAge,
  passwordMin: password.min,
  /** "Longer than", as SPEC §5 says it. */
  passwordOver: password.min - 1,
  policyMin: password.policyMin,
  registrationLinkHours: registrationLinkValid / hours,
  usernameMax: signupUsername.max,
  usernameMin: signupUsername.min,
  withdrawalLinkHours: withdrawalLinkValid / hours,
  withdrawalWaitHours: withdrawalWait / hours,
} as const satisfies Record<string, number>;
