import { expect, it } from 'vitest'
import { bar, LiveLine } from './progress-bar.ts'

function screen(isTTY: boolean) {
  const written: string[] = []
  return { written, out: { write: (text: string) => written.push(text), isTTY, columns: 30 } }
}

it('has the same width for any share', () => {
  expect(bar(0)).toBe(`[${'░'.repeat(24)}]   0%`)
  expect(bar(0.5)).toBe(`[${'█'.repeat(12)}${'░'.repeat(12)}]  50%`)
  expect(bar(1.2)).toBe(`[${'█'.repeat(24)}] 100%`)
})

it('redraws in place on a terminal, throttled, never wider than the terminal, with log lines above', () => {
  const { written, out } = screen(true)
  let now = 0
  const live = new LiveLine(out, { now: () => now })
  live.draw(() => 'a'.repeat(100))
  live.draw(() => 'too soon')
  expect(written).toEqual([`\r\u001b[2K${'a'.repeat(29)}`])
  now = 100
  live.draw(() => 'b')
  live.say('done')
  expect(written.at(-1)).toBe('\r\u001b[2Kdone\nb')
  live.clear()
  expect(written.at(-1)).toBe('\r\u001b[2K')
})

it('prints only log lines elsewhere', () => {
  const { written, out } = screen(false)
  const live = new LiveLine(out)
  live.draw(() => 'never', true)
  live.say('done')
  live.clear()
  expect(written).toEqual(['done\n'])
})
