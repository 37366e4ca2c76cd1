import { type Money, portion, sum } from '../../../../core/money.ts'
import { type CheckContext, causesOf, check } from '../../../../core/operation/check.ts'
import { count, money } from '../../../../core/operation/fields.ts'
import { joined, type Phrase, say } from '../../../../core/sentence.ts'
import inss from '../../law/inss.ts'
import irrf from '../../law/irrf.ts'
import payrollLines from '../../law/payroll-lines.ts'
import thirteenth from '../../law/thirteenth.ts'
import { declaredItems, documentMonth, printed, toldDependents } from '../../rules/document-fields.ts'
import { inssDue } from '../../rules/inss.ts'
import { dependentsDoubt } from '../../rules/irrf-audit.ts'
import { irrfOf } from '../../rules/irrf-mistakes.ts'
import { type KnownLine, knownLine } from '../../rules/lines.ts'
import { linesConfirmed, linesField } from '../../rules/paper-fields.ts'
import { auditInss, auditIrrf, deductibleOf, PAID } from '../../rules/payslip-audit.ts'
import { closes, missingLines, type OtherLine, othersOf, receiptOf, untold } from '../../rules/receipt-lines.ts'
import { thirteenthOf } from '../../rules/thirteenth.ts'
import {
  THIRTEENTH_INSS_MISTAKES,
  THIRTEENTH_IRRF_MISTAKES,
  THIRTEENTH_MISTAKES,
  type ThirteenthFacts,
} from '../../rules/thirteenth-mistakes.ts'

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
    const { earned: added, taken } = othersOf(others)
    const alimony = alimonyIn(ctx, others)
    const { salary, averages, twelfths } = input
    const dependents = input.dependents ?? 0
    const pay = salary + averages
    if (averages === 0n) ctx.assume('Sem médias de horas extras, comissões e outros adicionais variáveis.')
    const law = ctx.law(thirteenth)
    const gross = thirteenthOf(pay, twelfths, law)
    const half = portion(gross, law.firstInstallment, 'halfUp')
    const halfOfPay = portion(pay, law.firstInstallment, 'halfUp')
    const halfRate = law.firstInstallment
    const wholeFormula = say`${pay} × ${twelfths}/${law.parts}`
    const facts: Omit<ThirteenthFacts, 'part'> = { salary, averages, twelfths, law, first: input.informed_first ?? half }
    const ofPay = { amount: halfOfPay, how: say`${pay} × ${halfRate}; metade do salário; metade do 13º seriam ${half}` }

    const first = ctx.examine({ id: 'first', label: 'Primeira parcela', informed: input.informed_first, favours: PAID }, () => ({
      expected: half,
      how: say`${wholeFormula} × ${halfRate}; metade do 13º; metade do salário seriam ${halfOfPay}`,
      accepted: [
        ofPay,
        ...(input.previous_month_salary === undefined
          ? []
          : [
              {
                amount: portion(input.previous_month_salary, law.firstInstallment, 'halfUp'),
                how: say`${input.previous_month_salary} × ${halfRate}; metade do salário do mês anterior`,
              },
            ]),
        ...(madeUp(input.informed_first, input.informed_second_gross, gross)
          ? [{ amount: input.informed_first!, how: say`${input.informed_first!}; as duas parcelas somam o 13º` }]
          : []),
        {
          amount: portion(salary, law.firstInstallment, 'halfUp'),
          how: say`${salary} × ${halfRate}; metade do salário, sem as médias`,
        },
      ],
      doubt(found) {
        if (found >= half || input.previous_month_salary !== undefined) return null
        if (causesOf(found, { ...facts, part: 'half' }, THIRTEENTH_MISTAKES).length > 0) return null
        ctx.inform('Qual era o salário do mês anterior ao da primeira parcela?')
        return 'A primeira parcela é metade do salário do mês anterior, que pode ter sido menor.'
      },
      causes: (found) => causesOf(found, { ...facts, part: 'half' }, THIRTEENTH_MISTAKES),
    })).used!
    const second = ctx.examine(
      { id: 'second_gross', label: 'Segunda parcela bruta', informed: input.informed_second_gross, favours: PAID },
      () => ({
        expected: gross - first,
        how: say`${wholeFormula} − ${first}`,
        accepted: [
          { amount: gross, how: say`${wholeFormula}; o 13º inteiro, com a primeira parcela entre os descontos` },
          ...(input.informed_first === undefined
            ? [{ amount: gross - halfOfPay, how: say`${wholeFormula} − ${halfOfPay}; a primeira parcela de metade do salário` }]
            : []),
        ],
        causes: (found) => causesOf(found, { ...facts, part: 'rest' }, THIRTEENTH_MISTAKES),
      }),
    ).used!
    // A receipt prints what is left of the 13th or the whole of it: the reading nearer the law's is the one meant.
    const whole = input.informed_second_gross === undefined ? gross : nearer(gross, second, second + first)
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
    const question = { id: 'net', label: 'Líquido', informed: input.informed_net, favours: PAID }
    if (contribution.used === null || tax.used === null)
      ctx.cannot(question, 'Falta o INSS ou o IRRF, que não estão no registro desta data.')
    else {
      const [inssUsed, irrfUsed] = [contribution.used, tax.used]
      // The receipt of the first instalment has no INSS and no tax: its net is what it pays.
      const alone = input.informed_first !== undefined && input.informed_second_gross === undefined && input.informed_inss === undefined
      const net = whole + added - first - inssUsed - irrfUsed - taken
      const outside = taken > 0n ? [taken] : []
      const plus = added > 0n ? say` + ${added}` : ''
      const formula = say`${joined([whole, first, inssUsed, irrfUsed, ...outside], ' − ')}${plus}`
      ctx.examine(question, () => ({
        expected: net,
        how: say`${formula}; o líquido da segunda parcela`,
        accepted: [
          {
            amount: net + first,
            how: say`${joined([whole, inssUsed, irrfUsed, ...outside], ' − ')}${plus}; o líquido das duas parcelas`,
          },
          ...(alone
            ? [{ amount: first + added - taken, how: say`${joined([first, ...outside], ' − ')}${plus}; o líquido da primeira parcela` }]
            : []),
        ],
        doubt: missingLines(ctx, asked.lines !== undefined || asked.declared_items !== undefined, net),
        adds: 4,
      }))
    }
    if (contribution.verdict === 'differs' && contribution.expected !== null) {
      const { right } = came
      const table = irrf.at(ctx.day).value
      const due = irrfOf({
        gross: whole,
        inss: right,
        rightInss: right,
        dependents,
        alimony,
        finalAtSource: true,
        table,
        day: ctx.day,
        base: null,
      }).amount
      const net = whole - first - contribution.expected - due
      ctx.corrected = {
        why: 'Com o INSS certo, e o imposto refeito sobre ele.',
        items: [
          { id: 'inss', label: 'INSS do 13º', expected: contribution.expected, difference: contribution.used! - contribution.expected },
          {
            id: 'irrf',
            label: 'IRRF do 13º',
            expected: due,
            difference: input.informed_irrf === undefined ? null : input.informed_irrf - due,
          },
          { id: 'net', label: 'Líquido', expected: net, difference: null },
        ],
      }
    }
    return {}
  },
})

const distance = (a: bigint, b: bigint): bigint => (a > b ? a - b : b - a)
const nearer = (to: bigint, a: bigint, b: bigint): bigint => (distance(a, to) < distance(b, to) ? a : b)

/** Whether the instalments make up the 13th between them, printed apart or the second as the whole. */
const madeUp = (first: Money | undefined, second: Money | undefined, gross: Money): boolean =>
  first !== undefined && second !== undefined && first <= gross && (first + second === gross || second === gross)

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
