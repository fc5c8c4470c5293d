/** The page that judges receipts, and the player's seeds. */
export const fairness = {
  title: 'Verify a round',
  lead: 'Every round can be recalculated from its receipt. The result must match what you were paid.',
  check: 'Check a receipt',
  receipt: 'Receipt',
  receiptHint: 'Paste the text of the receipt’s file.',
  receiptMissing: 'Paste a receipt',
  receiptInvalid: 'This is not a receipt. Copy the whole file, from the first brace to the last.',
  judge: 'Recalculate the round',
  matches: 'The seeds produce exactly this round.',
  differs: 'The seeds produce a different round from the one on this receipt.',
  otherSeed: 'The server seed does not match its hash: it is not the one that was fixed before the round.',
  notYet:
    'When this receipt was issued, its server seed was still in use. Change your seeds to reveal it. Then open the round’s receipt again, and you can recalculate the round.',
  signed: 'The receipt carries our signature and is unchanged.',
  forged: 'The signature does not match: this receipt was altered after we signed it, or it never came from us.',
  unsigned: 'The receipt has no signature, so nothing shows that it came from us.',
  replayed: 'Payout, recalculated',
  stated: 'Payout on the receipt',
  yourSeeds: 'Your seeds',
  seedsText:
    'The hash of the next server seed is already fixed. Whatever you combine it with, we can no longer change it.',
  rounds: 'Rounds played',
  nextHash: 'Hash of the next server seed',
  revealed_one: '{{shown}} revealed seed',
  revealed_other: '{{shown}} revealed seeds',
  revealedAt: 'Revealed',
  nextClientSeed: 'Your next client seed',
  nextClientSeedHint: 'Any words, up to 64 characters. Leave empty and we draw one at random.',
  clientSeedInvalid: 'Use up to 64 characters on one line',
  change: 'Reveal and change seeds',
  changed: 'Your seeds have been changed',
  how: 'How it works',
  howHash:
    'Before you play, we show the SHA-256 hash of our server seed. You add a client seed of your own. Each round has the next number in the count, the nonce.',
  howDraw:
    'Every draw reads six bytes of HMAC-SHA256(server seed, “client seed:nonce:cursor”). Numbers that would favour one result are discarded and the next cursor is read.',
  howScript:
    'You don’t have to trust this page: the script holds all our games, needs only Node.js and makes the same calculation on your machine. The test vectors show whether it does so correctly.',
  verifyThis: 'Verify this round',
  download: 'Download the signed receipt',
};
