/** The forms that are posted, by whom, and with what when nothing is wrong with it. */
export const ruleForms = {
  'log-in': {
    path: '/login',
    id: 'log-in',
    by: 'visitor',
    given: { username: 'nobodyhere', password: 'Secret-12' },
    secrets: ['password'],
  },
  'sign-up': {
    path: '/register',
    id: 'sign-up',
    by: 'visitor',
    secrets: ['password', 'passwordConfirm'],
    given: {
      username: 'newcomer1',
      email: 'newcomer1@mail.example',
      password: 'Secret-12',
      passwordConfirm: 'Secret-12',
      'birthdate.day': '27',
      'birthdate.month': '3',
      'birthdate.year': '1990',
      country: 'DE',
      currency: 'EUR',
      terms: true,
    },
  },
  forgot: {
    path: '/forgot-password',
    id: 'forgot',
    by: 'visitor',
    given: { email: 'newcomer1@mail.example' },
    secrets: [],
  },
  profile: {
    path: '/profile/my-account',
    id: 'contact',
    by: 'player',
    secrets: [],
    given: {
      fname: 'Alva',
      lname: 'Lund',
      address: 'Fjordgata 12',
      city: 'Bergen',
      zip: '5003',
      mobile: '+47 412 34 567',
    },
  },
  additional: {
    path: '/profile/my-account',
    id: 'additional',
    by: 'player',
    given: { nickname: 'alva-l', timezone: 'Europe/Oslo' },
    secrets: ['securityAnswer'],
  },
  email: {
    path: '/profile/security',
    id: 'email',
    by: 'player',
    given: { email: 'alva@mail.example', password: 'Lantern-1' },
    secrets: ['password'],
  },
  password: {
    path: '/profile/security',
    id: 'password',
    by: 'player',
    secrets: ['oldPassword', 'newPassword', 'passwordConfirm'],
    given: { oldPassword: 'Lantern-1', newPassword: 'Lantern-2', passwordConfirm: 'Lantern-2' },
  },
  limit: {
    path: '/responsible-gambling',
    id: 'deposit-limit',
    by: 'player',
    given: { newLimit: '50', password: 'Lantern-1' },
    secrets: ['password'],
  },
  contact: {
    path: '/info/contact-us',
    id: 'contact',
    by: 'visitor',
    given: { name: 'Mira', email: 'mira@mail.example', message: 'Hello' },
    secrets: [],
  },
  withdraw: {
    path: '/cashier/withdraw?method=card',
    id: 'withdraw',
    by: 'player',
    given: { amount: '50' },
    secrets: [],
  },
  'withdraw-crypto': {
    path: '/cashier/withdraw?method=crypto',
    id: 'withdraw',
    by: 'player',
    given: { amount: '50' },
    secrets: [],
  },
  deposit: {
    path: '/cashier/deposit?method=card',
    id: 'deposit',
    by: 'player',
    secrets: ['card.number', 'card.expiry', 'card.cvc', 'card.holder'],
    given: {
      amount: '50',
      'card.number': '4000 0000 0000 9995',
      'card.expiry': '12/34',
      'card.cvc': '123',
      'card.holder': 'Mina Lund',
    },
  },
  'deposit-crypto': {
    path: '/cashier/deposit?method=crypto',
    id: 'deposit',
    by: 'player',
    given: { amount: '50', chain: 'BTC' },
    secrets: [],
  },
  code: { path: '/profile/bonuses', id: 'promotion-code', by: 'player', given: { code: 'NO-CODE' }, secrets: [] },
} as const satisfies Record<
  string,
  {
    path: string;
    id: string;
    by: 'visitor' | 'player';
    given: Record<string, string | boolean>;
    secrets: readonly string[];
  }
>;
