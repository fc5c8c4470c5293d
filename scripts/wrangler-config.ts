/** The parts of a wrangler.toml that running and checking the product needs. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'smol-toml';
import { root } from './build';

/** What Workers Logs keeps. */
interface Observability {
  enabled: boolean;
  head_sampling_rate: number;
  logs: { enabled: boolean; head_sampling_rate: number; invocation_logs: boolean };
}

export interface WranglerEnvironment {
  name?: string;
  observability?: Observability;
  /** Domains of the Worker's own; other routes are not used. */
  routes?: { pattern: string; custom_domain: true }[];
  version_metadata?: { binding: string };
  analytics_engine_datasets?: { binding: string; dataset: string }[];
  vars?: Record<string, string>;
  services?: { binding: string; service: string }[];
  d1_databases?: { binding: string; database_name: string; database_id: string; migrations_dir: string }[];
  r2_buckets?: { binding: string; bucket_name: string }[];
  durable_objects?: { bindings: { name: string; class_name: string }[] };
}

export interface WranglerConfig extends WranglerEnvironment {
  name: string;
  compatibility_date: string;
  compatibility_flags: string[];
  assets?: { directory: string; binding: string; run_worker_first: string[] };
  env: Record<string, WranglerEnvironment>;
}

/** @param file relative to the repository, `wrangler.toml` or `casino-api/wrangler.toml`. */
export const readWranglerConfig = (file: string): WranglerConfig =>
  parse(readFileSync(path.join(root, file), 'utf8')) as unknown as WranglerConfig;
