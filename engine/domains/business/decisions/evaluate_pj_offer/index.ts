import { formatBRL, type Money, split, toNumber } from '../../../../core/money.ts'
import { type DecisionContext, decision } from '../../../../core/operation/decision.ts'
import { brl, choice, count, money, referenceDate } from '../../../../core/operation/fields.ts'
import annualSalary from '../../../payroll/calculators/annual-salary/index.ts'
import netSalary from '../../../payroll/calculators/net-salary/index.ts'
import cltVsPj from '../../calculators/clt-vs-pj/index.ts'
import simplesNacional from '../../calculators/simples-nacional/index.ts'
import { examples } from './examples.ts'

type Verdict = 'accept_pj' | 'stay_clt' | 'tie'

export default decision({
  id: 'evaluate_pj_offer',
  slug: 'vale-a-pena-virar-pj',
  title: 'Vale a pena virar PJ?',
  summary:
    'Compara o pacote mensal da CLT (líquido, FGTS, 13º, terço de férias e benefícios) com o que a nota deixa no Simples, e acha a nota que empata.',
  question: 'A proposta como PJ deixa mais do que o emprego CLT atual?',
  verdicts: ['accept_pj', 'stay_clt', 'tie'],
  verdictWords: { accept_pj: 'Aceitar a proposta PJ', stay_clt: 'Ficar na CLT', tie: 'Empate' },
  keywords: ['pejota', 'proposta', 'clt ou pj', 'nota fiscal'],
  lawDay: 'reference_date',
  input: {
    current_clt_gross: money('Salário bruto atual na CLT'),
    proposed_pj_invoice: money('Nota fiscal mensal proposta'),
    dependents: count('Dependentes para o IRRF').default(0),
    accounting_fee: money('Contador da PJ por mês', { min: 0 }).prefault(250),
    benefits: money('Benefícios da CLT que se perdem, por mês', { min: 0 }).prefault(0),
    reference_date: referenceDate(),
  },
  result: {
    cltMonthly: brl('Pacote mensal da CLT'),
    pjMonthly: brl('O que a nota deixa por mês'),
    monthlyDifference: brl('PJ menos CLT por mês'),
    breakEvenInvoice: brl('Nota mensal que iguala a CLT', { hint: 'Nula se passa do teto do Simples' }).nullable(),
    route: choice(
      'Caminho no Simples',
      ['factor_r', 'minimum_pro_labore'],
      { factor_r: 'Anexo III, pelo fator R', minimum_pro_labore: 'Anexo V, com pró-labore mínimo' },
      { hint: 'Anexo III com pró-labore pelo fator R, ou anexo V com pró-labore mínimo' },
    ),
  },
  examples,
  answer(input, ctx) {
    const { current_clt_gross: gross, proposed_pj_invoice: invoice, dependents } = input
    const terms = { dependents, pj_accountant: input.accounting_fee, benefits: input.benefits }

    ctx.take(['clt_month', 'Salário líquido de hoje'], netSalary, { gross_salary: gross, dependents })
    ctx.take(['clt_year', 'O ano na CLT: 13º, férias e FGTS'], annualSalary, { monthly_salary: gross, dependents })
    const current = ctx.take(['break_even', 'A CLT no ano e a nota que empata'], cltVsPj, { gross_value: gross, ...terms })
    const offer = ctx.take(['pj_year', 'A nota proposta no ano'], cltVsPj, { gross_value: invoice, ...terms })
    ctx.take(['pj_tax', 'O imposto da empresa no mês'], simplesNacional, { monthly_revenue: invoice, annex: offer.pj.annex ?? 'III' })

    const cltYear = current.clt.total
    const pjYear = offer.pj.total
    const verdict = verdictOf(pjYear - cltYear)
    const cltMonthly = split(cltYear, 12, 'halfUp')
    const pjMonthly = split(pjYear, 12, 'halfUp')
    const breakEven = current.breakEvenInvoice
    ctx.combine(['comparison', 'Diferença por mês'], { cltMonthly, pjMonthly }, { monthlyDifference: pjMonthly - cltMonthly })

    const route: 'factor_r' | 'minimum_pro_labore' = offer.pj.annex === 'III' ? 'factor_r' : 'minimum_pro_labore'
    const sensitivity = sensitivityOf(ctx, { gross, invoice, terms, cltYear, pjYear, verdict })
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
      breakEvenInvoice: breakEven,
      route,
    }
  },
})

/** A centavo a month, either way, is a tie: no invoice in whole centavos comes closer. */
function verdictOf(yearlyDifference: Money): Verdict {
  if (yearlyDifference > 12n) return 'accept_pj'
  return yearlyDifference < -12n ? 'stay_clt' : 'tie'
}

function answerOf(verdict: Verdict, monthly: Money, breakEven: Money | null): string {
  const even = breakEven === null ? 'nenhuma nota dentro do Simples empata' : `a nota que empata é ${formatBRL(breakEven)}`
  if (verdict === 'tie') return `As duas empatam: ${even}.`
  return verdict === 'accept_pj'
    ? `Sim: a PJ deixa ${formatBRL(monthly)} a mais por mês; ${even}.`
    : `Não: a PJ deixa ${formatBRL(-monthly)} a menos por mês; ${even}.`
}

interface Situation {
  readonly gross: Money
  readonly invoice: Money
  readonly terms: { readonly dependents: number; readonly benefits: Money; readonly pj_accountant: Money }
  readonly cltYear: Money
  readonly pjYear: Money
  readonly verdict: Verdict
}

/** A month without an invoice, benefits worth a tenth of the salary more, an accountant at twice the price. */
function sensitivityOf(ctx: DecisionContext, { gross, invoice, terms, cltYear, pjYear, verdict }: Situation) {
  const elevenInvoices = split(pjYear * 11n, 12, 'halfUp')
  const moreBenefits = terms.benefits + split(gross, 10, 'halfUp')
  const richer = ctx.whatIf(cltVsPj, { gross_value: gross, ...terms, benefits: moreBenefits })
  const dearer = terms.pj_accountant * 2n
  const costlier = ctx.whatIf(cltVsPj, { gross_value: invoice, ...terms, pj_accountant: dearer })
  return [
    { assumption: 'notas emitidas no ano', from: 12, to: 11, verdictChanges: verdictOf(elevenInvoices - cltYear) !== verdict },
    {
      assumption: 'benefícios da CLT por mês',
      from: toNumber(terms.benefits),
      to: toNumber(moreBenefits),
      verdictChanges: verdictOf(pjYear - richer.clt.total) !== verdict,
    },
    {
      assumption: 'contador por mês',
      from: toNumber(terms.pj_accountant),
      to: toNumber(dearer),
      verdictChanges: verdictOf(costlier.pj.total - cltYear) !== verdict,
    },
  ]
}
