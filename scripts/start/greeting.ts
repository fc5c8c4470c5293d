/** What a newcomer reads when the product is up. */
import type { Product } from './product';

/** Accepted by the payment sandbox at once; its expiry and CVC are any that a card could have. */
const testCard = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' } as const;

export function greeting({ address, player }: Product, { qa, seconds }: { qa: boolean; seconds: number }): string {
  return `
  Lantern is on after ${seconds.toFixed(1)} s:  ${address}

  A player is ready:   ${player.username}
  Password:            ${player.password}
  Test card:           ${testCard.number}, expiry ${testCard.expiry}, CVC ${testCard.cvc}

  Try first: log in, deposit 50 € with the test card, play a slot, look at the round under History,
  ask for a withdrawal and cancel it. Or join with an account of your own: the mail with its link appears here.
  Everything works with scripts switched off. Languages: ${address}/de  /es  /fr  /pt  /no  /jp

  The back office:     ${address}/__ops/  signs you in as one of ready-made operators: ada and ben hold every role
  (what moves much money takes both), support, payments, identity, content, bonus, sports, risk and admin one each.
${qa ? `\n  QA console: ${address}/__qa/\n` : ''}
  Ctrl+C stops it; the data stays for the next start.
`;
}
