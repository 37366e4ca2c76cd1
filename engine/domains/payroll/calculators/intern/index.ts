import { decimalText, portion } from '../../../../core/money.ts'
import { Ratio } from '../../../../core/ratio.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, count, flag, money, number, quantity, referenceDate } from '../../../../operation/input/fields.ts'
import internship from '../../law/internship.ts'
import irrf from '../../law/irrf.ts'
import workingTime from '../../law/working-time.ts'
import { assumeIrrfChoices, irrfDue, irrfFormula } from '../../rules/withholding/irrf.ts'

export default calculator({
  id: 'intern',
  slug: 'estagio',
  title: 'Estágio',
  summary: 'O que o estagiário recebe por mês, sem INSS nem FGTS, e o recesso a que tem direito pelos meses de estágio.',
  group: 'trabalho',
  headline: 'net',
  says: { positive: 'Você recebe {value} no mês', zero: 'Não há nada a receber no mês' },
  lawDay: 'reference_date',
  input: {
    stipend: money('Bolsa mensal', { min: 0 }),
    months: count('Meses de estágio', { min: 1, max: 24 }, 'months'),
    weekly_hours: quantity('Jornada semanal, em horas', 'hours', { above: 0, max: 40 }).prefault(30),
    transport_allowance: money('Auxílio-transporte por mês', { min: 0 }).prefault(0),
    reference_date: referenceDate(),
  },
  result: {
    inss: brl('INSS', { hint: 'A bolsa não paga; o estagiário pode contribuir como facultativo' }),
    fgts: brl('FGTS', { hint: 'O estágio não tem' }),
    irrf: brl('Imposto de renda retido'),
    irrfWaived: flag('Imposto dispensado de retenção', { hint: 'Havia imposto, de até R$ 10,00' }),
    net: brl('Recebido no mês', { hint: 'Bolsa e auxílio-transporte, menos o imposto' }),
    recessDays: number('Dias de recesso'),
    recessPay: brl('Valor do recesso', { hint: 'A bolsa dos dias de recesso' }),
  },
  answer({ stipend, months, weekly_hours: weekly, transport_allowance: transport }, ctx) {
    const law = ctx.law(internship)
    const table = ctx.law(irrf)
    const { monthDays } = ctx.law(workingTime)
    const due = irrfDue({ gross: stipend, deductions: 0n }, table)
    ctx.step('IRRF', () => irrfFormula(due), due.amount)
    assumeIrrfChoices(ctx, due, table)
    const net = stipend + transport - due.amount
    ctx.step('Recebido no mês', say`${stipend} + ${transport} − ${due.amount}`, net)
    const recess = Ratio.of(BigInt(law.recessDays * months), BigInt(law.recessMonths))
    const recessDays = ctx.step('Dias de recesso', say`${law.recessDays} × ${months} ÷ ${law.recessMonths}`, recess.toNumber(1))
    const recessPay = portion(stipend, recess.over(Ratio.of(BigInt(monthDays))), 'halfUp')
    ctx.step('Valor do recesso', () => say`${stipend} ÷ ${monthDays} × ${decimalText(recessDays)}`, recessPay)
    if (weekly.compare(Ratio.of(BigInt(law.weeklyHours))) > 0)
      ctx.assume(
        say`Mais de ${law.weeklyHours} horas por semana só em cursos que alternam teoria e prática, nos períodos sem aulas (Lei nº 11.788/2008, art. 10, § 1º).`,
      )
    ctx.assume(
      'Bolsa tributada pela tabela mensal do IRRF, sem dependentes; sem INSS (Lei nº 8.212/1991, art. 28, § 9º, "i"), FGTS, 13º, terço e desconto de 6% do transporte.',
    )
    ctx.assume('Recesso proporcional aos meses, pago quando há bolsa (Lei nº 11.788/2008, art. 13).')
    return { inss: 0n, fgts: 0n, irrf: due.amount, irrfWaived: due.detail.waived > 0n, net, recessDays, recessPay }
  },
})
