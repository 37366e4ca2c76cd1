import type { Money } from '../../../../core/money.ts'
import { calculator } from '../../../../core/operation/calculator.ts'
import { brl, count, flag, money, referenceDate } from '../../../../core/operation/fields.ts'
import { say } from '../../../../core/sentence.ts'
import { smallestInput } from '../../../../core/solver.ts'
import inss from '../../law/inss.ts'
import irrf from '../../law/irrf.ts'
import { netPay, netPayShape } from '../../rules/net-pay.ts'
import { payslip, payslipFields } from '../../rules/payslip.ts'

/** Twice the net and a thousand reais: no table of the record takes half of what is above its exempt part. */
const ENOUGH = (target: Money): Money => target * 2n + 1000_00n

/** How far past the first gross that is enough an exact one may hide, where the published parcels of the tax step over the target. */
const NEARBY = 60n

export default calculator({
  id: 'gross-from-net',
  slug: 'salario-bruto',
  title: 'Salário bruto pelo líquido',
  summary: 'O menor salário bruto que deixa o líquido desejado, com INSS e IRRF da data. Para partir do bruto, use net-salary.',
  seeAlso: { solve: 'achar a entrada de qualquer outra calculadora' },
  group: 'trabalho',
  headline: 'grossSalary',
  says: 'O salário bruto é de {value}',
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

/** The smallest gross whose net is the target itself, from the first that is enough on. */
function exactNear(left: (gross: Money) => Money, target: Money, first: Money): Money | null {
  for (let gross = first; gross <= first + NEARBY; gross++) if (left(gross) === target) return gross
  return null
}
