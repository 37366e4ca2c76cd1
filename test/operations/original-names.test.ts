/** Names of the newer original: an agent that knows them gets the same answers here. */
import { describe, expect, it } from 'vitest'
import { run } from '../../engine/operation/evaluation/run.ts'
import { ports, registry } from '../support/ports.ts'

const operationOf = (id: string) => registry.calculators.get(id) ?? registry.operations.get(id)!
const answerOf = (id: string, input: object): object => {
  const { input: _echo, inputs: _inputs, ...answer } = run(operationOf(id), input, ports) as Record<string, unknown>
  return answer
}

/** An answer without the interpretation of a year and a month. */
const withoutNote = (answer: object): object => {
  const { assumptions = [] } = answer as { assumptions?: readonly string[] }
  return { ...answer, assumptions: assumptions.filter((sentence) => !sentence.startsWith('O ano e o mês informados')) }
}

const OCTOBER = { reference_date: '2026-10-01' }

/** Operation, input by its own names, and input by the names of the newer original. */
const TWINS: readonly (readonly [string, object, object])[] = [
  ['check-inss', { base_salary: 3000, informed_inss: 248.58, ...OCTOBER }, { base_salary: 3000, informed_deduction: 248.58, ...OCTOBER }],
  [
    'check-irrf',
    { gross_salary: 9000, informed_inss: 988.07, informed_irrf: 1294.55, ...OCTOBER },
    { gross_salary: 9000, inss_deduction: 988.07, informed_deduction: 1294.55, ...OCTOBER },
  ],
  [
    'check-severance',
    {
      salary: 3000,
      type: 'sem_justa_causa',
      months_worked: 20,
      notice: 'worked',
      informed_vacation_third: 200,
      informed_fgts_fine: 100,
      ...OCTOBER,
    },
    {
      salary: 3000,
      type: 'sem_justa_causa',
      months_worked: 20,
      notice_worked: true,
      informed_vacation_bonus: 200,
      informed_fgts_penalty: 100,
      ...OCTOBER,
    },
  ],
  [
    'check-severance',
    { salary: 3000, type: 'sem_justa_causa', months_worked: 20, notice: 'indemnified', informed_notice: 3300, ...OCTOBER },
    { salary: 3000, type: 'sem_justa_causa', months_worked: 20, notice_worked: false, informed_notice_pay: 3300, ...OCTOBER },
  ],
  [
    'severance',
    { salary: 3000, months_worked: 20, type: 'sem_justa_causa', notice: 'worked' },
    { salary: 3000, months_worked: 20, type: 'sem_justa_causa', notice_worked: true },
  ],
  [
    'severance',
    { salary: 3000, months_worked: 20, type: 'sem_justa_causa', notice: 'indemnified' },
    { salary: 3000, months_worked: 20, type: 'sem_justa_causa', notice_worked: 'false' },
  ],
  ['notice', { salary: 3000, full_years: 4 }, { salary: 3000, full_years_worked: 4 }],
  [
    'real-salary',
    { previous_salary: 3000, current_salary: 3300, inflation_period: 5 },
    { previous_gross: 3000, current_gross: 3300, accumulated_inflation_percent: 5 },
  ],
  [
    'inflation-adjustment',
    { original_value: 3000, from: '2020-01', to: '2026-01' },
    { gross_salary: 3000, reference_date: '2020-01', to: '2026-01' },
  ],
  [
    'property-gain',
    { sale_price: 500000, acquisition_cost: 300000, acquisition_date: '2015-03-01', sale_date: '2026-03-01', reinvested: 100000 },
    {
      sale_price: 500000,
      acquisition_cost: 300000,
      acquisition_date: '2015-03-01',
      sale_date: '2026-03-01',
      reinvested_in_residential: 100000,
    },
  ],
  [
    'civil-update',
    { amount: 1000, interest_from: '2020-01-10', to: '2026-01-10' },
    { principal: 1000, interest_from: '2020-01-10', to: '2026-01-10' },
  ],
  ['cdb-comparison', { principal: 1000, months: 12, cdb_percent: 110 }, { principal: 1000, months: 12, cdi_percent: 110 }],
  ['lci-lca', { lci_percent: 90, months: 12 }, { cdi_percent: 90, months: 12 }],
  [
    'dividend-yield',
    { target_monthly_income: 1000, annual_yield: 6, current_investment: 50000 },
    { monthly_income: 1000, dividend_yield: 6, current_portfolio: 50000 },
  ],
  [
    'tesouro-selic',
    { trade: '2026-09-01', maturity: '2029-03-01', amount: 1000, rate: 0 },
    { trade: '2026-09-01', maturity: '2029-03-01', principal: 1000, rate: 0 },
  ],
  [
    'tesouro-prefixado',
    { trade: '2026-09-01', maturity: '2029-01-01', amount: 1000, rate: 13 },
    { trade: '2026-09-01', maturity: '2029-01-01', principal: 1000, annual_rate: 13 },
  ],
  [
    'property-gain',
    { sale_price: 500000, acquisition_cost: 300000, acquisition_date: '2015-03-01', sale_date: '2026-01-01' },
    { sale_price: 500000, acquisition_cost: 300000, acquisition_year: '2015', acquisition_month: 3, sale_year: 2026 },
  ],
  ['currency', { amount: 100, currency: 'EUR', direction: 'to_brl', rate: 6 }, { amount: 100, from: 'eur', to: 'BRL', rate: 6 }],
  ['currency', { amount: 100, currency: 'USD', direction: 'from_brl', rate: 5 }, { amount: 100, from: 'BRL', to: 'USD', rate: 5 }],
  [
    'check-irrf',
    { gross_salary: 9000, informed_inss: 988.07, informed_irrf: 1200, other_deductions: true, ...OCTOBER },
    { gross_salary: 9000, inss_deduction: 988.07, informed_deduction: 1200, has_other_deductions: true, ...OCTOBER },
  ],
  ['where_to_invest', { amount: 10000, months: 12, liquidity: 'any_day' }, { amount: 10000, months: 12, needs_liquidity: true }],
  ['where_to_invest', { amount: 10000, months: 12, liquidity: 'at_end' }, { amount: 10000, months: 12, needs_liquidity: false }],
]

describe('names of the newer original', () => {
  it.each(TWINS)('%s answers %j as %j', (id, own, original) => {
    expect(withoutNote(answerOf(id, original))).toEqual(withoutNote(answerOf(id, own)))
  })

  it('are refused beside the name that replaced them', () => {
    expect(() => run(operationOf('notice'), { salary: 3000, full_years: 4, full_years_worked: 4 }, ports)).toThrow(/full_years/)
  })

  it('a flag is refused where no option stands for it', () => {
    expect(() => run(operationOf('severance'), { salary: 3000, months_worked: 20, type: true }, ports)).toThrow(/type/)
  })

  it('of two fields are refused beside the field itself', () => {
    const sale = { sale_price: 500000, acquisition_cost: 300000, acquisition_date: '2015-03-01', sale_date: '2026-01-01' }
    expect(() => answered('property-gain', { ...sale, sale_year: 2026 })).toThrow(/sale_date/)
    expect(() => answered('currency', { amount: 1, from: 'USD', to: 'EUR' })).toThrow(/duas conversões/)
    expect(() => answered('property-gain', { ...sale, sale_date: undefined, sale_year: 'x' })).toThrow(/sale_year/)
    expect(() => answered('property-gain', { ...sale, sale_date: undefined, sale_year: 2026, sale_month: 13 })).toThrow(/sale_month/)
  })

  it('state the day that a year and a month stand for', () => {
    const asked = { sale_price: 500000, acquisition_cost: 300000, acquisition_year: 2015, sale_year: 2026, sale_month: 3 }
    expect(answered('property-gain', asked).assumptions).toContain('O ano e o mês informados contam do dia 01/01/2015 e 01/03/2026.')
  })
})

type Answered = Record<string, number> & { readonly assumptions: readonly string[]; readonly verdict: string; readonly answer: string }
const answered = (id: string, input: object) => run(operationOf(id), input, ports) as unknown as Answered

describe('inputs that only the newer original had', () => {
  it('sold_stocks_over_limit obliges as sales above the limit do', () => {
    const asked = { taxable_income: 20000, exercise: 2026 }
    expect(answered('check-irpf-obligation', { ...asked, sold_stocks_over_limit: true }).mustFile).toBe(true)
    expect(answered('check-irpf-obligation', { ...asked, sold_stocks_over_limit: false }).mustFile).toBe(false)
    expect(() => answered('check-irpf-obligation', { ...asked, sold_stocks_over_limit: true, stock_sales: 1 })).toThrow(/stock_sales/)
  })

  it('has_other_deductions leaves the tax unchecked', () => {
    const asked = { gross_salary: 9000, inss_deduction: 988.07, informed_deduction: 1200, has_other_deductions: true, ...OCTOBER }
    const { items } = run(operationOf('check-irrf'), asked, ports) as { items: { id: string; verdict: string }[] }
    expect(items.find(({ id }) => id === 'irrf')).toMatchObject({ verdict: 'not_checkable' })
  })

  it('previous_date and dependents compare net salaries by the tables of their days', () => {
    const asked = {
      previous_gross: 3000,
      current_gross: 3300,
      accumulated_inflation_percent: 5,
      previous_date: '2025-06-01',
      dependents: 0,
    }
    const { netPrevious, netCurrent, breakEvenSalary } = answered('real-salary', asked)
    expect(netPrevious).toBe(answered('net-salary', { gross_salary: 3000, reference_date: '2025-06-01' }).netSalary)
    expect(netCurrent).toBe(answered('net-salary', { gross_salary: 3300 }).netSalary)
    expect(breakEvenSalary).toBe(3150)
    expect(() => answered('real-salary', { ...asked, previous_date: undefined })).toThrow(/previous_date/)
  })

  it('previous_date starts the measured inflation where no inflation is given', () => {
    const pay = { previous_salary: 3000, current_salary: 3300, to: '2026-05' }
    const { inflationPercent } = answered('real-salary', { ...pay, previous_date: '2025-06-15' })
    expect(inflationPercent).toBe(answered('real-salary', { ...pay, from: '2025-06' }).inflationPercent)
    expect(() => answered('real-salary', { ...pay, from: '2025-06', previous_date: '2025-06-15' })).toThrow(/previous_date/)
  })

  it('grossThatTies is the gross of the corrected net', () => {
    const asked = {
      previous_gross: 5200,
      current_gross: 5300,
      accumulated_inflation_percent: 8,
      previous_date: '2025-06-01',
      dependents: 1,
    }
    const { netPrevious, grossThatTies } = answered('real-salary', asked)
    const kept = Math.round(netPrevious! * 108) / 100
    expect(answered('net-salary', { gross_salary: grossThatTies, dependents: 1 }).netSalary).toBeGreaterThanOrEqual(kept)
    expect(answered('net-salary', { gross_salary: grossThatTies! - 0.01, dependents: 1 }).netSalary).toBeLessThan(kept)
  })

  it('accumulated_inflation_percent of a salary gives the gross for the same net', () => {
    const asked = { gross_salary: 3000, reference_date: '2020-06', accumulated_inflation_percent: 40, dependents: 0 }
    const found = answered('inflation-adjustment', asked)
    expect(found).toMatchObject({ adjustedValue: 4200, accumulatedPercent: 40, index: null })
    const kept = Math.round(found.netThen! * 140) / 100
    expect(answered('net-salary', { gross_salary: found.grossForSameNet }).netSalary).toBeGreaterThanOrEqual(kept)
    expect(found.netToday).toBe(answered('net-salary', { gross_salary: 4200 }).netSalary)
    expect(() => answered('inflation-adjustment', { ...asked, years: 2 })).toThrow(/accumulated_inflation_percent/)
  })

  it('accumulated rates typed in place of the series need no dates', () => {
    const asked = { principal: 1000, accumulated_ipca_percent: 10, accumulated_legal_rate_percent: 5 }
    expect(answered('civil-update', asked)).toMatchObject({ correctedPrincipal: 1100, interest: 55, total: 1155 })
    expect(answered('civil-update', { ...asked, fine_percent: 2 })).toMatchObject({ fine: 22, total: 1177 })
    expect(() => answered('civil-update', { principal: 1000, accumulated_ipca_percent: 10 })).toThrow(/interest_from/)
    const dates = { interest_from: '2025-01-10', to: '2026-01-10' }
    const { interestPercent, correctedPrincipal } = answered('civil-update', { amount: 1000, ...dates })
    const typedIndex = answered('civil-update', { amount: 1000, ...dates, accumulated_ipca_percent: 10 })
    expect(typedIndex).toMatchObject({ correctedPrincipal: 1100, interestPercent })
    const typedInterest = answered('civil-update', { amount: 1000, ...dates, accumulated_legal_rate_percent: 5 })
    expect(typedInterest).toMatchObject({ correctedPrincipal, interestPercent: 5 })
    const early = { amount: 1000, interest_from: '2024-08-29', to: '2026-01-10', accumulated_ipca_percent: 10 }
    expect(() => answered('civil-update', early)).toThrow(/30\/08\/2024/)
  })

  it.each([
    ['tesouro-selic', {}, '14/11/2028, o fim do prazo'],
    ['tesouro-prefixado', {}, '01/01/2029, o primeiro a vencer depois do prazo; o resgate é em 14/11/2028'],
    ['tesouro-ipca', { annual_rate: 7 }, '15/11/2028, o primeiro a vencer depois do prazo; o resgate é em 14/11/2028'],
  ])('months of %s choose the first bond after them', (id, rate, sentence) => {
    const { assumptions, netAmount } = answered(id, { principal: 10000, months: 24, ...rate })
    expect(netAmount).toBeGreaterThan(9000)
    expect(assumptions).toContain(`Título com vencimento em ${sentence}.`)
    expect(() => answered(id, { principal: 10000, months: 24, maturity: '2029-01-01' })).toThrow(/maturity/)
  })

  it('cdi_percent gives the yield of the days by the CDI of the date', () => {
    const asked = { principal: 10000, days: 10, reference_date: '2026-07-01' }
    const { grossYield, assumptions } = answered('iof-redemption', { ...asked, cdi_percent: 100 })
    const [, cdi] = /CDI de ([\d,]+)% ao ano/.exec(assumptions.join(' '))!
    expect(grossYield).toBe(answered('iof-redemption', { ...asked, annual_rate: Number(cdi!.replace(',', '.')) }).grossYield)
    expect(() => answered('iof-redemption', { ...asked, cdi_percent: 1, annual_rate: 1 })).toThrow(/annual_rate/)
  })

  it('annual_return grows the portfolio besides its dividends', () => {
    const asked = { monthly_income: 1000, dividend_yield: 6, current_portfolio: 50000, monthly_contribution: 1000 }
    const still = answered('dividend-yield', asked)
    const growing = answered('dividend-yield', { ...asked, annual_return: 5 })
    expect(growing.requiredInvestment).toBe(still.requiredInvestment)
    expect(growing.monthsToTarget).toBeLessThan(still.monthsToTarget!)
    expect(answered('dividend-yield', { ...asked, annual_return: 0 })).toEqual(still)
  })

  it('goal leaves out what does not serve it', () => {
    const bond = { prefixado_rate: 14, prefixado_maturity: '2029-01-01' }
    const asked = { amount: 10000, months: 24, profile: 'moderate', lci_percent: 95, ...bond }
    const suiting = (goal: string): string[] => {
      const { options } = run(operationOf('where_to_invest'), { ...asked, goal }, ports) as {
        options: { option: string; suits: boolean }[]
      }
      return options.filter(({ suits }) => suits).map(({ option }) => option)
    }
    expect(suiting('growth')).toContain('tesouro_prefixado')
    expect(suiting('preserve')).not.toContain('tesouro_prefixado')
    expect(suiting('income')).not.toContain('lci_lca')
    expect(answered('where_to_invest', { ...asked, goal: 'income' }).answer).toMatch(/Para a renda/)
  })
})

describe('where_to_invest above the guarantee of deposits', () => {
  const optionOf = (amount: number, option: string) => {
    const { options } = run(operationOf('where_to_invest'), { amount, months: 60 }, ports) as {
      options: { option: string; suits: boolean; caution: string | null }[]
    }
    return options.find((each) => each.option === option)!
  }

  it('warns above the limit of one institution and excludes a cautious person above the limit of four years', () => {
    expect(optionOf(250_000, 'cdb')).toMatchObject({ suits: true, caution: null })
    expect(optionOf(250_000.01, 'cdb')).toMatchObject({ suits: true, caution: expect.stringMatching(/divida entre bancos/) })
    expect(optionOf(1_000_000, 'cdb').suits).toBe(true)
    expect(optionOf(1_000_000.01, 'cdb').suits).toBe(false)
    expect(optionOf(10_000, 'tesouro_reserva').caution).toMatch(/custódia é desconhecida/)
  })
})
