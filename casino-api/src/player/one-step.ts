import type { RunAsOneStep } from './stored-answers';

/**
 * Steps of one object's storage: what a step wrote before it threw is undone. A step inside a step is part of it, so a
 * throw undoes the whole of it and must not be caught in between.
 */
export function stepsOf(storage: Pick<DurableObjectStorage, 'transactionSync'>): RunAsOneStep {
  let isInside = false;
  return (work) => {
    if (isInside) return work();
    isInside = true;
    try {
      return storage.transactionSync(work);
    } finally {
      isInside = false;
    }
  };
}
