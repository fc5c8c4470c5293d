import { DurableObject } from 'cloudflare:workers';
import { Hono } from 'hono';
export class PlayerObject extends DurableObject {}
export class SandboxPaymentObject extends DurableObject {}
export class QaConsoleObject extends DurableObject {}
const app = new Hono();
app.get('/anon', (c) => c.json({ info: { success: true, message: '', resultCode: 'ok' }, data: { anonSessionId: 'x'.repeat(20) } }));
export default app;
