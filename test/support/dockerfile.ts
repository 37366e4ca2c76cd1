/** Parses the Dockerfile into stages and copies. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Instructions by stage, with continuation lines joined. */
export const stages = readFileSync(new URL('../../Dockerfile', import.meta.url), 'utf8')
  .replaceAll(/\\\n\s*/g, '')
  .split(/^(?=FROM )/m)
  .map((stage) => stage.split('\n').filter((line) => /^[A-Z]+ /.test(line)))
  .filter((stage) => stage[0]?.startsWith('FROM '))

/** Runtime stage. */
export const final = stages.at(-1)!

/** Copies of a stage, with their source stage unless it is the build context. */
export function copies(stage: readonly string[]): { readonly from: string; readonly to: string; readonly stage: string | undefined }[] {
  return stage
    .filter((line) => line.startsWith('COPY '))
    .flatMap((line) => {
      const words = line.split(' ').slice(1)
      const from = words[0]!.startsWith('--from=') ? words.shift()!.slice('--from='.length) : undefined
      const target = words.pop()!
      return words.map((word) => ({ from: word, to: target.endsWith('/') ? join(target, word.split('/').at(-1)!) : target, stage: from }))
    })
}
