import { type Money, split as share, smallest } from '../../../../core/money.ts'
import type { Ratio } from '../../../../core/ratio.ts'
import { type Phrase, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import {
  brl,
  choice,
  count,
  integer,
  list,
  money,
  number,
  object,
  percentOf,
  referenceDate,
  text,
  words,
} from '../../../../operation/input/fields.ts'
import simples, { type AnnexName, type SimplesTable, type SimplesTax } from '../../law/simples-nacional.ts'
import { annexByFactor, factorR as factorOf, truncated } from '../../rules/factor-r.ts'
import { simplesDue, simplesSplit } from '../../rules/simples.ts'
import { limitOf, toleratedUpTo } from '../../rules/simples-limit.ts'
import { assumeLimit, limitWarnings } from './limit-words.ts'

export default calculator({
  id: 'simples-nacional',
  slug: 'simples-nacional',
  title: 'Simples Nacional',
  summary: 'Imposto do mês no Simples Nacional por anexo e faixa: alíquota efetiva, fator R, empresa nova e repartição entre os tributos.',
  seeAlso: { 'fator-r': 'saber qual anexo se aplica', choose_tax_regime: 'comparar regimes' },
  group: 'negocios',
  headline: 'monthlyTax',
  says: 'O DAS do mês é de {value}',
  picture: {
    kind: 'parts',
    title: 'Como o DAS se divide entre os impostos',
    parts: [
      'split.irpj',
      'split.csll',
      'split.cofins',
      'split.pis',
      'split.cpp',
      'split.icms',
      'split.iss',
      'split.ipi',
      'split.cbs',
      'split.ibs',
    ],
  },
  lawDay: 'reference_date',
  input: {
    monthly_revenue: money('Receita bruta do mês'),
    annex: choice('Anexo', ['I', 'II', 'III', 'IV', 'V'], undefined, {
      hint: 'I comércio, II indústria, III serviços, IV serviços com CPP fora do DAS, V serviços intelectuais',
    }).default('III'),
    revenue_12m: money('Receita dos 12 meses anteriores, ou desde a abertura', { min: 0, blank: '12 vezes a do mês' }).optional(),
    payroll_12m: money('Folha dos mesmos meses, com pró-labore, CPP e FGTS', { min: 0, hint: 'Decide entre os anexos III e V' }).optional(),
    revenue_year: money('Receita do ano até o mês anterior', {
      min: 0,
      hint: 'Desde janeiro, sem o mês: diz se o ano passou do teto e o que fica acima dele',
    }).optional(),
    months_active: count(
      'Mês de atividade da empresa nova',
      { min: 1, max: 12, hint: '1 no mês de abertura, até 12', blank: 'mais de um ano' },
      'months',
    ).optional(),
    reference_date: referenceDate(),
  },
  result: {
    annex: choice('Anexo aplicado, depois do fator R', ['I', 'II', 'III', 'IV', 'V']),
    revenue12m: brl('Receita de 12 meses usada para a faixa (RBT12)'),
    bracket: integer('Faixa, de 1 a 6'),
    nominalRatePercent: percentOf('Alíquota nominal da faixa'),
    deduct: brl('Parcela a deduzir da faixa'),
    effectiveRatePercent: percentOf('Alíquota efetiva', { decimals: 4 }),
    monthlyTax: brl('Valor do DAS do mês'),
    limitStatus: choice('Situação diante do teto', ['within', 'up_to_20', 'over_20'], {
      within: 'Dentro do teto',
      up_to_20: 'Até 20% acima',
      over_20: 'Mais de 20% acima',
    }),
    excessRevenue: brl('Receita do mês acima do teto', { none: 'quando só se conhece a de 12 meses' }).nullable(),
    excessTax: brl('Parte do DAS sobre o que passou do teto'),
    maximumRatePercent: percentOf('Alíquota efetiva máxima', { decimals: 4, hint: 'A da última faixa, no teto' }),
    leavesOn: text('Sai do Simples em', { none: 'dentro do teto' }).nullable(),
    split: object('Repartição do DAS entre os tributos', {
      irpj: brl('IRPJ'),
      csll: brl('CSLL'),
      cofins: brl('Cofins', { hint: 'Zero a partir de 2027' }),
      pis: brl('PIS/Pasep', { hint: 'Zero a partir de 2027' }),
      cpp: brl('Contribuição patronal previdenciária', { hint: 'Zero no anexo IV' }),
      icms: brl('ICMS').optional(),
      iss: brl('ISS').optional(),
      ipi: brl('IPI').optional(),
      cbs: brl('CBS, a partir de 2027').optional(),
      ibs: brl('IBS, a partir de 2027').optional(),
    }),
    factorR: number('Folha sobre receita (fator r)', { none: 'sem a folha dos 12 meses' }).nullable(),
    warnings: list('Avisos', words('Aviso')),
  },
  answer(input, ctx) {
    const { monthly_revenue: revenue, annex: asked, revenue_12m: given, payroll_12m: payroll, months_active: month } = input
    const { revenue_year: yearBefore } = input
    const table = ctx.law(simples)
    if (month === 1 && given !== undefined && given > 0n)
      ctx.refuse('revenue_12m', 'no primeiro mês de atividade não há receita anterior: deixe o campo de fora ou informe zero')
    const previous = month === undefined ? 12 : month - 1
    const accumulated = month === 1 ? revenue : (given ?? revenue * BigInt(previous))
    const revenue12m = month === undefined ? accumulated : share(accumulated * 12n, Math.max(previous, 1), 'halfUp')
    refuseAboveCeiling(ctx, 'monthly_revenue', revenue, table)
    refuseAboveCeiling(ctx, given === undefined ? 'monthly_revenue' : 'revenue_12m', revenue12m, table)
    ctx.assume(revenueWords(month, given !== undefined, table))
    ctx.step(
      'Receita de 12 meses',
      () => (month === undefined ? say`${revenue12m}` : say`${accumulated} ÷ ${Math.max(previous, 1)} × 12`),
      revenue12m,
    )

    const warnings: Phrase[] = []
    const factorR = payroll === undefined ? null : factorOf(payroll, accumulated, table)
    const annex = applicableAnnex(asked, factorR, table)
    if (factorR && payroll !== undefined) ctx.step('Fator R', say`${payroll} ÷ ${accumulated}`, truncated(factorR, 6))
    assumeFactor(ctx, asked, factorR !== null)
    warnings.push(...annexWarnings(asked, annex, factorR !== null, table))
    if (revenue12m > table.sublimit)
      warnings.push(
        say`Receita de 12 meses acima do sublimite de ${table.sublimit}: ICMS e ISS saem do DAS e são pagos pelas regras do estado e do município, além deste valor.`,
      )

    const limit = limitOf({ revenue, revenue12m, yearBefore, month }, ctx.day, table)
    assumeLimit(ctx, limit, { revenue12m, isNew: month !== undefined }, table)
    warnings.push(...limitWarnings(limit, month !== undefined, table))

    const inFirstBracket = month === 1 && table.firstMonth === 'first_bracket'
    const rateBase = inFirstBracket ? 0n : smallest(revenue12m, table.ceiling)
    const excess = limit.excessRevenue ?? 0n
    const due = simplesDue(revenue - excess, rateBase, table.annexes[annex])
    const top = simplesDue(excess, table.ceiling, table.annexes[annex])
    const { bracket, nominalRate, deduct, effectiveRate } = due
    const tax = due.tax + top.tax
    ctx.step(
      'Alíquota efetiva',
      rateBase === 0n ? say`${nominalRate}` : say`(${rateBase} × ${nominalRate} − ${deduct}) ÷ ${rateBase}`,
      effectiveRate,
    )
    if (excess > 0n) ctx.step('DAS sobre o excesso', say`${excess} × ${top.effectiveRate}`, top.tax)
    ctx.step('DAS do mês', say`${revenue - excess} × ${effectiveRate}${excess > 0n ? say` + ${top.tax}` : ''}`, tax)
    ctx.assume(
      'A alíquota efetiva não é arredondada; o imposto é arredondado uma vez, no centavo, e repartido de modo que os tributos somem exatamente o DAS (o PGDAS-D arredonda cada tributo e pode diferir em poucos centavos).',
    )
    if (due.issCapped)
      ctx.assume(
        say`ISS limitado a ${table.issMaximum} da receita, com a diferença repartida entre os tributos federais (nota da ${bracket}ª faixa do anexo).`,
      )
    ctx.assume('Sem substituição tributária, monofásicos, exportação, ISS retido ou isenções locais.')
    return {
      annex,
      revenue12m,
      bracket,
      nominalRatePercent: nominalRate,
      deduct,
      effectiveRatePercent: effectiveRate,
      monthlyTax: tax,
      limitStatus: limit.status,
      excessRevenue: limit.excessRevenue,
      excessTax: top.tax,
      maximumRatePercent: top.effectiveRate,
      leavesOn: limit.leavesOn,
      split: added(simplesSplit(due, table.annexes[annex]), simplesSplit(top, table.annexes[annex])),
      factorR: factorR && truncated(factorR, 6),
      warnings,
    }
  },
})

function refuseAboveCeiling(ctx: Context, field: string, amount: Money, table: SimplesTable): void {
  if (amount > toleratedUpTo(table.ceiling, table))
    ctx.refuse(
      field,
      say`${amount} passa em mais de ${table.tolerance} de ${table.ceiling}, o teto de receita do Simples Nacional em 12 meses`,
    )
}

function applicableAnnex(asked: AnnexName, factorR: Ratio | null, table: SimplesTable): AnnexName {
  if (factorR === null || (asked !== 'III' && asked !== 'V')) return asked
  return annexByFactor(factorR, table)
}

/** Source of the twelve-month revenue; `month` is the month of activity of a company younger than a year. */
function revenueWords(month: number | undefined, informed: boolean, table: SimplesTable): Phrase {
  if (month === undefined)
    return informed
      ? 'Receita dos 12 meses anteriores ao da apuração, como informada.'
      : 'Receita dos 12 meses anteriores estimada em 12 vezes a do mês.'
  if (month > 1)
    return say`Empresa no ${month}º mês de atividade: média da receita de ${month - 1} meses anteriores, sem o atual, vezes 12 (Resolução CGSN nº 140/2018, art. 22).`
  return table.firstMonth === 'annualized'
    ? 'Primeiro mês de atividade: a receita do próprio mês vezes 12 (Resolução CGSN nº 140/2018, art. 22).'
    : 'Primeiro mês de atividade: primeira faixa, sem receita anterior (Resolução CGSN nº 190/2026).'
}

function assumeFactor(ctx: Context, asked: AnnexName, known: boolean): void {
  const decides = asked === 'III' || asked === 'V'
  if (known)
    ctx.assume(
      decides
        ? 'Com a folha informada, a atividade é tratada como sujeita ao fator R (LC nº 123/2006, art. 18, §§ 5º-J e 5º-M).'
        : 'O fator R só decide entre os anexos III e V; neste anexo ele não muda o imposto.',
    )
  else if (asked === 'III') ctx.assume('Sem a folha, a atividade é tratada como própria do anexo III, não sujeita ao fator R.')
}

function annexWarnings(asked: AnnexName, annex: AnnexName, factorKnown: boolean, { factorR: { threshold } }: SimplesTable): Phrase[] {
  const warnings: Phrase[] = []
  if (annex !== asked) {
    const side = annex === 'III' ? 'igual ou superior' : 'inferior'
    warnings.push(say`Fator R ${side} a ${threshold}: tributação pelo anexo ${annex}, não pelo ${asked}.`)
  }
  if (asked === 'V' && !factorKnown)
    warnings.push(say`Com folha de 12 meses a partir de ${threshold} da receita a tributação seria pelo anexo III; informe payroll_12m.`)
  if (annex === 'IV') warnings.push('No anexo IV a contribuição patronal de 20% sobre a folha é paga fora do DAS.')
  return warnings
}

type Split = ReturnType<typeof simplesSplit>

/** Adds the two parts of a month's tax; always includes the five federal taxes. */
function added(usual: Split, excess: Split) {
  const total: Split & Record<'irpj' | 'csll' | 'cofins' | 'pis' | 'cpp', Money> = { irpj: 0n, csll: 0n, cofins: 0n, pis: 0n, cpp: 0n }
  for (const part of [usual, excess]) {
    for (const name of SHARED) {
      const amount = part[name]
      if (amount !== undefined && (part === usual || amount > 0n)) total[name] = (total[name] ?? 0n) + amount
    }
  }
  return total
}

const SHARED = ['irpj', 'csll', 'cofins', 'pis', 'cpp', 'icms', 'iss', 'ipi', 'cbs', 'ibs'] as const satisfies readonly SimplesTax[]
