import type { TableView } from 'contract/tables';

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const hashOf = async (text: string): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** Whether each secret of the history hashes to the one before it, and the first of a chain to the chain's end: reckoned here, not believed. */
export async function chainHolds({ history, chain }: Pick<TableView, 'history' | 'chain'>): Promise<boolean> {
  const links = history.filter(({ round }) => round >= chain.firstRound);
  const held = await Promise.all(
    links.map(async ({ round, secret }, index) => {
      const before = round === chain.firstRound ? chain.terminal : links[index + 1]?.secret;
      return before === undefined || (await hashOf(secret)) === before;
    }),
  );
  return held.every(Boolean);
}
