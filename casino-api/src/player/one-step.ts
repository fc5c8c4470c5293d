import type { RunAsOneStep } from './stored-answers';

/**
 * Steps of one object's storage: what a step wrote before it threw is undone. A step inside a step is part of it, so a
 * throw undoes the whole of it and must not be caught in between.
 *
 * `facts` reads the owner anew outside of a step, and once within: money is moved and its owner changed in different steps.
 */
export function stepsOf<Facts>(storage: Pick<DurableObjectStorage, 'transactionSync'>, readFacts: () => Facts): { asOneStep: RunAsOneStep; facts: () => Facts } {
  let isInside = false;
  let known: Facts | null = null;
  return {
    asOneStep: (work) => {
      if (isInside) return work();
      isInside = true;
      try {
        return storage.transactionSync(work);
      } finally {
        isInside = false;
        known = null;
      }
    },
    facts: () => (isInside ? (known ??= readFacts()) : readFacts()),
  };
}
