import type { Mutant } from './changes.ts'
import { ROOMS, roomOf } from './rooms.ts'
import type { Fate } from './worker-process.ts'

/** What became of a change; unjudged where the clock, or the quick way, left it. */
export type Reported = Fate | { readonly is: 'unjudged'; readonly by?: string }

const shown = (code: string): string => (code === '' ? 'nothing' : code.replace(/\s+/g, ' ').slice(0, 80))

export const lineOf = ({ file, line, from, to }: Mutant, { is, by }: Reported): string =>
  `${is} ${file}:${line} ${shown(from)} → ${shown(to)}${by ? ` (${by})` : ''}`

/** Per room: how many were tried, noticed, not noticed, never ended, and left unjudged; and then every one that was not noticed. */
export function report(fates: ReadonlyMap<Mutant, Reported>): string {
  const rooms = Object.keys(ROOMS).map((room) => [room, [...fates].filter(([{ file }]) => roomOf(file) === room)] as const)
  const rows = [...rooms.filter(([, own]) => own.length > 0), ['all', [...fates]] as const]
  const survivors = [...fates].filter(([, { is }]) => is === 'survived')
  return [
    `${'room'.padEnd(12)} tried  killed  survived  endless  broken  unjudged  score  at least`,
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

function rowOf(room: string, fates: readonly Reported[]): string {
  const count = (is: Reported['is']): number => fates.filter((fate) => fate.is === is).length
  // What fails without any change judges nothing, so it counts neither way.
  const sound = fates.length - count('broken')
  const noticed = count('killed') + count('endless')
  const figures = [fates.length, count('killed'), count('survived'), count('endless'), count('broken'), count('unjudged')]
  const widths = [6, 8, 10, 9, 8, 10]
  const partOf = (whole: number): string => (whole === 0 ? '' : `${((100 * noticed) / whole).toFixed(0)}%`)
  // What is noticed is known at once, and what survives only at the end: a run cut short flatters itself, so the least is told beside.
  const scores = [partOf(sound - count('unjudged')).padStart(7), partOf(sound).padStart(10)]
  return `${room.padEnd(12)}${figures.map((figure, index) => String(figure).padStart(widths[index]!)).join('')}${scores.join('')}`
}
