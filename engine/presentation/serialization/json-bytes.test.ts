import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatBRL, toNumber } from '../../core/money.ts'
import { JsonBytes } from './json-bytes.ts'

const json = new JsonBytes()
const decoder = new TextDecoder()

function textOf(write: () => void): string {
  json.restart()
  write()
  return decoder.decode(json.written)
}

describe('JSON byte writer', () => {
  it('escapes any text like JSON.stringify, cached or not', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('ação − 5%', '"\\\u0007', 'uma linha\ne outra\r\n', '\ud800', '€'),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const quoted = () => {
          json.quote()
          json.fixedWords(text)
          json.quote()
        }
        expect(textOf(() => json.string(text))).toBe(JSON.stringify(text))
        expect([textOf(quoted), textOf(quoted)]).toEqual([JSON.stringify(text), JSON.stringify(text)])
      }),
    )
  })

  it('writes text of any size', () => {
    const long = 'ação '.repeat(300_000)
    expect(textOf(() => json.string(long))).toBe(JSON.stringify(long))
  })

  it('writes any answerable amount as its JSON number', () => {
    const edges = [
      0n,
      5n,
      -5n,
      10n,
      100n,
      -100n,
      99n,
      101n,
      10n ** 15n - 1n,
      10n ** 15n,
      10n ** 15n + 1n,
      -(10n ** 15n),
      70_000_000_000_000_00n,
    ]
    const amounts = fc.oneof(fc.constantFrom(...edges), fc.bigInt(-7n * 10n ** 15n, 7n * 10n ** 15n), fc.bigInt(-1_000_00n, 1_000_00n))
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(textOf(() => json.centavos(amount))).toBe(JSON.stringify(toNumber(amount)))
        let isWritten = false
        const words = textOf(() => {
          isWritten = json.reais(amount)
        })
        expect(words).toBe(isWritten ? formatBRL(amount) : '')
        expect(isWritten).toBe(amount >= 0n && amount < 10n ** 15n)
      }),
    )
  })

  it('grows on demand and restarts empty', () => {
    const long = 'ç'.repeat(200_000)
    expect(textOf(() => json.string(long))).toBe(JSON.stringify(long))
    for (const number of [-0.1, 0, 7, 12.5, 2 ** 53, 1e15, 1e15 - 1, 1e21, 1e-7, -3])
      expect(textOf(() => json.number(number))).toBe(JSON.stringify(number))
  })

  it('caches the most recently used words and still writes the others', () => {
    for (let index = 0; index < 10_000; index++) {
      const text = `"${index % 7 === 0 ? 'sempre' : index}"`
      const written = textOf(() => json.fixedWords(text))
      if (index % 97 === 0 || index % 7 === 0) expect(written).toBe(JSON.stringify(text).slice(1, -1))
    }
  })

  it('recognizes its suffix, including the whole content, and truncates it', () => {
    const plus = new TextEncoder().encode(' + ')
    const endsAfter = (text: string) => {
      json.restart()
      json.words(text)
      return json.endsWith(plus)
    }
    expect([' + ', '1 + ', '+ ', '1 + 2'].map(endsAfter)).toEqual([true, true, false, false])
    endsAfter('1 + ')
    json.takeBackTo(json.length - 2)
    expect(decoder.decode(json.written)).toBe('1 ')
  })

  it('puts a comma before every field except the first', () => {
    const fields = () => {
      json.name('a', true)
      json.number(1)
      json.name('b"', false)
      json.number(2)
    }
    expect(textOf(fields)).toBe('"a":1,"b\\"":2')
  })
})
