import { recordOf, withoutUndefined } from '../../../../core/collections/records.ts'
import { dayIn, monthInWords } from '../../../../core/day.ts'
import { annualFromMonthly } from '../../../../core/finance/installment.ts'
import type { Money } from '../../../../core/money.ts'
import { ONE, Ratio } from '../../../../core/ratio.ts'
import { joined, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import {
  brl,
  choice,
  count,
  date,
  flag,
  list,
  money,
  number,
  object,
  percentage,
  percentOf,
  text,
  words,
} from '../../../../operation/input/fields.ts'
import { MODALITIES, MODALITY_NAMES } from '../../rules/average-rates/modalities.ts'
import { asStated } from '../../rules/cet.ts'
import { comparedWithAverage, marksOf, readAverage } from './average.ts'
import { CAP_KINDS, capOf } from './caps.ts'
import { installmentOf, type Recomputed, recompute, statedRate } from './contract.ts'
import { contractTerms } from './contract-text.ts'
import { COURTS } from './courts.ts'
import { type Offered, portabilityOf, refinancingOf } from './portability.ts'

const MODALITY_WORDS = recordOf(MODALITY_NAMES, (name): string => MODALITIES[name].name)

const MAX_TEXT = 20_000

export default calculator({
  id: 'credit-check',
  slug: 'conferir-juros-do-contrato',
  title: 'Conferir os juros do contrato',
  summary:
    'Os juros de um contrato de crédito diante da média do mês publicada pelo Banco Central, com a parcela, o IOF e o CET recalculados, o teto da data e a portabilidade. A média é referência, não limite.',
  seeAlso: { 'loan-comparison': 'comparar propostas', installment: 'só calcular a parcela' },
  group: 'credito',
  headline: 'ratio',
  says: '{inWords}',
  lawDay: 'contract_date',
  input: {
    modality: choice('Tipo de crédito', MODALITY_NAMES, MODALITY_WORDS, { blank: 'o do texto do contrato' }).optional(),
    contract_date: date('Data do contrato', { hint: 'Escolhe o mês da média, o IOF e o teto', blank: 'a do texto do contrato' }).optional(),
    amount: money('Valor do crédito', {
      hint: 'O que fica à disposição, antes do IOF e do que se financia junto',
      blank: 'o do texto do contrato',
    }).optional(),
    installments: count('Número de parcelas', { min: 1, max: 600, blank: 'só a taxa é comparada' }, 'months').optional(),
    monthly_rate: percentage('Juros ao mês do contrato', { above: 0, max: 100 }).optional(),
    annual_rate: percentage('Juros ao ano do contrato', { above: 0, max: 500_000 }).optional(),
    installment: money('Valor da parcela').optional(),
    iof: choice('Como o IOF é pago', ['financed', 'upfront', 'none'], {
      financed: 'Somado à dívida',
      upfront: 'Descontado do valor liberado',
      none: 'Sem IOF',
    }).default('financed'),
    iof_amount: money('IOF do contrato', { min: 0, blank: 'calculado pela lei da data' }).optional(),
    financed_fees: money('Tarifas financiadas', { min: 0 }).prefault(0),
    financed_insurance: money('Seguro financiado', { min: 0 }).prefault(0),
    upfront_fees: money('Tarifas pagas na contratação', { min: 0 }).prefault(0),
    monthly_insurance: money('Seguro por mês', { min: 0, hint: 'Fora da parcela' }).prefault(0),
    monthly_fee: money('Tarifa por mês', { min: 0, hint: 'Fora da parcela' }).prefault(0),
    first_due: date('Vencimento da primeira parcela', { blank: 'um mês depois do contrato' }).optional(),
    cet_annual: percentage('CET ao ano do contrato', { min: 0, max: 1_000_000 }).optional(),
    total_financed: money('Valor total financiado do contrato', { blank: 'o crédito com tarifas, seguro e IOF financiados' }).optional(),
    borrower: choice(
      'Quem toma o crédito',
      ['person', 'company', 'small_company'],
      {
        person: 'Pessoa física',
        company: 'Empresa',
        small_company: 'Empresa do Simples ou MEI',
      },
      { blank: 'pelo tipo de crédito' },
    ).optional(),
    paid_installments: count('Parcelas já pagas', { min: 0, max: 600 }).default(0),
    offer_rate: percentage('Juros ao mês da proposta de outro banco', { above: 0, max: 100 }).optional(),
    offer_installments: count('Parcelas da proposta', { min: 1, max: 600, blank: 'as que faltam' }, 'months').optional(),
    offer_costs: money('Custos da portabilidade', { min: 0 }).prefault(0),
    extra_cash: money('Dinheiro a mais no refinanciamento', { min: 0 }).prefault(0),
    wanted_saving: money('Economia por mês que se quer', { min: 0 }).prefault(0),
    contract_text: text('Texto do contrato', { hint: 'Colado como está; o que vem nos campos vale mais' }).max(MAX_TEXT).optional(),
    charged_so_far: money('Juros e encargos já cobrados no cartão', { min: 0 }).optional(),
  },
  result: {
    ratio: number('Quantas vezes a média', { hint: 'Juros do contrato divididos pela média do mês' }),
    pointsAbove: percentOf('Juros do contrato menos a média, ao mês'),
    trueRatio: number('Quantas vezes a média, pelos juros que a parcela traz', { none: 'sem a parcela do contrato' }).nullable(),
    average: object('Média do Banco Central', {
      series: number('Série mensal'),
      yearlySeries: number('Série anual').nullable(),
      name: text('Tipo de crédito'),
      askedMonth: text('Mês do contrato'),
      month: text('Mês da média'),
      monthlyPercent: percentOf('Média ao mês'),
      annualPercent: percentOf('Média ao ano'),
      newestMonth: text('Último mês que se tem'),
      readOn: text('Média lida em', { none: 'quando veio da exportação do Banco Central' }).nullable(),
      note: words('Observação').nullable(),
    }),
    marks: list(
      'Marcos',
      object('Marco', { times: number('Vezes a média'), ratePercent: percentOf('Juros ao mês'), passed: flag('Passou') }),
    ),
    rate: object('Juros do contrato', {
      statedPercent: percentOf('Informados, ao mês', { decimals: 4 }).nullable(),
      truePercent: percentOf('Que a parcela traz, ao mês', { decimals: 4 }).nullable(),
      annualPercent: percentOf('Ao ano, capitalizados'),
      statedAnnualPercent: percentOf('Informados, ao ano').nullable(),
      status: choice('Situação', ['matches', 'differs', 'not_compared'], STATUS_WORDS()),
    }),
    financed: brl('Valor financiado', { none: 'sem parcelas' }).nullable(),
    iof: object('IOF', {
      stated: brl('Do contrato').nullable(),
      computed: brl('Calculado'),
      daily: brl('Parte diária'),
      additional: brl('Parte adicional'),
      difference: brl('Contrato menos o calculado').nullable(),
    }).nullable(),
    installment: object('Parcela', {
      stated: brl('Do contrato').nullable(),
      computed: brl('Calculada'),
      difference: brl('Contrato menos a calculada').nullable(),
      status: choice('Situação', ['matches', 'rounding', 'differs', 'not_compared'], {
        ...STATUS_WORDS(),
        rounding: 'Difere pelo arredondamento',
      }),
    }).nullable(),
    cet: object('Custo efetivo total', {
      statedAnnual: percentOf('Do contrato, ao ano').nullable(),
      annualPercent: percentOf('Calculado, ao ano').nullable(),
      monthlyPercent: percentOf('Calculado, ao mês').nullable(),
      difference: percentOf('Contrato menos o calculado').nullable(),
      status: choice('Situação', ['matches', 'close', 'differs', 'not_compared'], { ...STATUS_WORDS(), close: 'Perto' }),
    }).nullable(),
    atAverage: object('A mesma dívida pela média', {
      installment: brl('Parcela'),
      monthlyDifference: brl('Diferença por mês', { hint: 'Negativa quando o contrato fica abaixo da média' }),
      totalDifference: brl('Diferença em todas as parcelas'),
      total: brl('Total das parcelas pela média'),
    }).nullable(),
    cap: object('Teto da data', {
      kind: choice('Teto', CAP_KINDS, {
        overdraft: 'Juros do cheque especial',
        card_charges: 'Juros e encargos do cartão',
        inss_loan: 'Juros do consignado do INSS',
      }),
      limitPercent: percentOf('Limite ao mês').nullable(),
      otherLimitPercent: percentOf('Outro limite que pode valer no dia').nullable(),
      limitAmount: brl('Limite em reais').nullable(),
      passed: flag('Passou').nullable(),
      act: text('Ato'),
    }).nullable(),
    portability: object('Portabilidade', {
      balance: brl('Saldo a levar'),
      remaining: number('Parcelas que faltam'),
      evenRatePercent: percentOf('Juros em que a parcela não muda', { decimals: 4 }).nullable(),
      neededRatePercent: percentOf('Juros para a economia desejada', { decimals: 4 }).nullable(),
      offer: object('A proposta', {
        installment: brl('Parcela'),
        monthlySaving: brl('Economia por mês'),
        totalSaving: brl('Economia total'),
      }).nullable(),
      atNewestAverage: object('Pela média mais nova', {
        ratePercent: percentOf('Média ao mês'),
        installment: brl('Parcela'),
        monthlySaving: brl('Economia por mês'),
      }),
    }).nullable(),
    refinancing: object('Refinanciar com dinheiro a mais', {
      evenRatePercent: percentOf('Juros em que custa o mesmo que outro empréstimo à parte', { decimals: 4 }).nullable(),
      separateInstallment: brl('Parcela do empréstimo à parte'),
      installments: number('Parcelas'),
    }).nullable(),
    courts: list('O que o STJ diz', words('Decisão')),
    dataTo: text('Último mês que se tem da média'),
    inWords: words('Em palavras'),
  },
  answer({ contract_text: pasted, ...typed }, ctx) {
    const input = pasted === undefined ? typed : { ...contractTerms(pasted), ...withoutUndefined(typed) }
    const modality = input.modality ?? ctx.refuse('modality', 'é obrigatório: o texto não diz o tipo de crédito, ou diz mais de um')
    const day = input.contract_date ?? ctx.refuse('contract_date', 'é obrigatório')
    const amount = input.amount ?? ctx.refuse('amount', 'é obrigatório')
    if (pasted !== undefined)
      ctx.assume(say`Lido do texto: ${joined(Object.keys(contractTerms(pasted)), ', ', 'nada')}. Confira com o papel.`)
    if (day > ctx.today) ctx.refuse('contract_date', 'está no futuro')
    const { revolving, borrower, name } = MODALITIES[modality]
    if (revolving && (input.installments !== undefined || input.installment !== undefined))
      ctx.refuse(input.installments === undefined ? 'installment' : 'installments', 'não existe no crédito rotativo: informe os juros')
    if (input.monthly_rate === undefined && input.annual_rate === undefined && input.installment === undefined)
      ctx.refuse('monthly_rate', 'informe monthly_rate, annual_rate ou installment')
    if (input.installment !== undefined && input.installments === undefined) ctx.refuse('installments', 'é obrigatório com a parcela')
    const stated = statedRate(input.monthly_rate, input.annual_rate)
    const average = readAverage(ctx, modality, day)
    const contract =
      input.installments === undefined
        ? null
        : recompute(ctx, {
            contractDate: day,
            amount,
            months: input.installments,
            rate: stated,
            installment: input.installment,
            iof: input.iof,
            iofAmount: input.iof_amount,
            fees: input.financed_fees + input.financed_insurance,
            upfrontFees: input.upfront_fees,
            monthlyCharges: input.monthly_insurance + input.monthly_fee,
            firstDue: input.first_due,
            totalFinanced: input.total_financed,
            borrower: input.borrower ?? (borrower === 'company' ? 'company' : 'person'),
          })
    const rate = stated ?? contract!.trueRate!
    if (rate.compare(ONE) > 0) ctx.refuse('monthly_rate', 'passa de 100% ao mês: confira')
    const compared = comparedWithAverage(ctx, rate, average)
    ctx.assume('A média é uma referência: o Banco Central a publica, e parte dos contratos fica acima dela por definição.')
    ctx.assume('Compara-se a taxa de juros com a média; o CET, que soma IOF, tarifas e seguros, é só mostrado.')
    noteNominal(ctx, input.monthly_rate, input.annual_rate)
    const paid = contract && paidOf(input.installment, contract)
    const offered: Offered | null =
      contract && paid !== null
        ? {
            paid,
            rate,
            remaining: contract.terms.months - input.paid_installments,
            offerRate: input.offer_rate,
            offerInstallments: input.offer_installments,
            costs: input.offer_costs,
            extra: input.extra_cash,
            wanted: input.wanted_saving,
            newest: average.newest.monthly,
          }
        : null
    if (offered && offered.remaining < 1) ctx.refuse('paid_installments', 'não deixa parcelas a pagar')
    const asksMore = input.paid_installments > 0 || input.offer_rate !== undefined || input.extra_cash > 0n || input.wanted_saving > 0n
    return {
      ...compared,
      trueRatio: contract?.exactTrueRate ? contract.exactTrueRate.over(average.of.monthly).toNumber(4) : null,
      average: average.shown,
      marks: marksOf(rate, average.of.monthly),
      rate: {
        statedPercent: stated,
        truePercent: contract?.trueRate ?? null,
        annualPercent: twoDecimals(annualFromMonthly(rate)),
        statedAnnualPercent: input.annual_rate ?? null,
        status: statusOf(stated, contract?.trueRate ?? null),
      },
      ...(contract ? recomputedFields(ctx, input, contract, average.of.monthly) : NO_INSTALLMENTS),
      cap: capOf(ctx, { modality, day, rate, amount, chargedSoFar: input.charged_so_far }),
      portability: offered && asksMore ? portabilityOf(ctx, offered) : null,
      refinancing: offered ? refinancingOf(ctx, offered) : null,
      courts: COURTS(),
      dataTo: average.newest.month,
      inWords: say`Juros de ${rate} ao mês em ${name}; a média de ${monthInWords(dayIn(average.of.month, 1))} era ${average.of.monthly}: ${plainTimes(compared.ratio)} vez a média`,
    }
  },
})

function STATUS_WORDS() {
  return { matches: 'Confere', differs: 'Difere', not_compared: 'Sem o que comparar' } as const
}

const NO_INSTALLMENTS = { financed: null, iof: null, installment: null, cet: null, atAverage: null }
const plainTimes = (times: number): string => times.toFixed(2).replace('.', ',')
const POINTS = Ratio.of(10_000n)
const twoDecimals = (rate: Ratio): Ratio => Ratio.of(BigInt(Math.round(rate.times(POINTS).toNumber(4))), 10_000n)
const HUNDREDTH_OF_POINT = 0.005

const paidOf = (stated: Money | undefined, { installment }: Recomputed): Money => stated ?? installment

function statusOf(stated: Ratio | null, real: Ratio | null): 'matches' | 'differs' | 'not_compared' {
  if (stated === null || real === null) return 'not_compared'
  return Math.abs(stated.toPercent(6) - real.toPercent(6)) <= HUNDREDTH_OF_POINT ? 'matches' : 'differs'
}

/** A contract may print twelve times the monthly rate as its yearly rate. */
function noteNominal(ctx: Context, monthly: Ratio | undefined, annual: Ratio | undefined): void {
  if (monthly && annual && annual.compare(monthly.times(Ratio.of(12n))) === 0)
    ctx.assume('A taxa anual do contrato é doze vezes a mensal, sem capitalizar (STJ, Súmula 541: acima disso há capitalização).')
}

interface Stated {
  readonly installment?: Money | undefined
  readonly iof_amount?: Money | undefined
  readonly cet_annual?: Ratio | undefined
}

function recomputedFields(ctx: Context, stated: Stated, contract: Recomputed, average: Ratio) {
  const { financed, daily, additional, installment, cost, terms } = contract
  const computed = ctx.step('IOF', say`${daily} + ${additional}`, daily + additional)
  const cet = cost && asStated(cost.annual)
  return {
    financed,
    iof: { stated: stated.iof_amount ?? null, computed, daily, additional, difference: less(stated.iof_amount, computed) },
    installment: {
      stated: stated.installment ?? null,
      computed: installment,
      difference: less(stated.installment, installment),
      status: installmentStatus(stated.installment, installment),
    },
    cet: {
      statedAnnual: stated.cet_annual ?? null,
      annualPercent: cet,
      monthlyPercent: cost && asStated(cost.monthly),
      difference: cet && stated.cet_annual ? stated.cet_annual.minus(cet) : null,
      status: cetStatus(stated.cet_annual, cet),
    },
    atAverage: differenceAtAverage(ctx, paidOf(stated.installment, contract), { financed, terms, average }),
  }
}

const less = (stated: Money | undefined, computed: Money): Money | null => (stated === undefined ? null : stated - computed)

function installmentStatus(stated: Money | undefined, computed: Money): 'matches' | 'rounding' | 'differs' | 'not_compared' {
  if (stated === undefined) return 'not_compared'
  const apart = stated > computed ? stated - computed : computed - stated
  if (apart <= 5n) return 'matches'
  return apart * 500n <= computed ? 'rounding' : 'differs'
}

function cetStatus(stated: Ratio | undefined, computed: Ratio | null): 'matches' | 'close' | 'differs' | 'not_compared' {
  if (stated === undefined || computed === null) return 'not_compared'
  const apart = Math.abs(stated.toPercent(6) - computed.toPercent(6))
  return apart <= 0.05 + 1e-9 ? 'matches' : apart <= 0.5 + 1e-9 ? 'close' : 'differs'
}

interface AtAverage {
  readonly financed: Money
  readonly terms: Recomputed['terms']
  readonly average: Ratio
}

function differenceAtAverage(ctx: Context, paid: Money, { financed, terms, average }: AtAverage) {
  const installment = installmentOf(financed, average, terms)
  const monthlyDifference = ctx.step(
    'Diferença por mês',
    say`${paid} − ${installment}; a parcela menos a que a média daria`,
    paid - installment,
  )
  return {
    installment,
    monthlyDifference,
    totalDifference: ctx.step(
      'Diferença em todas as parcelas',
      say`${monthlyDifference} × ${terms.months}`,
      monthlyDifference * BigInt(terms.months),
    ),
    total: installment * BigInt(terms.months),
  }
}
