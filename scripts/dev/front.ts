/** The address of `npm run dev`. It stays while the runtime behind it is exchanged: who asks meanwhile waits for the new one. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { passOn } from '../preview/doorman';

/** What is being answered may end first; what never ends (a table's live news) is not waited for. Milliseconds. */
const patience = 1_000;

export interface Front {
  port: number;
  /** Holds requests while `work` makes the runtime at `behind` another one. */
  exchange(work: () => Promise<void>): Promise<void>;
  close(): void;
}

/** @param behind the port of the runtime */
export async function openFront(port: number, host: string, behind: () => number): Promise<Front> {
  let held: Promise<void> = Promise.resolve();
  let answering = 0;
  let onQuiet: (() => void) | undefined;
  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    await held;
    answering += 1;
    outgoing.once('close', () => {
      answering -= 1;
      if (answering === 0) onQuiet?.();
    });
    passOn(incoming, outgoing, behind());
  };
  const server = createServer((incoming, outgoing) => void serve(incoming, outgoing));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });

  const quiet = (): Promise<void> =>
    new Promise((resolve) => {
      if (answering === 0) return resolve();
      const timer = setTimeout(resolve, patience);
      onQuiet = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  return {
    port: (server.address() as AddressInfo).port,
    exchange: async (work) => {
      const done = (async () => {
        await quiet();
        await work();
      })();
      held = done.catch(() => undefined);
      await done;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
