import { portion } from '../../../../core/money.ts'
import { joined, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, count, money, referenceDate } from '../../../../operation/input/fields.ts'
import thirteenth from '../../law/thirteenth.ts'
import { thirteenthOf } from '../../rules/vacation-and-thirteenth/thirteenth.ts'
import { variableAverage, variablePayFields, variablePayResult } from '../../rules/vacation-and-thirteenth/variable-pay.ts'
import { withholding } from '../../rules/withholding/withholding.ts'

export default calculator({
  id: 'thirteenth-salary',
  slug: 'decimo-terceiro',
  title: 'Décimo terceiro salário',
  summary: 'As duas parcelas do 13º, com INSS e IRRF calculados em separado sobre o valor inteiro.',
  seeAlso: { 'check-thirteenth': 'conferir um recibo já recebido' },
  group: 'trabalho',
  headline: 'netThirteenth',
  says: 'Você recebe {value} de 13º',
  picture: { kind: 'parts', title: 'Quanto vem em cada parcela', parts: ['firstInstallment', 'secondInstallmentNet'] },
  lawDay: 'reference_date',
  input: {
    salary: money('Salário bruto mensal'),
    months_worked: count('Meses do ano com 15 dias ou mais de trabalho', { min: 1, max: 12 }, 'months'),
    dependents: count('Dependentes para o IRRF').default(0),
    ...variablePayFields,
    advance: money('Já adiantado do 13º', { min: 0, hint: 'Nas férias ou até novembro', blank: 'metade' }).optional(),
    reference_date: referenceDate(),
  },
  result: {
    grossThirteenth: brl('13º bruto'),
    firstInstallment: brl('Primeira parcela, sem descontos'),
    secondInstallmentGross: brl('Segunda parcela antes dos descontos'),
    inss: brl('INSS sobre o 13º inteiro'),
    irrf: brl('IRRF sobre o 13º inteiro, exclusivo na fonte'),
    secondInstallmentNet: brl('Segunda parcela líquida'),
    netThirteenth: brl('13º líquido', { hint: 'As duas parcelas' }),
    ...variablePayResult,
  },
  answer({ salary, months_worked: months, dependents, advance, ...variable }, ctx) {
    const table = ctx.law(thirteenth)
    const average = variableAverage(ctx, variable)
    const pay = salary + average
    const gross = thirteenthOf(pay, months, table)
    const base = average > 0n ? say`(${salary} + ${average})` : salary
    ctx.step('13º bruto', say`${base} × ${months}/${table.parts}`, gross)
    if (advance !== undefined && advance > gross) ctx.refuse('advance', say`passa do 13º bruto, ${gross}`)
    const first = advance ?? portion(gross, table.firstInstallment, 'halfUp')
    ctx.step('Primeira parcela', advance === undefined ? say`${gross} × ${table.firstInstallment}` : say`${first}; já adiantada`, first)
    if (advance !== undefined)
      ctx.assume('A primeira parcela é a que já foi adiantada; a segunda é o resto do 13º, com os descontos do 13º inteiro.')
    const second = ctx.step('Segunda parcela bruta', say`${gross} − ${first}`, gross - first)
    const { inss, irrf } = withholding(ctx, { of: 'do 13º', gross, dependents, finalAtSource: true })
    const secondNet = second - inss - irrf
    ctx.step('Segunda parcela líquida', () => joined([second, inss, irrf], ' − '), secondNet)

    ctx.assume('INSS e IRRF incidem sobre o 13º inteiro, separados do salário do mês, e são descontados na segunda parcela.')
    ctx.assume('IRRF exclusivo na fonte: não há dispensa de valor pequeno, e o 13º não volta ao ajuste anual.')
    if (months < table.parts && advance === undefined) {
      ctx.assume(
        'Primeira parcela: metade do 13º proporcional, como fazem as folhas; o art. 2º da Lei nº 4.749/1965 fala em metade do salário do mês anterior.',
      )
    }
    if (average === 0n) ctx.assume('Sem médias de horas extras, comissões e outros adicionais variáveis.')
    if (secondNet < 0n) ctx.assume('O adiantamento passou do 13º líquido: a diferença é devolvida, em regra no salário do mês.')
    return {
      grossThirteenth: gross,
      firstInstallment: first,
      secondInstallmentGross: second,
      inss,
      irrf,
      secondInstallmentNet: secondNet,
      netThirteenth: ctx.step('13º líquido', say`${first} + ${secondNet}`, first + secondNet),
      ...(average > 0n && { variableAverage: average }),
    }
  },
})
