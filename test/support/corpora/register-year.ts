/** A miniature register year: movements, late declarations, exclusions, and every kind of error. */
import { fileText, type Kind, type Movement, movements, randomFrom } from './microdata.ts'

export interface RegisterText {
  readonly name: string
  readonly text: string
}

const before = (month: number, count: number): number => {
  const index = Math.floor(month / 100) * 12 + (month % 100) - 1 - count
  return Math.floor(index / 12) * 100 + (index % 12) + 1
}

export function registerYear(to: number, rows: number, seed: number, families: readonly number[]): RegisterText[] {
  const random = randomFrom(seed)
  const months = Array.from({ length: 12 }, (_, index) => before(to, 11 - index))
  const declared = new Map(months.map((month) => [month, [...movements(month, rows, seed, families)]]))
  const file = (kind: Kind, month: number, records: Movement[]): RegisterText => ({
    name: `CAGED${kind}${month}`,
    text: fileText(kind, month, records),
  })
  return months.flatMap((month, index) => {
    const mov = file('MOV', month, declared.get(month)!)
    if (index === 0) return [mov]
    // One month to a year late, so that some precede the window; a few belong to the file's own month.
    const late = Array.from({ length: Math.ceil(rows / 10) }, () => {
      const lag = random() < 0.02 ? 0 : 1 + Math.floor(random() ** 2 * 12)
      return {
        ...movements(before(month, lag), 1, Math.floor(random() * 1e9), families).next().value!,
        month: before(month, lag),
      } as Movement
    })
    const excluded = Array.from({ length: Math.ceil(rows / 50) }, () => {
      const of = declared.get(months[Math.floor(random() * index)]!)!
      const record = of[Math.floor(random() * of.length)]!
      // Some exclusions do not match their declaration, or refer to a month before the window.
      if (random() < 0.1) return { ...record, wage: '1999,99' }
      return random() < 0.1 ? { ...record, month: before(month, 30) } : record
    })
    return [mov, file('FOR', month, late), file('EXC', month, excluded)]
  })
}
