import { gzipped, weigh } from '/work/menus/scripts/budgets/bytes';
import { startRuntime } from '/work/menus/scripts/runtime';
import { makeSecrets } from '/work/menus/scripts/start/secrets';
import { seed } from '/work/menus/scripts/start/seed';
import { ensureBuilt } from '/work/menus/scripts/start/sources';
await ensureBuilt();
const variables: any = { ...makeSecrets(), QA: 'off', MAIL: 'outbox', SITE_ORIGIN: 'http://localhost:8788' };
const runtime = await startRuntime({ edge: variables, api: variables });
await seed(runtime.miniflare, variables.API_KEY);
const f = async (a: string) => { const r = await fetch(runtime.url + a, { headers: { 'cf-ipcountry': 'DE', 'accept-language': 'en' }, redirect: 'manual' }); return { status: r.status, body: await r.text() }; };
const sheets = new Map();
for (const l of ['', '/es','/de','/fr','/pt','/no','/jp']) {
  const home = await weigh(l || '/', f, sheets);
  const [logo, rules] = await Promise.all(['/brand/lantern.svg', '/speculation-rules.json'].map(async (a) => gzipped((await f(a)).body)));
  console.log(l || '/', home.html, home.css, home.linked, logo, rules, 1350, '=', home.html + home.css + home.linked + logo + rules + 1350, 'first view', home.html+home.css);
}
for (const a of process.argv.slice(2)) { const w = await weigh(a, f, sheets); console.log(a, w.status, w.html, w.css, w.html + w.css); if (process.env.DUMP) (await import('node:fs')).writeFileSync('/tmp/menus/dump.html', (await f(a)).body); }
await runtime.stop(); process.exit(0);
