export type ProtectionStep = 'limit' | 'confirmLimit' | 'withdrawLimit' | 'exclude' | 'interval';

const queries: Record<ProtectionStep, string> = {
  limit: 'deposit-limit',
  confirmLimit: 'confirm-limit',
  withdrawLimit: 'withdraw-limit',
  exclude: 'self-exclusion',
  interval: 'reality-check',
};

/** Where each form of the page is sent, without locale prefix. */
export const addressOf = (step: ProtectionStep): string => `/responsible-gambling?${queries[step]}`;
