/** What a search engine shows below the title of a public screen: what is to be found there, in one or two sentences. */
export const found = {
  home: 'Online casino with games you can check',
  slots:
    'Slots that show the return to player and the chance of a win before you play. Play for fun or for real money.',
  livecasino:
    'Live casino: roulette, blackjack, baccarat and more at shared tables, with rounds that anyone can check afterwards.',
  gameShows: 'Game shows with money wheels, boxes and multipliers. The odds are shown with each game.',
  crashAndFast:
    'Crash, plinko, mines, dice and other fast games: a round takes seconds, and its result can be checked.',
  browse:
    'All games by kind: jackpots with their current amounts, free spins, respins, cascades, low or high volatility, and every provider.',
  register:
    'Open an account: choose a username and a currency, set your limits, and decide yourself whether to take a bonus.',
  login: 'Log in to play, deposit, withdraw and see your limits and history.',
  payAndPlay:
    'Register with one payment from your bank account: no form to fill in, and you can play as soon as your bank confirms it.',
  verify:
    'Check a round of any game yourself: paste its seeds and see the same result come out, in your browser or on your own computer.',
  stayInControl:
    'Set limits, take a break or exclude yourself, and find people to talk to: help with staying in control of gambling.',
  contact: 'Write to customer support. You get an answer by email.',
  chat: 'Live chat with customer support, and other ways to reach us.',
  promotions: 'All current promotions: bonuses, free spins, races and cashback, each with its dates and terms.',
  depositBonus:
    'Deposit bonuses with their terms in plain words and an example of how the wagering requirement is calculated.',
  status: 'What is working at the casino right now: payments by method and games by provider.',
};
