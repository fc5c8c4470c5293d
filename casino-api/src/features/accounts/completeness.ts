import { missingItems } from 'contract/player';

export type MissingItem = (typeof missingItems)[number];
export type CashierProfile = Record<MissingItem, string>;

/** International or national number: 6 to 15 digits (E.164), with an optional plus and the usual separators. */
function isMobileNumber(text: string): boolean {
  if (!/^\+?[(0-9][0-9 ()./-]*$/.test(text.trim())) return false;
  const digits = text.replace(/\D/g, '').length;
  return digits >= 6 && digits <= 15;
}

const isUnknown = (name: string) => {
  const text = name.trim().toLowerCase();
  return text === '' || text === 'unknown';
};

/** What the cashier still asks for (SPEC §5), in the order of the form. An empty name counts as 'unknown'. */
export function missingOf(profile: CashierProfile): MissingItem[] {
  return missingItems.filter((item) => {
    if (item === 'fname' || item === 'lname') return isUnknown(profile[item]);
    if (item === 'mobile') return !isMobileNumber(profile.mobile);
    return profile[item].trim() === '';
  });
}
