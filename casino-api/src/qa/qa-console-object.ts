import { DurableObject } from 'cloudflare:workers';
import type { Env } from '../env';

/** What the QA console has set: one object for the whole API. Bound everywhere, asked only when QA is on. */
export class QaConsoleObject extends DurableObject<Env> {}
