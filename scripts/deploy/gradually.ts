/** A version takes the traffic of the one before in steps, and gives it back as soon as an alert rings that did not ring before. */
import { Refusal, type Platform } from './platform';
import { smokeTest, type SmokeOptions } from './smoke';
import type { Worker } from './target';

export interface Gradually {
  /** Parts of the traffic, in percent, before all of it. */
  shares: readonly number[];
  /** How long each is looked at, in milliseconds; longer than what is measured takes to be told. */
  watch: number;
  /** The alerts that ring, each as a line. */
  ringing: () => Promise<string[]>;
}

export const tenthAndHalf = [10, 50];

interface Release extends SmokeOptions {
  platform: Platform;
  worker: Worker;
  version: string;
  before: string;
  /** Told before each share; throws once nothing may be touched any more. */
  step: (name: string) => void;
}

/** Asks for one version, whatever part of the traffic it has. */
const overriding = ({ worker, version, headers }: Release): Record<string, string> => ({
  ...headers,
  'Cloudflare-Workers-Version-Overrides': `${worker.script}="${version}"`,
});

/** @throws Refusal when the version is not ready, or an alert rings while it has a part of the traffic */
export async function releaseGradually(release: Release, { shares, watch, ringing }: Gradually): Promise<void> {
  const { platform, worker, version, before, step, pause } = release;
  const rang = new Set((await ringing()).map(nameOf));
  for (const [index, share] of shares.entries()) {
    step(`${share} % of the traffic …`);
    await platform.share(worker.script, { [version]: share, [before]: 100 - share }, `${share} % of the traffic`);
    if (index === 0) await smokeTest([{ worker, version }], { ...release, headers: overriding(release) });
    const until = Date.now() + watch;
    do {
      await new Promise((resolve) => setTimeout(resolve, Math.min(pause, watch)));
      const fresh = (await ringing()).filter((line) => !rang.has(nameOf(line)));
      if (fresh.length > 0)
        throw new Refusal(`An alert rings since it has ${share} % of the traffic: ${fresh.join('; ')}`);
    } while (Date.now() < until);
  }
  step('All of the traffic …');
  await platform.share(worker.script, { [version]: 100 }, 'All of the traffic');
}

/** `PAGE pages-answer-1h: …`: the figures behind it change from look to look. */
const nameOf = (line: string): string => line.slice(0, line.indexOf(':'));
