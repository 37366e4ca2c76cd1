import { smallestInput } from '../../../../core/math/solver.ts'
import type { Money } from '../../../../core/money.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, count, flag, money, referenceDate } from '../../../../operation/input/fields.ts'
import inss from '../../law/inss.ts'
import irrf from '../../law/irrf.ts'
import { payslip, payslipFields } from '../../rules/payslip/payslip.ts'
import { netPay, netPayShape } from '../../rules/withholding/net-pay.ts'

/** Upper search bound: no recorded table takes half of the pay above its exempt part. */
const ENOUGH = (target: Money): Money => target * 2n + 1000_00n

/** Search radius for an exact gross after the first sufficient one, since the published tax deductions may step over the target. */
const NEARBY = 60n

export default calculator({
  id: 'gross-from-net',
  slug: 'salario-bruto',
  title: 'Salário bruto pelo líquido',
  summary: 'O menor salário bruto que deixa o líquido desejado, com INSS e IRRF da data. Para partir do bruto, use net-salary.',
  seeAlso: { solve: 'achar a entrada de qualquer outra calculadora' },
  group: 'trabalho',
  headline: 'grossSalary',
  says: {
    by: 'exact',
    texts: {
      true: 'O salário bruto é de {value}',
      false: 'Nenhum salário bruto dá exatamente esse líquido; o menor que o alcança é de {value}',
    },
  },
  picture: {
    kind: 'parts',
    title: 'Para onde vai cada real do salário',
    parts: ['netSalary', 'inss', 'irrf', 'alimony', 'otherDeductions'],
  },
  lawDay: 'reference_date',
  input: {
    net: money('Salário líquido desejado'),
    dependents: count('Dependentes para o IRRF', { min: 0, max: 20 }).default(0),
    alimony: money('Pensão alimentícia descontada em folha', { min: 0 }).prefault(0),
    other_deductions: money('Outros descontos em folha, que não alteram imposto', { min: 0 }).prefault(0),
    reference_date: referenceDate(),
  },
  result: {
    ...payslipFields,
    exact: flag('Líquido exato', { hint: 'Falso quando nenhum bruto em centavos dá exatamente o líquido pedido' }).meta({
      'x-quiet': true,
    }),
    difference: brl('O que passa do líquido pedido'),
  },
  answer({ net, dependents, alimony, other_deductions: other }, ctx) {
    const tables = { inss: ctx.law(inss), irrf: ctx.law(irrf) }
    const left = (gross: Money) => netPay({ gross, dependents, alimony }, tables).net - alimony - other
    const high = ENOUGH(net + alimony + other)
    const first = smallestInput(left, net, 1n, high, netPayShape(tables))!
    const gross = exactNear(left, net, first) ?? first
    const month = payslip(ctx, { gross, dependents, alimony, other })
    ctx.step('Salário bruto', say`${month.netSalary} + ${month.totalDeductions}; o menor bruto que deixa o líquido pedido`, gross)
    const difference = month.netSalary - net
    if (difference > 0n) ctx.assume('Nenhum bruto em centavos dá exatamente este líquido: é o menor que o alcança.')
    if (left(gross + 1n) < net)
      ctx.assume('Neste ponto um centavo a mais de bruto deixa menos líquido: é onde acaba uma dispensa ou começa outra faixa.')
    return { ...month, exact: difference === 0n, difference }
  },
})

/** Smallest gross with exactly the target net, starting from the first sufficient one. */
function exactNear(left: (gross: Money) => Money, target: Money, first: Money): Money | null {
  for (let gross = first; gross <= first + NEARBY; gross++) if (left(gross) === target) return gross
  return null
}
