import { DurableObject } from 'cloudflare:workers';
import type { Env } from '../env';

export class SandboxPaymentObject extends DurableObject<Env> {}
