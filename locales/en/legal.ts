/** Stay in control, in plain words. It stays readable where playing is barred (DOMAIN §10). */
export const legal = {
  controlLead:
    'Playing is entertainment, and on average it costs money: in the long run, every game pays back less than is staked. The exact RTP is shown with each game.',
  control1Title: 'Keep it a game',
  control1Text:
    'Decide on an amount and a time before you start. Never play to win back losses, with borrowed money, or when you are upset, tired or have been drinking. Take breaks.',
  control2Title: 'Signs to take seriously',
  control2Text:
    'You hide how much you play. You play longer or for more than you meant to. You borrow, sell things or miss payments. Work, school or the people you love come second.',
  control3Title: 'When you want to stop',
  control3Text:
    'Write to {{email}} and ask us to close your account. You don’t have to give a reason. Your balance is yours, and we pay it out to you.',
  control4Title: 'Outside help',
  control4Text:
    'You don’t have to manage alone. Gambling Therapy (gamblingtherapy.org) gives free, anonymous advice in many languages. Gamblers Anonymous (gamblersanonymous.org) meets in many countries.',
};
