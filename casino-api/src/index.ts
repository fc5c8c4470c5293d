import type { Env } from './env';
import { createApp } from './http/app';

export { GuardObject } from './guard/guard-object';
export { PlayerObject } from './player/player-object';
export { QaConsoleObject } from './qa/qa-console-object';
export { SandboxPaymentObject } from './providers/sandbox-payment-object';

let app: ReturnType<typeof createApp> | undefined;

export default {
  fetch(request, env, context) {
    app ??= createApp();
    return app.fetch(request, env, context);
  },
} satisfies ExportedHandler<Env>;
