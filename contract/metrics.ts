/**
 * What is measured of both Workers, as points of one dataset: what a point's columns hold is said here alone, for the Workers that write them and for the
 * objectives, alerts and dashboards that read them. Nothing of a person: routes by their patterns, results by their codes.
 */

export type Metric =
  | {
      kind: 'request';
      worker: 'edge' | 'api';
      method: string;
      route: string;
      status: number;
      /** The code of the API's answer; empty at the edge. */
      result?: string;
      colo?: string;
      /** At the edge: whether the page was kept. */
      cache?: string;
      /** Milliseconds. */
      took: number;
      /** Calls of the API that it made. */
      calls?: number;
    }
  | {
      /** A delivery from an object's outbox. */
      kind: 'outbox';
      /** How long the oldest of what was delivered, or tried, has waited, in milliseconds. */
      lag: number;
      tried: number;
      failed: number;
    }
  | {
      /** An alarm of an object that rang. */
      kind: 'alarm';
      object: string;
      /** By how much it was late, in milliseconds. */
      late: number;
    }
  | {
      /** What a call, or an object by itself, has moved for real, by kind and currency. The books are exact; points are sampled. */
      kind: 'money';
      money: 'deposit' | 'withdrawal' | 'stake' | 'payout';
      currency: string;
      /** Minor units of the currency. */
      amount: number;
      /** Of how many transactions. */
      count: number;
    };

/** As the platform takes it. */
export interface Point {
  indexes: [string];
  blobs: string[];
  doubles: number[];
}

/** The columns by name; one holds for each kind of point what that kind has. */
export const columns = {
  kind: 'blob1',
  worker: 'blob2',
  method: 'blob3',
  route: 'blob4',
  result: 'blob5',
  colo: 'blob6',
  cache: 'blob7',
  /** Milliseconds: took, lag, late. */
  duration: 'double1',
  status: 'double2',
  /** Of money: its kind, its currency, and the amount in minor units. */
  money: 'blob4',
  currency: 'blob5',
  amount: 'double1',
  /** Calls made, messages tried, or transactions. */
  count: 'double3',
  failed: 'double4',
} as const;

function pointOf(metric: Metric): Point {
  switch (metric.kind) {
    case 'request': {
      const { worker, method, route, result = '', colo = '', cache = '', took, status, calls = 0 } = metric;
      return {
        indexes: [route],
        blobs: ['request', worker, method, route, result, colo, cache],
        doubles: [took, status, calls, 0],
      };
    }
    case 'outbox':
      return {
        indexes: ['outbox'],
        blobs: ['outbox', 'api', '', '', '', '', ''],
        doubles: [metric.lag, 0, metric.tried, metric.failed],
      };
    case 'alarm':
      return {
        indexes: [metric.object],
        blobs: ['alarm', 'api', '', metric.object, '', '', ''],
        doubles: [metric.late, 0, 1, 0],
      };
    case 'money':
      return {
        indexes: ['money'],
        blobs: ['money', 'api', '', metric.money, metric.currency, '', ''],
        doubles: [metric.amount, 0, metric.count, 0],
      };
  }
}

/** Where points are written; a product without it is not measured. */
export interface MetricsBinding {
  METRICS?: { writeDataPoint: (point: Point) => void };
}

/** Measures, where there is something to measure with. What is measured never breaks what it measures. */
export function measure({ METRICS }: MetricsBinding, metric: Metric): void {
  try {
    METRICS?.writeDataPoint(pointOf(metric));
  } catch {
    // A point that is not taken is lost, and nothing else.
  }
}
