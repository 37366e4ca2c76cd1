import { type Money, sum } from '../../../../core/money.ts'
import { type CheckContext, causesOf, check } from '../../../../core/operation/check.ts'
import { count, money } from '../../../../core/operation/fields.ts'
import type { Phrase } from '../../../../core/sentence.ts'
import inss from '../../law/inss.ts'
import irrf from '../../law/irrf.ts'
import payrollLines from '../../law/payroll-lines.ts'
import { declaredItems, documentMonth, printed, toldDependents } from '../../rules/document-fields.ts'
import { inssDue } from '../../rules/inss.ts'
import { dependentsDoubt } from '../../rules/irrf-audit.ts'
import { irrfOf } from '../../rules/irrf-mistakes.ts'
import { type KnownLine, knownLine } from '../../rules/lines.ts'
import { linesConfirmed, linesField } from '../../rules/paper-fields.ts'
import { auditInss, auditIrrf, deductibleOf } from '../../rules/payslip-audit.ts'
import { closes, type OtherLine, othersOf, receiptOf, untold } from '../../rules/receipt-lines.ts'
import { THIRTEENTH_INSS_MISTAKES, THIRTEENTH_IRRF_MISTAKES } from '../../rules/thirteenth-mistakes.ts'
import { auditInstalments } from './instalments.ts'
import { auditNet, correctedBy } from './net.ts'

export default check({
  id: 'check-thirteenth',
  title: 'Conferir o recibo do 13º',
  summary: 'Compara as duas parcelas do 13º, o INSS, o imposto e o líquido com a lei da data.',
  seeAlso: { 'thirteenth-salary': 'calcular o 13º que se vai receber' },
  document: 'recibo do 13º',
  slug: 'decimo-terceiro',
  lawDay: 'reference_date',
  input: {
    salary: money('Salário bruto mensal', { hint: 'O de dezembro, ou o da data do pagamento' }),
    twelfths: count('Avos', { min: 1, max: 12, hint: 'Meses do ano com 15 dias ou mais de trabalho' }, 'months'),
    averages: money('Média do que varia por mês', { min: 0, hint: 'Horas extras, comissões, adicionais: a média por mês' }).prefault(0),
    dependents: toldDependents(),
    previous_month_salary: money('Salário do mês anterior à primeira parcela', {
      hint: 'A primeira é metade dele (Lei nº 4.749/1965, art. 2º)',
    }).optional(),
    lines: linesField('Linhas do recibo', { hint: 'Preenchem as parcelas, o INSS e o IRRF; as outras entram no líquido' }),
    lines_confirmed: linesConfirmed(),
    declared_items: declaredItems(),
    informed_first: printed('Primeira parcela'),
    informed_second_gross: printed('Segunda parcela bruta', 'O que falta do 13º, ou o 13º inteiro, como o recibo imprime'),
    informed_inss: printed('INSS do 13º'),
    informed_irrf: printed('IRRF do 13º'),
    informed_net: printed('Líquido', 'Da segunda parcela, ou das duas'),
    reference_date: documentMonth('Data do pagamento', 'Da segunda parcela; para a primeira sozinha, a dela'),
  },
  result: {},
  examine(asked, ctx) {
    if (!closes(ctx, asked.lines, asked.informed_net, asked.lines_confirmed)) return {}
    const receipt = receiptOf(ctx, asked.lines ?? [], fieldOf)
    const input = { ...asked, ...untold(asked, receipt.fields) }
    const others = [...receipt.others, ...(asked.declared_items ?? [])]
    const alimony = alimonyIn(ctx, others)
    const { salary, averages } = input
    const dependents = input.dependents ?? 0
    if (averages === 0n) ctx.assume('Sem médias de horas extras, comissões e outros adicionais variáveis.')
    const { whole, first } = auditInstalments(ctx, input)
    const taxed = { whole, second: whole - first, salary }

    const contribution = auditInss(ctx, {
      id: 'inss',
      label: 'INSS do 13º',
      informed: input.informed_inss,
      base: whole,
      doubt: (found) => ceilingDoubt(ctx, found, salary, whole),
      moreCauses: (found) => causesOf(found, { ...taxed, inss: inss.at(ctx.day).value }, THIRTEENTH_INSS_MISTAKES),
    })
    const came = deductibleOf(ctx, whole, contribution.used)
    const tax = auditIrrf(ctx, {
      id: 'irrf',
      label: 'IRRF do 13º',
      informed: input.informed_irrf,
      gross: whole,
      inss: came,
      dependents,
      alimony,
      finalAtSource: true,
      paidOn: ctx.day,
      doubt: (found, facts) => dependentsDoubt(ctx, found, facts, input.dependents),
      moreCauses: (found) =>
        causesOf(
          found,
          { ...taxed, inssCame: came.came, dependents, inss: inss.at(ctx.day).value, irrf: irrf.at(ctx.day).value },
          THIRTEENTH_IRRF_MISTAKES,
        ),
    })
    ctx.assume('INSS e IRRF sobre o 13º inteiro, separados do salário do mês, e descontados na segunda parcela.')
    auditNet(ctx, {
      informed: input.informed_net,
      whole,
      first,
      inss: contribution.used,
      irrf: tax.used,
      ...othersOf(others),
      // The receipt of the first instalment has no INSS and no tax: its net is what it pays.
      firstAlone: input.informed_first !== undefined && input.informed_second_gross === undefined && input.informed_inss === undefined,
      linesTold: asked.lines !== undefined || asked.declared_items !== undefined,
    })
    if (contribution.verdict === 'differs' && contribution.expected !== null)
      ctx.corrected = correctedBy({
        inss: { expected: contribution.expected, used: contribution.used! },
        irrf: { expected: irrfRedone(ctx, { whole, inss: came.right, dependents, alimony }), informed: input.informed_irrf },
        beforeTaxes: whole - first,
      })
    return {}
  },
})

interface TaxedAnew {
  readonly whole: Money
  readonly inss: Money
  readonly dependents: number
  readonly alimony: Money
}

/** The tax over the INSS that was due. */
const irrfRedone = (ctx: CheckContext, { whole, inss: right, dependents, alimony }: TaxedAnew): Money =>
  irrfOf({
    gross: whole,
    inss: right,
    rightInss: right,
    dependents,
    alimony,
    finalAtSource: true,
    table: irrf.at(ctx.day).value,
    day: ctx.day,
    base: null,
  }).amount

type Figure = 'informed_first' | 'informed_second_gross' | 'informed_inss' | 'informed_irrf'

const FIGURES: Readonly<Record<string, Figure>> = {
  '5504': 'informed_first',
  '9214': 'informed_first',
  '5001': 'informed_second_gross',
  '5005': 'informed_second_gross',
  '9201': 'informed_inss',
  '9203': 'informed_irrf',
}

const fieldOf = ({ nature }: KnownLine): Figure | undefined => (nature === null ? undefined : FIGURES[nature])

/** The alimony among other lines lowers the tax (Lei 9.250/1995, art. 4º, II). */
function alimonyIn(ctx: CheckContext, others: readonly OtherLine[]): Money {
  if (ctx.day < payrollLines.recordStarts) return 0n
  const { lines } = payrollLines.at(ctx.day).value
  return sum(others.filter((line) => knownLine(line, lines).nature === '9213').map(({ amount }) => amount))
}

/** Pay and 13th added up to the ceiling give what a second job at the ceiling gives: the figure alone does not tell which. */
function ceilingDoubt(ctx: CheckContext, found: Money, salary: Money, whole: Money): Phrase | null {
  if (ctx.day < inss.recordStarts) return null
  const table = inss.at(ctx.day).value
  if (salary + whole < table.ceiling || found !== inssDue(table.ceiling, table).amount - inssDue(salary, table).amount) return null
  ctx.inform('Você tem outro emprego com INSS neste mês? Qual o salário dele?')
  return 'O INSS do 13º veio menor que o da tabela. Se você tem outro emprego, pode estar certo.'
}
