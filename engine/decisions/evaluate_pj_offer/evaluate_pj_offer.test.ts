import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../test/support/ports.ts'
import { run } from '../../operation/evaluation/run.ts'

const decision = registry.decisions.get('evaluate_pj_offer')!

interface Answer {
  verdict: string
  answer: string
  pjMonthly: number
  breakEvenInvoice: number | null
  yearSettlement: number
  dividendWithholding: number
  assumptions: string[]
}
const ask = (current_clt_gross: number, proposed_pj_invoice: number) =>
  run(decision, { current_clt_gross, proposed_pj_invoice }, ports) as unknown as Answer

it('does not count as a cost the withholding refunded in the annual return', () => {
  expect(ask(72_000, 84_000)).toMatchObject({ verdict: 'accept_pj', pjMonthly: 67_044.81 })
  expect(ask(72_000, 85_000)).toMatchObject({
    verdict: 'accept_pj',
    pjMonthly: 67_807.81,
    dividendWithholding: 5032,
    yearSettlement: -60_384,
  })
})

it('never flips to staying as the invoice grows, within the Simples sublimit', () => {
  const order = ['stay_clt', 'tie', 'accept_pj']
  fc.assert(
    fc.property(
      fc.integer({ min: 2_000, max: 150_000 }),
      fc.integer({ min: 2_000, max: 280_000 }),
      fc.integer({ min: 1_000, max: 20_000 }),
      (clt, invoice, more) => {
        const [small, large] = [ask(clt, invoice), ask(clt, invoice + more)]
        expect(order.indexOf(large.verdict)).toBeGreaterThanOrEqual(order.indexOf(small.verdict))
        const even = large.breakEvenInvoice
        if (even !== null && invoice + more > even) expect(large.verdict).not.toBe('stay_clt')
      },
    ),
    { numRuns: 40 },
  )
})

it('states the annex without contradiction', () => {
  for (const invoice of [16_000, 90_000]) expect(ask(8000, invoice).assumptions.join('\n')).not.toMatch(/não sujeita ao fator R/)
})

it('formats an exact tie as R$ 0,00 more, not less', () => {
  expect(ask(8000, 8427.44)).toMatchObject({ verdict: 'tie', answer: expect.stringContaining('deixa R$ 0,00 a mais por mês') })
})

it('names the fall of the INSS base and the test of employment (CLT, arts. 3º and 9º)', () => {
  const said = (current_clt_gross: number, proposed_pj_invoice: number): string =>
    (
      run(
        registry.operations.get('evaluate_pj_offer')!,
        { current_clt_gross, proposed_pj_invoice, reference_date: '2026-10-10' },
        ports,
      ) as unknown as {
        assumptions: string[]
      }
    ).assumptions.join(' ')
  // Factor R of 28%: 13,000.00 pays 3,640.00 of pró-labore.
  expect(said(10000, 13000)).toMatch(/base do INSS cai de R\$ 8\.475,55 para R\$ 3\.640,00/)
  expect(said(3000, 20000)).not.toMatch(/base do INSS cai/)
  expect(said(3000, 4500)).toMatch(/arts\. 3º e 9º/)
})
