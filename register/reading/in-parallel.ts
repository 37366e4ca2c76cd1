/**
 * Runs work over items with limited concurrency. After the first failure nothing new starts, and the failure is thrown once the running
 * items finish.
 */
export async function inParallel<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items[Symbol.iterator]()
  const failures: unknown[] = []
  async function worker(): Promise<void> {
    for (const item of { [Symbol.iterator]: () => waiting }) {
      if (failures.length > 0) return
      try {
        await work(item)
      } catch (error) {
        failures.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, atOnce) }, worker))
  if (failures.length > 0) throw failures[0]
}
