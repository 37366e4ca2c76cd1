import { portion, split } from '../../../../core/money.ts'
import { divide } from '../../../../core/ratio.ts'
import { joined, plainNumber, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, count, flag, money, quantity, referenceDate } from '../../../../operation/input/fields.ts'
import fgts from '../../law/fgts.ts'
import inss from '../../law/inss.ts'
import intermittent from '../../law/intermittent.ts'
import irrf from '../../law/irrf.ts'
import minimumWage from '../../law/minimum-wage.ts'
import { assumeFgtsRounding, fgtsDeposit } from '../../rules/charges-and-benefits/fgts.ts'
import { assumeInssRounding, inssDue, inssFormula } from '../../rules/withholding/inss.ts'
import { assumeIrrfChoices, irrfDue, irrfFormula } from '../../rules/withholding/irrf.ts'

export default calculator({
  id: 'intermittent-work',
  slug: 'trabalho-intermitente',
  title: 'Trabalho intermitente',
  summary: 'O que se recebe por uma convocação do contrato intermitente: horas, descanso, 13º e férias na hora, com INSS, imposto e FGTS.',
  group: 'trabalho',
  headline: 'net',
  says: 'Você recebe {value} pela convocação',
  picture: { kind: 'parts', title: 'De que se faz o pagamento', parts: ['pay', 'restPay', 'thirteenth', 'vacation', 'vacationThird'] },
  lawDay: 'reference_date',
  input: {
    hourly_wage: money('Valor da hora', { hint: 'Não menos que o salário mínimo por hora' }),
    hours: quantity('Horas trabalhadas', 'hours', { above: 0, max: 744 }),
    rest_pay: money('Descanso semanal', { min: 0, blank: 'um sexto das horas' }).optional(),
    premiums: money('Adicionais', { min: 0, hint: 'Noturno, insalubridade, periculosidade' }).prefault(0),
    dependents: count('Dependentes para o IRRF').default(0),
    reference_date: referenceDate(),
  },
  result: {
    pay: brl('Horas trabalhadas'),
    restPay: brl('Descanso semanal'),
    base: brl('Remuneração'),
    thirteenth: brl('13º proporcional'),
    vacation: brl('Férias proporcionais'),
    vacationThird: brl('Terço de férias'),
    gross: brl('Total bruto'),
    inss: brl('INSS', { hint: 'Da remuneração e do 13º' }),
    irrf: brl('Imposto de renda'),
    fgts: brl('FGTS depositado', { hint: 'Pago pela empresa, à parte' }),
    net: brl('Total líquido'),
    belowMinimum: flag('Remuneração abaixo do salário mínimo', { hint: 'O mês só conta para a aposentadoria se for completado' }),
    noShowFine: brl('Multa de quem aceita e não comparece'),
  },
  answer({ hourly_wage: wage, hours, rest_pay: rest, premiums, dependents }, ctx) {
    const law = ctx.law(intermittent)
    const minimum = ctx.law(minimumWage)
    if (minimum.hourly !== null && wage < minimum.hourly)
      ctx.refuse('hourly_wage', say`é menor que o salário mínimo por hora, ${minimum.hourly}`)
    const pay = ctx.step('Horas trabalhadas', say`${wage} × ${plainNumber(hours)}`, divide(wage * hours.n, hours.d, 'halfUp'))
    const restPay = rest ?? ctx.step('Descanso semanal', say`${pay} ÷ ${law.restDays}`, split(pay, law.restDays, 'halfUp'))
    if (rest === undefined) ctx.assume('Descanso semanal de um sexto das horas, por não ter sido informado.')
    const base = ctx.step('Remuneração', () => joined([pay, restPay, premiums], ' + '), pay + restPay + premiums)
    const thirteenth = ctx.step('13º e férias, cada um', say`${base} ÷ ${law.parts}`, split(base, law.parts, 'halfUp'))
    const vacationThird = ctx.step(
      'Terço de férias',
      say`${thirteenth} ÷ ${law.vacationThird}`,
      split(thirteenth, law.vacationThird, 'halfUp'),
    )
    const gross = ctx.step(
      'Total bruto',
      () => joined([base, thirteenth, thirteenth, vacationThird], ' + '),
      base + thirteenth * 2n + vacationThird,
    )
    const inssTable = ctx.law(inss)
    const onPay = inssDue(base, inssTable)
    const onThirteenth = inssDue(thirteenth, inssTable)
    assumeInssRounding(ctx, inssTable)
    const contribution = ctx.step(
      'INSS',
      () => say`${inssFormula(onPay)} + ${inssFormula(onThirteenth)}`,
      onPay.amount + onThirteenth.amount,
    )
    const irrfTable = ctx.law(irrf)
    const due = irrfDue({ gross: base, deductions: onPay.deductible + BigInt(dependents) * irrfTable.perDependent }, irrfTable)
    assumeIrrfChoices(ctx, due, irrfTable)
    ctx.step('IRRF', () => irrfFormula(due), due.amount)
    const fund = ctx.law(fgts)
    const { depositRate } = fund
    // One deposit on the total paid in the month (CLT, art. 452-A, § 8º).
    const deposit = fgtsDeposit(base + thirteenth, depositRate, fund)
    assumeFgtsRounding(ctx, fund)
    ctx.assume('13º e férias são pagos em cada convocação, ainda que de poucos dias: a regra dos quinze dias não vale aqui.')
    ctx.assume('Férias e terço sem INSS e sem FGTS, e o 13º com os dois: o que foi lido não decide, e é o que se costuma fazer.')
    ctx.assume('Uma só convocação no mês: com outras, o INSS e o imposto são os da soma.')
    return {
      pay,
      restPay,
      base,
      thirteenth,
      vacation: thirteenth,
      vacationThird,
      gross,
      inss: contribution,
      irrf: due.amount,
      fgts: ctx.step('FGTS', say`${depositRate} × (${base} + ${thirteenth})`, deposit),
      net: ctx.step('Total líquido', say`${gross} − ${contribution} − ${due.amount}`, gross - contribution - due.amount),
      belowMinimum: base < minimum.monthly,
      noShowFine: ctx.step('Multa de quem não comparece', say`${base} × ${law.noShowFine}`, portion(base, law.noShowFine, 'halfUp')),
    }
  },
})
