// Runs steps in lanes: one after another in each, as many lanes as the machine has cores to spare for.

export interface Step<R> {
  readonly name: string;
  readonly run: () => Promise<R>;
  /** Steps that have to be over first. */
  readonly after?: readonly string[] | undefined;
  /** Steps that share something with this one and must not run beside it. */
  readonly apart?: readonly string[] | undefined;
}

/** Answers the results by name once all steps are over. A step whose `after` is not among `steps` does not wait for it. */
export async function runInLanes<R>(steps: readonly Step<R>[], lanes: number): Promise<Map<string, R>> {
  const results = new Map<string, R>();
  const waiting = [...steps];
  const running = new Map<string, Promise<void>>();
  const names = new Set(steps.map(({ name }) => name));
  const mayRun = ({ name, after = [], apart = [] }: Step<R>) =>
    after.every((other) => !names.has(other) || results.has(other)) &&
    ![...running.keys()].some(
      (other) => apart.includes(other) || steps.find((step) => step.name === other)?.apart?.includes(name),
    );
  while (waiting.length > 0 || running.size > 0) {
    while (running.size < lanes) {
      const next = waiting.findIndex(mayRun);
      const [step] = next < 0 ? [] : waiting.splice(next, 1);
      if (!step) break;
      running.set(
        step.name,
        step.run().then((result) => {
          results.set(step.name, result);
          running.delete(step.name);
        }),
      );
    }
    if (running.size === 0)
      throw new Error(`Steps wait for one another: ${waiting.map(({ name }) => name).join(', ')}.`);
    await Promise.race(running.values());
  }
  return results;
}
