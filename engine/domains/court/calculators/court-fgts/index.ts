import type { Day } from '../../../../core/day.ts'
import type { Money } from '../../../../core/money.ts'
import { percent, type Ratio, ZERO } from '../../../../core/ratio.ts'
import { joined, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, flag, list, money, month, object, percentage, quantity, text } from '../../../../operation/input/fields.ts'
import dismissalContribution from '../../../termination/law/dismissal-contribution.ts'
import fgtsContribution from '../../law/fgts-contribution.ts'
import { centavos, even, inReais, total } from '../../rules/amounts.ts'
import { type FgtsMonth, type FgtsMonthInput, FINE_BASES, fgtsFine, fgtsMonth } from '../../rules/fgts.ts'

const MAX_MONTHS = 720

const BASE_WORDS = {
  due: 'O devido',
  deposited: 'O depositado',
  difference: 'A diferença',
  due_plus_deposited: 'O devido mais o depositado',
  due_minus_deposited: 'O devido menos o depositado',
} as const

export default calculator({
  id: 'court-fgts',
  slug: 'fgts-na-acao-trabalhista',
  title: 'FGTS na ação trabalhista',
  summary: 'O FGTS que faltou depositar, mês a mês, corrigido, com a multa da dispensa, a do art. 467 e a contribuição da LC 110/2001.',
  seeAlso: { 'court-limitation': 'ver quantos anos de FGTS se cobram' },
  group: 'trabalho',
  headline: 'total',
  says: 'O FGTS e a multa somam {value}',
  input: {
    months: list(
      'Meses',
      object('Mês', {
        month: month('Mês'),
        rate_percent: percentage('Alíquota', { min: 0, max: 100 }).prefault(8),
        pay: money('Remuneração', { min: 0 }).prefault(0),
        claim: money('Condenação do mês', { min: 0 }).prefault(0),
        claim_without_notice: money('Condenação sem o aviso prévio', { min: 0, blank: 'a condenação do mês' }).optional(),
        deposited: money('Depositado', { min: 0 }).prefault(0),
        factor: quantity('Fator até a liquidação', 'factor').prefault(1),
        dismissal_factor: quantity('Fator até a dispensa', 'factor').prefault(1),
        interest_percent: percentage('Juros', { min: 0, max: 100_000 }).prefault(0),
      }),
      { min: 1, max: MAX_MONTHS },
    ),
    fine: object('Multa da dispensa', {
      percent: percentage('Percentual', { min: 0, max: 100 }).prefault(40),
      on: choice('Sobre', FINE_BASES, BASE_WORDS).default('due'),
      without_notice: flag('Sem o aviso prévio na base').default(true),
      deposited: money('Saldo depositado na dispensa', { min: 0 }).optional(),
      article_467: flag('Com a multa do art. 467').default(false),
      ten_percent: flag('Com os 10% da LC 110/2001').default(false),
      factor: quantity('Fator da dispensa à liquidação', 'factor', { above: 0 }).prefault(1),
    }).optional(),
  },
  result: {
    total: brl('FGTS, juros e multa'),
    months: list(
      'Meses',
      object('Mês', {
        month: text('Mês'),
        due: brl('Devido'),
        dueWithoutNotice: brl('Devido sem o aviso prévio'),
        difference: brl('Diferença'),
        corrected: brl('Corrigida'),
        correctedToDismissal: brl('Corrigida até a dispensa'),
        interest: brl('Juros'),
        total: brl('Total'),
        socialContribution: brl('Contribuição de 0,5%, da empresa'),
      }),
    ),
    totals: object('Totais', { difference: brl('Diferença'), corrected: brl('Corrigido'), interest: brl('Juros'), total: brl('Total') }),
    fine: object('Multa', {
      base: brl('Base, na dispensa'),
      amount: brl('Multa, na dispensa'),
      corrected: brl('Multa corrigida'),
      article467: brl('Multa do art. 467'),
      tenPercent: brl('Contribuição de 10%, da empresa'),
    }).nullable(),
  },
  answer({ months, fine }, ctx) {
    const worked = months.map((each) => {
      const input = inputOf(ctx, each)
      return { at: each.month, input, month: fgtsMonth(input, even) }
    })
    const sums = {
      difference: totalOf(worked, ({ difference }) => difference),
      corrected: totalOf(worked, ({ corrected }) => corrected),
      interest: totalOf(worked, ({ interest }) => interest),
    }
    const lastMonth = worked
      .map(({ at }) => at)
      .sort()
      .at(-1)!
    const terms = fine && {
      percent: fine.percent,
      on: fine.on,
      withoutNotice: fine.without_notice,
      deposited: fine.deposited === undefined ? undefined : inReais(fine.deposited),
      article467: fine.article_467,
      tenPercent: fine.ten_percent ? tenPercentOf(ctx, lastMonth) : ZERO,
      factor: fine.factor,
    }
    const fined = terms ? fgtsFine(worked, terms, even) : null
    const parts: Money[] = [sums.corrected, sums.interest, ...(fined ? [centavos(fined.corrected), centavos(fined.article467)] : [])]
    if (fined) ctx.step('Multa', say`${centavos(fined.base)} × ${terms!.percent}`, centavos(fined.amount))
    const sum = ctx.step(
      'FGTS, juros e multa',
      joined(parts, ' + '),
      parts.reduce((a, b) => a + b, 0n),
    )
    ctx.assume('A multa cai sobre o total corrigido até a liquidação, trazido de volta à dispensa pelo seu fator.')
    ctx.assume('As contribuições da LC 110/2001 são da empresa para o Tesouro: aparecem e não entram no total.')
    return {
      total: sum,
      months: worked.map(({ at, month: each }) => ({ month: at.slice(0, 7), ...shownMonth(each) })),
      totals: { ...sums, total: sums.corrected + sums.interest },
      fine: fined && {
        base: centavos(fined.base),
        amount: centavos(fined.amount),
        corrected: centavos(fined.corrected),
        article467: centavos(fined.article467),
        tenPercent: centavos(fined.tenPercent),
      },
    }
  },
})

interface TypedMonth {
  readonly month: Day
  readonly rate_percent: Ratio
  readonly pay: Money
  readonly claim: Money
  readonly claim_without_notice?: Money | undefined
  readonly deposited: Money
  readonly factor: Ratio
  readonly dismissal_factor: Ratio
  readonly interest_percent: Ratio
}

function inputOf(ctx: Context, each: TypedMonth): FgtsMonthInput {
  return {
    rate: each.rate_percent,
    pay: inReais(each.pay),
    claim: inReais(each.claim),
    claimWithoutNotice: inReais(each.claim_without_notice ?? each.claim),
    deposited: inReais(each.deposited),
    factor: each.factor,
    dismissalFactor: each.dismissal_factor,
    interest: each.interest_percent,
    contribution: ctx.law(fgtsContribution, each.month).onPay,
  }
}

const tenPercentOf = (ctx: Context, dismissed: Day): Ratio =>
  dismissed < dismissalContribution.recordStarts ? percent(0) : ctx.law(dismissalContribution, dismissed).rate

const totalOf = (worked: readonly { readonly month: FgtsMonth }[], figureOf: (month: FgtsMonth) => Ratio): Money =>
  centavos(total(worked.map(({ month }) => figureOf(month))))

const shownMonth = (each: FgtsMonth) => ({
  due: centavos(each.due),
  dueWithoutNotice: centavos(each.dueWithoutNotice),
  difference: centavos(each.difference),
  corrected: centavos(each.corrected),
  correctedToDismissal: centavos(each.correctedToDismissal),
  interest: centavos(each.interest),
  total: centavos(each.total),
  socialContribution: centavos(each.socialContribution),
})
