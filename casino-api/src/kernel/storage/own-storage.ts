/** Runs `work` as one step: all of it is kept, or, when it throws, none. */
export type RunAsOneStep = <T>(work: () => T) => T;

/** A value of the object's own tables, kept in memory. Who writes the tables says so by `is` or `forget`, in the same step. */
export interface Remembered<Value> {
  /** Reads the tables the first time, and after each `forget`. */
  read(): Value;
  /** What the tables say from now on. */
  is(value: Value): void;
  forget(): void;
}

/**
 * The database of one object, with steps and a memory. The object is the only writer of its tables, so what it has read or
 * written holds until it writes again; a step that throws takes back its writes, and with them everything remembered. Should the
 * platform fail to keep what was written, it throws the whole object away, memory and all.
 *
 * Whatever is remembered belongs to one module, which alone writes the tables that it comes from.
 */
export class OwnStorage {
  readonly sql: SqlStorage;
  private isInside = false;
  private readonly memories: { forget(): void }[] = [];

  constructor(private readonly storage: Pick<DurableObjectStorage, 'sql' | 'transactionSync'>) {
    this.sql = storage.sql;
  }

  /**
   * What a step wrote before it threw is undone. A step inside a step is part of it, so a throw undoes the whole of it and must
   * not be caught in between.
   */
  readonly asOneStep: RunAsOneStep = (work) => {
    if (this.isInside) return work();
    this.isInside = true;
    try {
      return this.storage.transactionSync(work);
    } catch (error) {
      this.forget();
      throw error;
    } finally {
      this.isInside = false;
    }
  };

  /** @param read gives what the tables say now; what it gives is not to be changed by who gets it */
  readonly remember = <Value>(read: () => Value): Remembered<Value> => {
    let known: { value: Value } | null = null;
    const remembered: Remembered<Value> = {
      read: () => (known ??= { value: read() }).value,
      is: (value) => {
        known = { value };
      },
      forget: () => {
        known = null;
      },
    };
    this.memories.push(remembered);
    return remembered;
  };

  /** For writes that no module of the object has made. */
  forget(): void {
    for (const memory of this.memories) memory.forget();
  }
}
