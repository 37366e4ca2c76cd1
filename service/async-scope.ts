import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * A value known to all that some work does, across everything it waits for. Node follows it through each promise and each socket of the
 * process, which costs every request a tenth of its time: so only while there is such work.
 */
export class AsyncScope<T> {
  readonly #storage = new AsyncLocalStorage<T>()
  #open = 0

  /** Undefined outside of any such work. */
  get(): T | undefined {
    return this.#open === 0 ? undefined : this.#storage.getStore()
  }

  /** What goes on after `work` has returned, other than its promise, is kept open by whoever knows its end. */
  run<R>(value: T, work: () => R): R {
    const close = this.keepOpen()
    let result: R
    try {
      result = this.#storage.run(value, work)
    } catch (error) {
      close()
      throw error
    }
    if (result instanceof Promise) result.then(close, close)
    else close()
    return result
  }

  /** @returns what ends it, once. */
  keepOpen(): () => void {
    this.#open++
    let isOpen = true
    return () => {
      if (!isOpen) return
      isOpen = false
      if (--this.#open === 0) this.#storage.disable()
    }
  }
}
