/**
 * The product and its front in a process that gives way: forked by `vitals.ts`, it tells `{ product, front }`, two addresses, and ends with the fork.
 * In production no edge shares the phone's processor; here the browser and what it loads from would take turns (docs/decisions/2026-11-23-the-servers-own-time.md).
 */
import os from 'node:os';
import { startByFork, stopFork } from '../../e2e/start-product';
import { edgeFront } from './edge-front';

// Inherited by all that is started from here, the runtime too.
os.setPriority(os.constants.priority.PRIORITY_LOW);

const stateDir = process.argv[2]!;
const { child, ready } = await startByFork(stateDir);
process.once('disconnect', () => void stopFork(child).then(() => process.exit(0)));
process.send!({ product: ready.address, front: await edgeFront(ready.address, stateDir) });
