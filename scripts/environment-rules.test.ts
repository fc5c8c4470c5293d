import { describe, expect, it } from 'vitest';
import { environmentProblems } from './environment-rules';
import { readWranglerConfig, type WranglerConfig } from './wrangler-config';

const files = ['wrangler.toml', 'casino-api/wrangler.toml'];

describe.each(files)('%s', (file) => {
  const changed = (change: (config: WranglerConfig) => void): string[] => {
    const config = structuredClone(readWranglerConfig(file));
    change(config);
    return environmentProblems(config);
  };

  it('lists the same bindings for preview and production, and shares no value between them', () => {
    expect(environmentProblems(readWranglerConfig(file))).toEqual([]);
  });

  it('would tell a variable that preview forgot', () => {
    expect(changed((config) => delete config.env.preview!.vars!.QA)).toEqual(['preview lacks the variable QA.']);
  });

  it('would tell a variable that only preview has', () => {
    expect(changed((config) => (config.env.preview!.vars!.EXTRA = 'x'))).toEqual([
      'local lacks the variable EXTRA.',
      'production lacks the variable EXTRA.',
    ]);
  });

  it('would tell a value that preview took from production', () => {
    expect(
      changed((config) => (config.env.preview!.vars!.SITE_ORIGIN = config.env.production!.vars!.SITE_ORIGIN!)),
    ).toEqual(['preview and production share the variable SITE_ORIGIN.']);
  });

  it('would tell a kind of binding that the rules cannot judge', () => {
    expect(changed((config) => Object.assign(config.env.production!, { kv_namespaces: [] }))).toEqual([
      'production has a section [kv_namespaces] that the rules do not know.',
    ]);
  });

  it('would tell an environment that is missing', () => {
    expect(changed((config) => delete config.env.production)).not.toEqual([]);
  });
});

it("preview would not get production's documents", () => {
  const config = structuredClone(readWranglerConfig('casino-api/wrangler.toml'));
  config.env.preview!.r2_buckets = config.env.production!.r2_buckets;
  expect(environmentProblems(config)).toEqual([
    'preview and production share the bucket DOCUMENTS.',
    'preview and production share the bucket BOOKS.',
  ]);
});

it("preview would not get production's database", () => {
  const config = structuredClone(readWranglerConfig('casino-api/wrangler.toml'));
  config.env.preview!.d1_databases = config.env.production!.d1_databases;
  expect(environmentProblems(config)).toEqual(['preview and production share the database DB.']);
});

it('production would not get the objects of the testers’ tools', () => {
  const config = structuredClone(readWranglerConfig('casino-api/wrangler.toml'));
  config.env.production!.durable_objects = config.durable_objects;
  expect(environmentProblems(config)).toEqual([
    "production has the durable object SANDBOX_PAYMENT (SandboxPaymentObject), which is the testers'.",
    "production has the durable object QA_CONSOLE (QaConsoleObject), which is the testers'.",
  ]);
});
