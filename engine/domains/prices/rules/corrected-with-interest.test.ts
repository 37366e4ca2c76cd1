import { expect, it } from 'vitest'
import { ports } from '../../../../test/support/ports.ts'
import { ONE, percent, ZERO } from '../../../core/ratio.ts'
import { Context } from '../../../operation/evaluation/context.ts'
import { correctedWithInterest } from './corrected-with-interest.ts'

const updated = (...phases: Parameters<typeof correctedWithInterest>[2]) =>
  correctedWithInterest(new Context({ day: ports.today(), given: false }, ports), 1000_00n, phases, { rates: 'Taxas', interest: 'Juros' })

it('multiplies corrections and applies the summed interest to the corrected principal', () => {
  const result = updated(
    { factor: ONE.plus(percent('10')), interestPercent: percent('1.5') },
    { factor: ONE.plus(percent('20')), interestPercent: percent('2.5') },
  )
  expect(result).toMatchObject({ correctedPrincipal: 1320_00n, coefficient: 1.32, interest: 52_80n, total: 1372_80n })
  expect(result.correctionPercent.compare(percent('32'))).toBe(0)
  expect(result.interestPercent.compare(percent('4'))).toBe(0)
})

it('rounds half a centavo up in both the principal and the interest', () => {
  expect(updated({ factor: ONE.plus(percent('0.0005')), interestPercent: percent('0.0005') })).toMatchObject({
    correctedPrincipal: 1000_01n,
    interest: 1n,
  })
})

it('returns the amount unchanged without phases', () => {
  expect(updated()).toMatchObject({ total: 1000_00n, interest: 0n, interestPercent: ZERO })
})
