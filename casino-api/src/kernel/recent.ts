const kept = 1_000;

/** The latest answers to questions that always have the same answer, for callers who come again and again. In the isolate's memory alone. */
export class Recent<Value> {
  private readonly values = new Map<string, Value>();

  get(key: string): Value | undefined {
    return this.values.get(key);
  }

  /** @returns the value; the one that was kept first goes when there are too many */
  keep(key: string, value: Value): Value {
    if (this.values.size >= kept) this.values.delete(this.values.keys().next().value!);
    this.values.set(key, value);
    return value;
  }
}
