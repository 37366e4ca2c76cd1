import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evenSchedule } from '../../../core/finance/installment.ts'
import { percent } from '../../../core/ratio.ts'
import { debtWithIofFinanced, iofOnInstallments, iofOnParts, iofOnRevolving } from './iof.ts'

const PERSON = { daily: percent('0.0082'), additional: percent('0.38') }

describe('published IOF of a single payment', () => {
  // https://atendimento-hub.xpi.com.br/artigo/2202-o-que-e-a-modalidade-iof-financiado-presente-nas-operacoes-de-credito
  it.each([
    [6, 1856_00n],
    [13, 3373_00n],
    [24, 3373_00n],
  ])('100,000.00 over %d months of 30 days', (month, expected) => {
    expect(iofOnInstallments([{ month, amortization: 100_000_00n }], PERSON, 365)).toBe(expected)
  })

  // https://wh3.com.br/noticia/267457/veja-como-o-iof-incide-sobre-emprestimos-financiamentos-cheque-especial-e-credito-rotativo.html
  it('6,000.00 over 180 days: 88.56 daily rate and 22.80 additional', () => {
    expect(iofOnInstallments([{ month: 6, amortization: 6_000_00n }], PERSON, 365)).toBe(111_36n)
  })
})

it('never exceeds 3.373% of the principal, and installments pay at most as much as a single final payment', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 14n }),
      fc.integer({ min: 0, max: 1000 }),
      fc.integer({ min: 1, max: 600 }),
      (loan, rate, months) => {
        const tax = iofOnInstallments(evenSchedule(loan, percent(rate / 100), months), PERSON, 365)
        expect(tax * 100_000n <= loan * 3373n + 100_000n).toBe(true)
        expect(tax <= iofOnInstallments([{ month: months, amortization: loan }], PERSON, 365)).toBe(true)
      },
    ),
    { numRuns: 60 },
  )
})

it('revolving: daily rate on the balance, additional rate only on its growth', () => {
  expect(iofOnRevolving(1_000_00n, 1_000_00n, PERSON)).toBe(2_46n + 3_80n)
  expect(iofOnRevolving(1_000_00n, 0n, PERSON)).toBe(2_46n)
})

describe('IOF by days of each part', () => {
  it('is limited to 365 days, with both charges separate', () => {
    const at = (days: number) => iofOnParts([{ days, amortization: 100_000_00n }], PERSON, 365)
    expect(at(180)).toEqual({ daily: 1476_00n, additional: 380_00n })
    expect(at(365).daily).toBe(2993_00n)
    expect(at(366)).toEqual(at(365))
  })
})

describe('financed IOF', () => {
  // https://atendimento-hub.xpi.com.br/artigo/2202-o-que-e-a-modalidade-iof-financiado-presente-nas-operacoes-de-credito
  it('3,373.00 on 100,000.00 becomes 3,373 ÷ (1 − 3.373%) = 3,490.74', () => {
    const iofOf = (debt: bigint) => iofOnInstallments([{ month: 13, amortization: debt }], PERSON, 365)
    expect(debtWithIofFinanced(100_000_00n, iofOf)).toBe(103_490_74n)
  })

  it('leaves exactly the requested amount, to the centavo', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 13n }),
        fc.integer({ min: 0, max: 1500 }),
        fc.integer({ min: 1, max: 120 }),
        (wanted, rate, months) => {
          const iofOf = (debt: bigint) => iofOnInstallments(evenSchedule(debt, percent(rate / 100), months), PERSON, 365)
          const debt = debtWithIofFinanced(wanted, iofOf)
          const left = debt - iofOf(debt) - wanted
          expect(left === 0n || left === 1n).toBe(true)
        },
      ),
      { numRuns: 300 },
    )
  })
})
