/** Stay in control, in plain words. It stays readable where playing is barred (DOMAIN §10). */
export const legal = {
  controlLead:
    'Playing is entertainment, and on average it costs money: every game returns less than is staked in the long run. The exact share stands with each game.',
  control1Title: 'Keep it a game',
  control1Text:
    'Settle an amount and a time before you start. Never play to win back what is lost, with borrowed money, or when you are upset, tired or drunk. Take breaks.',
  control2Title: 'Signs to take seriously',
  control2Text:
    'You hide how much you play. You play longer or for more than you meant to. You borrow, sell things or miss payments. Work, school or people you love come second.',
  control3Title: 'When you want to stop',
  control3Text:
    'Write to {{email}} and ask us to close your account. We ask for no reason. Your balance stays yours, and we pay it out to you.',
  control4Title: 'Help from outside',
  control4Text:
    'You need not manage alone. Gambling Therapy (gamblingtherapy.org) advises free of charge and without your name, in many languages; Gamblers Anonymous (gamblersanonymous.org) meets in many countries.',
};
