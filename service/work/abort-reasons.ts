/** Reasons for aborting work. */

/** CPU time budget exceeded. */
export class TimeBudgetExceeded extends Error {
  readonly seconds: number

  constructor(seconds: number) {
    super(`a job took more than ${seconds} s of processor time`)
    this.seconds = seconds
  }
}

/** Its thread reached the memory it may use, and was replaced. */
export class MemoryLimitExceeded extends Error {
  constructor() {
    super('a job took more memory than a thread may use')
  }
}

/** The client disconnected. */
export class ClientDisconnected extends Error {}
