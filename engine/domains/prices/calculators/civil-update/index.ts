import { mapValues } from '../../../../core/collections/records.ts'
import type { Day } from '../../../../core/day.ts'
import { decimalText, type Money, portion } from '../../../../core/money.ts'
import { ONE, type Ratio, ZERO } from '../../../../core/ratio.ts'
import { calendarDate, joined, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, date, integer, list, money, number, object, percentage, percentOf, text } from '../../../../operation/input/fields.ts'
import civilInterest from '../../law/civil-interest.ts'
import { REAL_STARTS } from '../../rules/inflation.ts'
import { LEGAL_RATE_FROM } from '../../rules/legal-rate.ts'
import { bcbUpdate } from './bcb.ts'
import { cjfUpdate } from './cjf.ts'
import { CORRECTIONS, type Correction, type Update } from './update.ts'

const NAMES = ['ipca', 'ipca15', 'inpc', 'igpm', 'igpdi', 'ipc_fipe', 'none'] as const satisfies readonly Correction[]

const WORDS = mapValues(CORRECTIONS, ({ words }) => words)

export default calculator({
  id: 'civil-update',
  title: 'Atualização de dívida civil',
  slug: 'atualizacao-de-divida-civil',
  summary:
    'Correção e juros de mora de uma dívida civil pelo Código Civil: IPCA e taxa legal desde 30/08/2024, Selic antes. Só corrigir, sem juros: correção monetária.',
  seeAlso: { 'labour-update': 'tratar de crédito trabalhista', 'public-debt-update': 'tratar de condenação de órgão público' },
  group: 'credito',
  headline: 'total',
  says: 'A dívida atualizada é de {value}',
  picture: { kind: 'parts', title: 'De que se faz o total', parts: ['correctedPrincipal', 'interest', 'fine'] },
  input: {
    amount: money('Valor da dívida', { formerly: ['principal'] }),
    interest_from: date('Início dos juros', {
      hint: 'Vencimento, citação ou o dia do fato, conforme o caso',
      blank: 'só com as duas taxas acumuladas informadas',
    }).optional(),
    to: date('Atualizar até', { hint: 'O próprio dia não entra', blank: 'só com as duas taxas acumuladas informadas' }).optional(),
    accumulated_ipca_percent: percentage('IPCA acumulado informado', {
      means: 'own',
      above: -100,
      max: 1_000_000,
      blank: 'o índice publicado, entre as datas',
    }).optional(),
    accumulated_legal_rate_percent: percentage('Taxa legal somada informada', {
      means: 'own',
      min: 0,
      max: 10_000,
      hint: 'A soma dos meses',
      blank: 'a publicada, entre as datas',
    }).optional(),
    correction_from: date('Início da correção', { blank: 'o início dos juros' }).optional(),
    correction: choice(
      'Índice de correção',
      NAMES,
      { ...WORDS, none: 'Nenhum' },
      { hint: 'O do contrato; sem contrato, o IPCA (Código Civil, art. 389)' },
    ).default('ipca'),
    before_2024_08_30: choice('Juros até 29/08/2024', ['selic', 'one_percent', 'refuse'], {
      selic: 'Selic, sem outro índice',
      one_percent: '1% ao mês, se o título fixou',
      refuse: 'Não calcular',
    }).default('selic'),
    method: choice(
      'Convenção',
      ['bcb', 'cjf'],
      { bcb: 'Por dias, como o Banco Central', cjf: 'Por meses, como a Justiça Federal' },
      { hint: 'As duas são documentadas e dão números diferentes; nunca se misturam' },
    ).default('bcb'),
    fine_percent: percentage('Multa', { min: 0, max: 100, hint: 'Sobre o principal corrigido' }).prefault(0),
  },
  result: {
    total: brl('Total atualizado'),
    correctedPrincipal: brl('Principal corrigido'),
    correctionPercent: percentOf('Correção'),
    coefficient: number('Coeficiente de correção, com dez casas'),
    legalRatePercent: percentOf('Taxa legal acumulada'),
    interestPercent: percentOf('Juros acumulados'),
    interest: brl('Juros'),
    fine: brl('Multa'),
    regimes: list(
      'Regras de cada período',
      object('Período', {
        from: text('Primeiro dia'),
        to: text('Último dia ou limite'),
        rule: text('Regra'),
        correctionPercent: percentOf('Correção').nullable(),
        interestPercent: percentOf('Juros').nullable(),
      }),
    ),
    monthly: list(
      'Taxa legal de cada mês',
      object('Mês', {
        month: text('Mês'),
        ratePercent: percentOf('Taxa legal do mês'),
        days: integer('Dias que contam'),
        daysInMonth: integer('Dias do mês'),
      }),
    ),
  },
  answer({ amount, method, fine_percent: fineRate, ...input }, ctx) {
    const update = updated(ctx, { amount, method, ...input })
    const { coefficient, correctedPrincipal, interestRate, legalRate, interest, regimes, months } = update
    const shown = coefficient.toNumber(10)
    ctx.step('Principal corrigido', () => say`${amount} × ${decimalText(shown)}`, correctedPrincipal)
    ctx.step(
      'Juros acumulados',
      () => {
        const parts = regimes.flatMap(({ interestPercent }) => interestPercent ?? [])
        return say`${joined(parts, ' + ', '0%')}${method === 'cjf' ? '; truncado na segunda casa do percentual' : ''}`
      },
      interestRate,
    )
    ctx.step('Juros', say`${correctedPrincipal} × ${interestRate}`, interest)
    const fine = portion(correctedPrincipal, fineRate, method === 'cjf' ? 'truncate' : 'halfUp')
    if (fine > 0n) ctx.step('Multa', say`${correctedPrincipal} × ${fineRate}`, fine)
    ctx.assume('Não é conta judicial: o título, o contrato ou a sentença podem fixar outro índice, outros juros ou outras datas.')
    return {
      total: ctx.step('Total', say`${correctedPrincipal} + ${interest} + ${fine}`, correctedPrincipal + interest + fine),
      correctedPrincipal,
      correctionPercent: coefficient.minus(ONE),
      coefficient: shown,
      legalRatePercent: legalRate,
      interestPercent: interestRate,
      interest,
      fine,
      regimes: [...regimes],
      monthly: months.map(({ month, rate, days, of }) => ({ month: month.slice(0, 7), ratePercent: rate, days, daysInMonth: of })),
    }
  },
})

interface Debt {
  readonly amount: Money
  readonly method: 'bcb' | 'cjf'
  readonly interest_from?: Day | undefined
  readonly to?: Day | undefined
  readonly correction_from?: Day | undefined
  readonly correction: Correction
  readonly before_2024_08_30: 'selic' | 'one_percent' | 'refuse'
  readonly accumulated_ipca_percent?: Ratio | undefined
  readonly accumulated_legal_rate_percent?: Ratio | undefined
}

/** Correction and interest by the published series, by the rates typed in their place, or by one of each. */
function updated(ctx: Context, debt: Debt): Update {
  const { accumulated_ipca_percent: ipca, accumulated_legal_rate_percent: legal } = debt
  if (ipca === undefined && legal === undefined) return byPublished(ctx, debt)
  if (ipca !== undefined && debt.correction !== 'ipca') ctx.refuse('accumulated_ipca_percent', 'só vale com a correção pelo IPCA')
  const rest =
    ipca !== undefined && legal !== undefined
      ? { coefficient: ONE, interestRate: ZERO, legalRate: ZERO, regimes: [], months: [] }
      : byPublished(ctx, ipca === undefined ? debt : { ...debt, ...sinceLegalRate(ctx, debt), correction: 'none' })
  if (ipca !== undefined) ctx.assume(say`IPCA acumulado de ${ipca}, informado no lugar do índice publicado.`)
  if (legal !== undefined) ctx.assume(say`Taxa legal de ${legal} no período, informada no lugar da publicada.`)
  const coefficient = ipca === undefined ? rest.coefficient : ONE.plus(ipca)
  const interestRate = legal ?? rest.interestRate
  const rounding = debt.method === 'cjf' ? 'truncate' : 'halfUp'
  const correctedPrincipal = portion(debt.amount, coefficient, rounding)
  return {
    ...rest,
    coefficient,
    correctedPrincipal,
    interestRate,
    legalRate: legal ?? rest.legalRate,
    interest: portion(correctedPrincipal, interestRate, rounding),
  }
}

/** Refuses interest of a day on which the Selic was both correction and interest. */
function sinceLegalRate(ctx: Context, { interest_from: from }: Debt): object {
  if (from !== undefined && from < LEGAL_RATE_FROM)
    ctx.refuse('accumulated_ipca_percent', say`só vale com juros a partir de ${calendarDate(LEGAL_RATE_FROM)}: antes a Selic já corrige`)
  return {}
}

function byPublished(
  ctx: Context,
  { amount, method, interest_from: from, to: until, correction_from: given, correction, ...debt }: Debt,
): Update {
  const before = debt.before_2024_08_30
  const interestFrom = from ?? ctx.refuse('interest_from', 'é obrigatório')
  const to = until ?? ctx.refuse('to', 'é obrigatório')
  const correctionFrom = given ?? interestFrom
  if (correctionFrom < REAL_STARTS)
    ctx.refuse(given ? 'correction_from' : 'interest_from', say`deve ser a partir de ${calendarDate(REAL_STARTS)}, quando o real começou`)
  if (interestFrom < civilInterest.recordStarts)
    ctx.refuse(
      'interest_from',
      say`deve ser a partir de ${calendarDate(civilInterest.recordStarts)}, quando o Código Civil entrou em vigor`,
    )
  if (to < interestFrom) ctx.refuse('to', 'vem antes de interest_from')
  if (to < correctionFrom) ctx.refuse('to', 'vem antes de correction_from')
  if (to > ctx.today) ctx.refuse('to', say`está no futuro: hoje é ${calendarDate(ctx.today)}`)
  if (before === 'refuse' && interestFrom < LEGAL_RATE_FROM)
    ctx.refuse('interest_from', say`vem antes de ${calendarDate(LEGAL_RATE_FROM)}, e before_2024_08_30 pede para não calcular`)
  return (method === 'bcb' ? bcbUpdate : cjfUpdate)(ctx, { amount, correctionFrom, interestFrom, to, correction, before })
}
