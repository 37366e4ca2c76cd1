import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Async context of a task, propagated across awaits. Node's tracking of every promise and socket costs each request a tenth of its time, so
 * it is enabled only while a scope is open.
 */
export class AsyncScope<T> {
  readonly #storage = new AsyncLocalStorage<T>()
  #open = 0

  /** Undefined outside any scope. */
  get(): T | undefined {
    return this.#open === 0 ? undefined : this.#storage.getStore()
  }

  /** Work that continues after `work` returns, beyond its promise, must hold the scope with `keepOpen`. */
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

  /** @returns an idempotent close function. */
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
