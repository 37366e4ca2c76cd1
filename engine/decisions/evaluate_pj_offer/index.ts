import { atLeastZero, type Money, smallest, split, toNumber } from '../../core/money.ts'
import type { Ratio } from '../../core/ratio.ts'
import { type Phrase, say } from '../../core/text/sentence.ts'
import cltVsPj from '../../domains/business/calculators/clt-vs-pj/index.ts'
import simplesNacional from '../../domains/business/calculators/simples-nacional/index.ts'
import annualSalary from '../../domains/payroll/calculators/annual-salary/index.ts'
import netSalary from '../../domains/payroll/calculators/net-salary/index.ts'
import inss from '../../domains/payroll/law/inss.ts'
import { type DecisionContext, decision } from '../../operation/definition/decision.ts'
import { assumeTie, beyondBand, sensitivityLines, tieBand, tiePercent } from '../../operation/evaluation/sensitivity.ts'
import { brl, choice, count, money, referenceDate } from '../../operation/input/fields.ts'

type Verdict = 'accept_pj' | 'stay_clt' | 'tie'

export default decision({
  id: 'evaluate_pj_offer',
  slug: 'vale-a-pena-virar-pj',
  title: 'CLT ou PJ?',
  summary:
    'Compara o pacote mensal da CLT (líquido, FGTS, 13º, terço de férias e benefícios) com o que a nota deixa no Simples, e acha a nota que empata.',
  question: 'A proposta como PJ deixa mais do que o emprego CLT atual?',
  verdicts: ['accept_pj', 'stay_clt', 'tie'],
  verdictWords: { accept_pj: 'Aceitar a proposta PJ', stay_clt: 'Ficar na CLT', tie: 'Empate' },
  seeAlso: { 'clt-vs-pj': 'comparar o mesmo valor mensal dos dois lados' },
  lawDay: 'reference_date',
  input: {
    current_clt_gross: money('Salário bruto atual na CLT'),
    proposed_pj_invoice: money('Nota fiscal mensal proposta', { spoken: ['pj'] }),
    dependents: count('Dependentes para o IRRF').default(0),
    accounting_fee: money('Contador da PJ por mês', { min: 0 }).prefault(250),
    benefits: money('Benefícios da CLT que se perdem, por mês', { min: 0 }).prefault(0),
    tie_percent: tiePercent(),
    reference_date: referenceDate(),
  },
  names: {
    gross_salary: 'current_clt_gross',
    monthly_salary: 'current_clt_gross',
    gross_value: 'proposed_pj_invoice',
    monthly_revenue: 'proposed_pj_invoice',
    revenue_12m: 'proposed_pj_invoice',
    payroll_12m: 'proposed_pj_invoice',
    pj_accountant: 'accounting_fee',
  },
  result: {
    cltMonthly: brl('Pacote mensal da CLT'),
    pjMonthly: brl('O que a nota deixa por mês'),
    monthlyDifference: brl('PJ menos CLT por mês'),
    tieBand: brl('Diferença por mês até a qual é empate'),
    dividendWithholding: brl('Retido sobre os lucros, por mês', { hint: 'Adiantamento: não está descontado do que a nota deixa' }),
    yearSettlement: brl('Acerto na declaração do ano', { hint: 'Positivo a pagar, negativo a receber de volta' }),
    breakEvenInvoice: brl('Nota mensal que iguala a CLT', { none: 'se passa do teto do Simples' }).nullable(),
    route: choice(
      'Caminho no Simples',
      ['factor_r', 'minimum_pro_labore'],
      { factor_r: 'Anexo III, pelo fator R', minimum_pro_labore: 'Anexo V, com pró-labore mínimo' },
      { hint: 'Anexo III com pró-labore pelo fator R, ou anexo V com pró-labore mínimo' },
    ),
  },
  answer(input, ctx) {
    const { current_clt_gross: gross, proposed_pj_invoice: invoice, dependents } = input
    const terms = { dependents, pj_accountant: input.accounting_fee, benefits: input.benefits }

    const ofTheSalary = { names: { gross_value: 'current_clt_gross' } }
    ctx.take(['clt_month', 'Salário líquido de hoje'], netSalary, { gross_salary: gross, dependents })
    ctx.take(['clt_year', 'O ano na CLT: 13º, férias e FGTS'], annualSalary, { monthly_salary: gross, dependents })
    const current = ctx.take(
      ['break_even', 'A CLT no ano, com os benefícios, e a nota que empata'],
      cltVsPj,
      { gross_value: gross, ...terms },
      { ...ofTheSalary, figure: 'clt.total' },
    )
    const offer = ctx.take(['pj_year', 'O que a nota deixa no ano'], cltVsPj, { gross_value: invoice, ...terms }, { figure: 'pj.total' })
    ctx.take(['pj_tax', 'O imposto da empresa no mês'], simplesNacional, {
      monthly_revenue: invoice,
      annex: offer.pj.annex ?? 'III',
      revenue_12m: invoice * 12n,
      payroll_12m: offer.pj.proLabore,
    })

    const cltYear = current.clt.total
    const pjYear = offer.pj.total
    const verdict = verdictOf(pjYear, cltYear, input.tie_percent)
    const cltMonthly = split(cltYear, 12, 'halfUp')
    const pjMonthly = split(pjYear, 12, 'halfUp')
    const band = tieBand([cltMonthly, pjMonthly], input.tie_percent)
    assumeTie(ctx, band, input.tie_percent)
    const breakEven = current.breakEvenInvoice
    ctx.combine(['comparison', 'Diferença por mês'], { cltMonthly, pjMonthly }, { monthlyDifference: pjMonthly - cltMonthly })

    assumeWhatIsLost(ctx, gross, offer.pj.proLabore)
    const route: 'factor_r' | 'minimum_pro_labore' = offer.pj.annex === 'III' ? 'factor_r' : 'minimum_pro_labore'
    const sensitivity = sensitivityOf(ctx, { gross, invoice, terms, cltYear, pjYear, verdict, share: input.tie_percent })
    return {
      verdict,
      answer: answerOf(verdict, pjMonthly - cltMonthly, breakEven),
      weakestLink: ctx.weakestLink(sensitivity, {
        step: 'pj_year',
        why: 'A conta supõe doze notas iguais por ano e não põe preço na estabilidade, na multa do FGTS nem no seguro-desemprego.',
      }),
      sensitivity,
      cltMonthly,
      pjMonthly,
      monthlyDifference: pjMonthly - cltMonthly,
      tieBand: band,
      dividendWithholding: split(offer.pj.dividendTax, 12, 'halfUp'),
      yearSettlement: offer.pj.settlement,
      breakEvenInvoice: breakEven,
      route,
    }
  },
})

/** Base of the INSS, which decides pensions and sick pay, and the test of employment: neither is in the figures. */
function assumeWhatIsLost(ctx: DecisionContext, gross: Money, yearlyProLabore: Money): void {
  const { ceiling } = ctx.law(inss)
  const [before, after] = [smallest(gross, ceiling), smallest(split(yearlyProLabore, 12, 'halfUp'), ceiling)]
  if (after < before)
    ctx.assume(
      say`A base do INSS cai de ${before} para ${after} por mês, o pró-labore: aposentadoria, auxílio-doença e pensão passam a ser calculados sobre ela, e isso não entra na conta.`,
    )
  ctx.assume(
    'A PJ supõe trabalho sem subordinação, horário e pessoalidade: com eles, a lei vê emprego, qualquer que seja o contrato (CLT, arts. 3º e 9º).',
  )
}

/** Tolerance: one centavo a month. */
const ROUNDINGS: Money = 12n

const verdictOf = (pjYear: Money, cltYear: Money, share: Ratio): Verdict =>
  beyondBand(pjYear - cltYear, tieBand([pjYear, cltYear], share, ROUNDINGS), 'accept_pj', 'stay_clt')

function answerOf(verdict: Verdict, monthly: Money, breakEven: Money | null): Phrase {
  const even = breakEven === null ? 'nenhuma nota dentro do Simples empata' : say`a nota que empata é ${breakEven}`
  const size = monthly < 0n ? -monthly : monthly
  if (verdict === 'tie') return say`Empate: a PJ deixa ${size} a ${monthly < 0n ? 'menos' : 'mais'} por mês; ${even}.`
  return verdict === 'accept_pj'
    ? say`Sim: a PJ deixa ${size} a mais por mês; ${even}.`
    : say`Não: a PJ deixa ${size} a menos por mês; ${even}.`
}

interface Situation {
  readonly gross: Money
  readonly invoice: Money
  readonly terms: { readonly dependents: number; readonly benefits: Money; readonly pj_accountant: Money }
  readonly cltYear: Money
  readonly pjYear: Money
  readonly verdict: Verdict
  readonly share: Ratio
}

/** Sensitivity: one invoice less or more a year, benefits ±10% of the salary, accountant fee halved and doubled. */
function sensitivityOf(ctx: DecisionContext, { gross, invoice, terms, cltYear, pjYear, verdict, share }: Situation) {
  const pjAt = (changed: { gross_value?: Money; pj_accountant?: Money }) =>
    ctx.whatIf(cltVsPj, { gross_value: invoice, ...terms, ...changed }).pj.total
  const tenth = split(gross, 10, 'halfUp')
  return [
    ...sensitivityLines(verdict, {
      assumption: 'nota mensal, com uma a menos ou a mais no ano',
      step: 'pj_year',
      from: invoice,
      to: [11n, 13n].map((invoices) => split(invoice * invoices, 12, 'halfUp')),
      shown: toNumber,
      verdictAt: (value) => verdictOf(pjAt({ gross_value: value }), cltYear, share),
    }),
    ...sensitivityLines(verdict, {
      assumption: 'benefícios da CLT por mês',
      step: 'break_even',
      from: terms.benefits,
      to: [atLeastZero(terms.benefits - tenth), terms.benefits + tenth],
      shown: toNumber,
      verdictAt: (benefits) => verdictOf(pjYear, ctx.whatIf(cltVsPj, { gross_value: gross, ...terms, benefits }).clt.total, share),
    }),
    ...sensitivityLines(verdict, {
      assumption: 'contador por mês',
      step: 'pj_year',
      from: terms.pj_accountant,
      to: [split(terms.pj_accountant, 2, 'halfUp'), terms.pj_accountant * 2n],
      shown: toNumber,
      verdictAt: (value) => verdictOf(pjAt({ pj_accountant: value }), cltYear, share),
    }),
  ]
}
