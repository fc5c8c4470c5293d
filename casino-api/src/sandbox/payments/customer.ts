import type { BankIdentity } from 'contract/instant';

/** Who pays where nobody else is named. */
export const usualCustomer = (personId: string): BankIdentity => ({
  personId,
  fname: 'Bruno',
  lname: 'Bankmann',
  birthdate: '03-04-1985',
  country: 'DE',
  address: '3 Bank Street',
  city: 'Kiel',
  zip: '24103',
  email: null,
  mobile: '+49 431 1234567',
});
