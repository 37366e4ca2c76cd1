import { type Money, proportion } from '../../../../core/money.ts'
import { joined, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, count, money, object, percentage, percentOf, referenceDate } from '../../../../operation/input/fields.ts'
import dividends from '../../../income-tax/law/dividends.ts'
import fgts from '../../../payroll/law/fgts.ts'
import inss from '../../../payroll/law/inss.ts'
import selfEmployed from '../../../payroll/law/inss-self-employed.ts'
import irrf from '../../../payroll/law/irrf.ts'
import minimumWage from '../../../payroll/law/minimum-wage.ts'
import { assumeFgtsRounding } from '../../../payroll/rules/charges-and-benefits/fgts.ts'
import { assumeCltYear, cltYear } from '../../../payroll/rules/vacation-and-thirteenth/clt-year.ts'
import { yearlyRights } from '../../../payroll/rules/vacation-and-thirteenth/yearly-rights.ts'
import { assumeInssRounding } from '../../../payroll/rules/withholding/inss.ts'
import type { PayTables } from '../../../payroll/rules/withholding/net-pay.ts'
import simples from '../../law/simples-nacional.ts'
import { breakEvenInvoice, type Company, companyAtRate, companyFormula, simplesCompany } from '../../rules/company.ts'
import { assumeDividends, minimumTaxOf } from '../../rules/owner-dividends.ts'

/** Tolerance: one centavo a month. */
const TIE: Money = 12n

export default calculator({
  id: 'clt-vs-pj',
  slug: 'clt-ou-pj',
  variantOf: { canonical: 'evaluate_pj_offer', as: 'O mesmo valor como salário ou como nota' },
  title: 'CLT ou PJ',
  summary: 'O mesmo valor mensal como salário CLT ou como nota de uma empresa do Simples: o que sobra no ano e a nota que empata.',
  seeAlso: {
    evaluate_pj_offer: 'decidir sobre uma proposta com valores e benefícios diferentes dos dois lados',
    'pj-invoice': 'saber só quanto cobrar',
  },
  group: 'trabalho',
  headline: 'difference',
  says: {
    positive: 'Como PJ, você fica com {value} a mais no ano',
    negative: 'Como PJ, você fica com {value} a menos no ano',
    zero: 'No ano, CLT e PJ empatam',
  },
  lawDay: 'reference_date',
  input: {
    gross_value: money('Valor bruto mensal', { means: 'salary', hint: 'Salário na CLT, nota fiscal na PJ' }),
    pj_tax_rate: percentage('Imposto total da PJ sobre a nota', {
      min: 0,
      below: 100,
      blank: 'Simples, pelo melhor dos anexos III e V',
    }).optional(),
    pj_accountant: money('Contador da PJ por mês', { min: 0 }).prefault(250),
    benefits: money('Benefícios da CLT por mês (vale-refeição, plano de saúde…)', { min: 0 }).prefault(0),
    dependents: count('Dependentes para o IRRF').default(0),
    reference_date: referenceDate(),
  },
  result: {
    clt: object('CLT no ano', {
      grossAnnual: brl('Salários, 13º e terço de férias'),
      thirteenth: brl('13º salário'),
      vacationThird: brl('Terço de férias'),
      inss: brl('INSS'),
      irrf: brl('IRRF'),
      netAnnual: brl('Líquido'),
      fgts: brl('FGTS depositado'),
      benefits: brl('Benefícios'),
      total: brl('Líquido, FGTS e benefícios'),
    }),
    pj: object('PJ no ano', {
      annex: choice('Anexo do Simples', ['III', 'V'], undefined, { none: 'com a alíquota informada' }).nullable(),
      grossAnnual: brl('Notas emitidas'),
      taxes: brl('Impostos da empresa'),
      taxRatePercent: percentOf('Impostos da empresa sobre as notas'),
      proLabore: brl('Pró-labore'),
      inss: brl('INSS sobre o pró-labore'),
      irrf: brl('IRRF sobre o pró-labore'),
      dividendTax: brl('Imposto retido sobre os lucros', { hint: 'É adiantamento: acerta-se na declaração do ano' }),
      minimumTax: brl('Imposto mínimo das altas rendas', { hint: 'O que os lucros pagam no fim' }),
      settlement: brl('Acerto na declaração', { hint: 'Positivo a pagar, negativo a receber de volta' }),
      accountant: brl('Contador'),
      total: brl('O que sobra ao dono', { hint: 'Contado o acerto da declaração' }),
    }),
    difference: brl('PJ menos CLT no ano'),
    betterOption: choice(
      'O que deixa mais no ano',
      ['clt', 'pj', 'tie'],
      {
        clt: 'CLT',
        pj: 'PJ',
        tie: 'Empate',
      },
      { hint: 'Empate até um centavo por mês' },
    ),
    breakEvenInvoice: brl('Menor nota mensal que iguala a CLT', { none: 'se passa do teto do Simples' }).nullable(),
  },
  answer(input, ctx) {
    const { gross_value: gross, pj_tax_rate: rate, pj_accountant: accountant, dependents } = input
    const pay = { inss: ctx.law(inss), irrf: ctx.law(irrf) }
    const account = ctx.law(fgts)
    const year = cltYear({ salary: gross, months: 12, dependents }, pay, account, yearlyRights(ctx))
    const benefits = input.benefits * 12n
    const cltTotal = year.net + year.fgts + benefits
    assumeCltYear(ctx)
    assumeInssRounding(ctx, pay.inss)
    assumeFgtsRounding(ctx, account)
    ctx.assume('O pacote da CLT soma líquido, FGTS e benefícios; não conta multa do FGTS, seguro-desemprego nem estabilidade.')
    ctx.step('CLT no ano', () => joined([year.net, year.fgts, benefits], ' + '), cltTotal)

    const company = rate ? companyAtRate(rate, accountant) : simplesOf(ctx, pay, accountant, dependents)
    if (rate) ctx.assume(say`Imposto de ${rate} sobre a nota, como informado, cobrindo a empresa e o dono.`)
    if (company.largestInvoice !== null && gross > company.largestInvoice)
      ctx.refuse('gross_value', say`doze notas de ${gross} passam do teto do Simples Nacional; informe pj_tax_rate para comparar`)
    const month = company.month(gross)
    const pjTotal = ctx.step('PJ no ano', () => companyFormula(month), month.netYear)
    ctx.assume('A PJ emite doze notas iguais, sem férias pagas, 13º nem FGTS, e a empresa não tem empregados.')

    const difference = ctx.step('Diferença', say`${pjTotal} − ${cltTotal}`, pjTotal - cltTotal)
    const breakEven = breakEvenInvoice(cltTotal, company)
    if (breakEven === null) ctx.assume('Nenhuma nota dentro do teto do Simples Nacional iguala esta CLT.')
    else {
      ctx.step('Nota que empata', () => say`menor nota em que ${companyFormula(company.month(breakEven))} chega a ${cltTotal}`, breakEven)
      if (company.month(breakEven).netYear - cltTotal > TIE)
        ctx.assume('No ponto de empate a lei dá um salto: a nota de um centavo a menos ainda perde da CLT e esta já a supera.')
    }
    return {
      clt: {
        grossAnnual: year.gross,
        thirteenth: year.thirteenth,
        vacationThird: year.vacationThird,
        inss: year.inss,
        irrf: year.irrf,
        netAnnual: year.net,
        fgts: year.fgts,
        benefits,
        total: cltTotal,
      },
      pj: {
        annex: month.annex,
        grossAnnual: gross * 12n,
        taxes: month.taxes * 12n,
        taxRatePercent: proportion(month.taxes, gross),
        proLabore: month.proLabore * 12n,
        inss: month.inss * 12n,
        irrf: month.irrf * 12n,
        dividendTax: month.dividendTax * 12n,
        minimumTax: month.minimumTax,
        settlement: month.minimumTax - month.dividendTax * 12n,
        accountant: accountant * 12n,
        total: pjTotal,
      },
      difference,
      betterOption: better(difference),
      breakEvenInvoice: breakEven,
    }
  },
})

const better = (difference: Money): 'clt' | 'pj' | 'tie' => (difference > TIE ? 'pj' : difference < -TIE ? 'clt' : 'tie')

function simplesOf(ctx: Context, pay: PayTables, accountant: Money, dependents: number): Company {
  const law = {
    pay,
    simples: ctx.law(simples),
    selfEmployed: ctx.law(selfEmployed),
    dividends: ctx.law(dividends),
    minimumTax: minimumTaxOf(ctx),
    minimumWage: ctx.law(minimumWage).monthly,
  }
  const { threshold } = law.simples.factorR
  ctx.assume(
    say`Simples pelo melhor de dois caminhos: anexo III com pró-labore de ${threshold} da nota (fator R), ou anexo V com pró-labore de um salário mínimo; o resto sai como lucro.`,
  )
  ctx.assume(
    say`Pró-labore com INSS de ${law.selfEmployed.paidByCompany} até o teto, truncado no centavo, e IRRF da tabela mensal; acima do sublimite soma-se ISS de ${law.simples.issMaximum} fora do DAS.`,
  )
  assumeDividends(ctx, law)
  if (law.dividends.withholding)
    ctx.assume('O lucro presumido não é comparado; o aumento dele pela LC nº 224/2025, discutido na Justiça, não atinge o Simples.')
  return simplesCompany(law, accountant, dependents)
}
