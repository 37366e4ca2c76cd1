/** Facts of the contract that a document prints: place, occupation, hours, form of contract. */

import { foldedLabel } from '../../domains/payroll/rules/payslip/line-labels.ts'
import { hoursOf } from '../../domains/payroll/rules/payslip/lines.ts'
import type { ReadLine } from '../reading.ts'

const STATES = 'AC|AL|AM|AP|BA|CE|DF|ES|GO|MA|MG|MS|MT|PA|PB|PE|PI|PR|RJ|RN|RO|RR|RS|SC|SE|SP|TO'
/** "Londrina/PR", "São Paulo - SP", "UF: PR": the letters stand in capitals after a place. */
const PLACES = [
  new RegExp(`\\b(?:UF|Estado)\\s*:?\\s*(${STATES})\\b`, 'g'),
  new RegExp(`\\p{L}{3,} ?(?:/| [-–] ?) ?(${STATES})(?![\\p{L}\\d])`, 'gu'),
]

/** State of the place of work; null when two are printed. */
export function stateIn(rows: readonly string[]): string | null {
  const work = rows.filter((row) => /local de trabalho/i.test(row))
  for (const among of [work, rows]) {
    const found = new Set(among.flatMap((row) => PLACES.flatMap((place) => [...row.matchAll(place)].map((match) => match[1]!))))
    if (found.size === 1) return [...found][0]!
    if (found.size > 1) return null
  }
  return null
}

/** CBO of four or six digits: "CBO 4110-05", "CBO: 212405". */
export function occupationIn(rows: readonly string[]): string | null {
  for (const row of rows) {
    const found = /\bCBO\b\W{0,4}(\d{4})(?:-?(\d{2}))?(?!\d)/i.exec(row)
    if (found) return `${found[1]}${found[2] ?? ''}`
  }
  return null
}

const CONTRACTS = ['full_time', 'part_time', 'short_by_law', 'hourly', 'daily', 'intermittent', 'commission'] as const
type Contract = (typeof CONTRACTS)[number]

export function contractIn(rows: readonly string[]): Contract | null {
  const text = foldedLabel(rows.slice(0, 20).join(' '))
  if (/\bintermitente\b|\b452 a\b|\bconvocacao\b/.test(text)) return 'intermittent'
  if (/\b(?:tempo|jornada|regime) parcial\b/.test(text)) return 'part_time'
  if (/\bhorista\b/.test(text)) return 'hourly'
  if (/\bdiarista\b/.test(text)) return 'daily'
  return null
}

const MAX_WEEK = 44
const MAX_MONTH = 744
const within = (hours: string | undefined, most: number): number | null => {
  const value = Number((hours ?? '').replace(',', '.'))
  return value > 0 && value <= most ? value : null
}

/** "Jornada semanal: 25 horas", "JORNADA: 20 H SEMANAIS", "44h/semana". */
export function weeklyHoursIn(rows: readonly string[]): number | null {
  for (const row of rows) {
    const folded = foldedLabel(row)
    const found =
      /\b(?:jornada|carga horaria|horas|hs|h)(?: de trabalho)?(?: por)? (?:semana|semanal|semanais|sem) (?:de )?(\d{1,2})(?: (?:h|hs|horas))?\b/.exec(
        folded,
      )?.[1] ?? /(?<!\d )\b(\d{1,2}) ?(?:h|hs|hrs|horas?) (?:por |na |a )?(?:semana|semanal|semanais|sem)\b/.exec(folded)?.[1]
    if (found !== undefined) return within(found, MAX_WEEK)
  }
  return null
}

/** "Horas mensais: 220", or the reference beside the salary: "100,00 H", "220,00". */
export function monthlyHoursIn(rows: readonly string[], lines: readonly ReadLine[]): number | null {
  for (const row of rows) {
    const folded = foldedLabel(row)
    const found =
      /\b(?:horas|hs|carga horaria|jornada|horas mes)(?: por)? (?:mes|mensal|mensais) (\d{2,3})\b/.exec(folded)?.[1] ??
      /\b(\d{2,3}) ?(?:h|hs|horas) (?:por |ao |a )?(?:mes|mensal|mensais)\b/.exec(folded)?.[1]
    if (found !== undefined) return within(found, MAX_MONTH)
  }
  const pay = lines.filter(({ nature, kind }) => nature === '1000' && kind === 'earning')
  return pay.length === 1 ? hoursOf(pay[0]!.reference) : null
}
