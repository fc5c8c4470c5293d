#!/usr/bin/env node
/**
 * What Playwright starts as "Firefox": the machine's own, which speaks WebDriver BiDi. (Playwright's patched build can't be had everywhere.)
 * It stands between the two because a released Firefox lacks one command that Playwright sends unasked, and would be given up for it.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

/** Media features stay as Firefox has them: no spec depends on them. */
const answeredHere = new Set(['emulation.setMediaFeaturesOverride']);

const firefox = spawn(process.env.FIREFOX ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => firefox.kill(signal));

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const address = /WebDriver BiDi listening on (ws:\/\/.*)$/.exec(line)?.[1];
  if (!address) return console.error(line);
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' }, () => {
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`);
  });
  server.on('connection', (playwright, { url }) =>
    join(playwright, new WebSocket(address + url, { perMessageDeflate: false, maxPayload: 0 })),
  );
});

function join(playwright, browser) {
  const early = [];
  playwright.on('message', (data) => {
    const command = data.toString();
    const { id, method } = JSON.parse(command);
    if (answeredHere.has(method)) return playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
    if (browser.readyState === WebSocket.OPEN) browser.send(command);
    else early.push(command);
  });
  browser.on('open', () => early.forEach((command) => browser.send(command)));
  browser.on('message', (data) => playwright.send(data.toString()));
  browser.on('close', () => playwright.close());
  playwright.on('close', () => browser.close());
}
