import type { Mutant } from './changes.ts'
import { ROOMS, roomOf } from './rooms.ts'
import type { Fate } from './worker-process.ts'

export type Fates = ReadonlyMap<Mutant, Fate>

const shown = (code: string): string => (code === '' ? 'nothing' : code.replace(/\s+/g, ' ').slice(0, 80))

export const lineOf = ({ file, line, from, to }: Mutant, { is, by }: Omit<Fate, 'is'> & { readonly is: Fate['is'] | 'unjudged' }): string =>
  `${is} ${file}:${line} ${shown(from)} → ${shown(to)}${by ? ` (${by})` : ''}`

/** Per room: how many were tried, noticed, not noticed, and never ended; and then every one that was not noticed. */
export function report(fates: Fates): string {
  const rooms = Object.keys(ROOMS).map((room) => [room, [...fates].filter(([{ file }]) => roomOf(file) === room)] as const)
  const rows = [...rooms.filter(([, own]) => own.length > 0), ['all', [...fates]] as const]
  const survivors = [...fates].filter(([, { is }]) => is === 'survived')
  return [
    `${'room'.padEnd(12)} tried  killed  survived  endless  broken  score`,
    ...rows.map(([room, own]) =>
      rowOf(
        room,
        own.map(([, fate]) => fate),
      ),
    ),
    '',
    ...survivors.map(([mutant, fate]) => lineOf(mutant, fate)),
  ].join('\n')
}

function rowOf(room: string, fates: readonly Fate[]): string {
  const count = (is: Fate['is']): number => fates.filter((fate) => fate.is === is).length
  // What fails without any change judges nothing, so it counts neither way.
  const judged = fates.length - count('broken')
  const noticed = count('killed') + count('endless')
  const figures = [fates.length, count('killed'), count('survived'), count('endless'), count('broken')]
  const widths = [6, 8, 10, 9, 8]
  const score = judged === 0 ? '' : `${((100 * noticed) / judged).toFixed(0)}%`
  return `${room.padEnd(12)}${figures.map((figure, index) => String(figure).padStart(widths[index]!)).join('')}${score.padStart(7)}`
}
