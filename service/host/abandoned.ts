/** Why work ended before its time. */

/** It passed its budget of processor time. */
export class OverBudget extends Error {
  readonly seconds: number

  constructor(seconds: number) {
    super(`a job took more than ${seconds} s of processor time`)
    this.seconds = seconds
  }
}

/** Whoever asked has left. */
export class Abandoned extends Error {}
