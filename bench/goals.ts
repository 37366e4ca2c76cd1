/** Goal and result of each figure in this run, missed goals included; printed as one table at the end. */

interface Goal {
  readonly figure: string
  readonly goal: string
  readonly measured: number
  readonly reached: boolean
}

const met: Goal[] = []

const written = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 2 })

export function atLeast(figure: string, goal: number, measured: number): void {
  met.push({ figure, goal: `≥ ${written(goal)}`, measured: Number(measured.toPrecision(4)), reached: measured >= goal })
}

export function atMost(figure: string, goal: number, measured: number): void {
  met.push({ figure, goal: `≤ ${written(goal)}`, measured: Number(measured.toPrecision(4)), reached: measured <= goal })
}

export function goalsReached(): void {
  if (met.length === 0) return
  console.log('Goals of this run (a quiet machine is meant)')
  console.table(met)
}
