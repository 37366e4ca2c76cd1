import { type Money, split } from '../../../../core/money.ts'
import { joined, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, count, flag, money, referenceDate } from '../../../../operation/input/fields.ts'
import fgts from '../../law/fgts.ts'
import inss from '../../law/inss.ts'
import irrf from '../../law/irrf.ts'
import { assumeFgtsRounding } from '../../rules/charges-and-benefits/fgts.ts'
import { assumeCltYear, type CltYear, cltYear } from '../../rules/vacation-and-thirteenth/clt-year.ts'
import { yearlyRights } from '../../rules/vacation-and-thirteenth/yearly-rights.ts'
import { assumeInssRounding } from '../../rules/withholding/inss.ts'

export default calculator({
  id: 'annual-salary',
  slug: 'salario-anual',
  title: 'Salário anual',
  summary: 'Um salário mensal no ano inteiro: 13º, terço de férias, FGTS, e o que sobra depois de INSS e IRRF.',
  seeAlso: { 'net-salary': 'ver um só mês' },
  group: 'trabalho',
  headline: 'netAnnual',
  says: 'No ano, você recebe {value} líquidos',
  picture: { kind: 'parts', title: 'Para onde vai o salário do ano', parts: ['netAnnual', 'inss', 'irrf'] },
  lawDay: 'reference_date',
  input: {
    monthly_salary: money('Salário bruto mensal'),
    months_worked: count('Meses trabalhados no ano', { min: 1, max: 12 }, 'months').default(12),
    clt: flag('Empregado CLT', { hint: 'Falso: só os meses pagos, sem direitos nem descontos' }).default(true),
    dependents: count('Dependentes para o IRRF').default(0),
    reference_date: referenceDate(),
  },
  result: {
    salaries: brl('Salários dos meses'),
    thirteenth: brl('13º salário'),
    vacationThird: brl('Terço de férias'),
    grossAnnual: brl('Total bruto, sem o FGTS'),
    inss: brl('INSS do ano'),
    irrf: brl('IRRF do ano'),
    netAnnual: brl('Total líquido'),
    fgts: brl('FGTS depositado'),
    monthlyEquivalent: brl('Total líquido por mês trabalhado'),
  },
  answer({ monthly_salary: salary, months_worked: months, clt, dependents }, ctx) {
    const year = clt ? employedYear(salary, months, dependents, ctx) : paidAlone(salary * BigInt(months))
    if (!clt) ctx.assume('Sem vínculo CLT não há 13º, férias nem FGTS, e os impostos dependem de como se recebe: o líquido aqui é o bruto.')

    ctx.step('Salários', say`${salary} × ${months}`, year.salaries)
    if (clt) {
      const { thirteenth, vacation, month } = yearlyRights(ctx)
      ctx.step('13º salário', say`${salary} × ${months}/${thirteenth.parts}`, year.thirteenth)
      const rest = vacation.days === month.monthDays ? '' : say` × ${vacation.days}/${month.monthDays}`
      ctx.step('Terço de férias', say`${salary} × ${months}/${vacation.parts}${rest} ÷ ${vacation.thirdDivisor}`, year.vacationThird)
      ctx.step('FGTS', say`sobre ${year.gross}, depósito a depósito`, year.fgts)
    }
    ctx.step('Total bruto', () => joined([year.salaries, year.thirteenth, year.vacationThird], ' + '), year.gross)
    ctx.step('Total líquido', say`${year.gross} − ${year.inss} − ${year.irrf}`, year.net)
    return {
      salaries: year.salaries,
      thirteenth: year.thirteenth,
      vacationThird: year.vacationThird,
      grossAnnual: year.gross,
      inss: year.inss,
      irrf: year.irrf,
      netAnnual: year.net,
      fgts: year.fgts,
      monthlyEquivalent: ctx.step('Por mês', say`${year.net} ÷ ${months}`, split(year.net, months, 'halfUp')),
    }
  },
})

function employedYear(salary: Money, months: number, dependents: number, ctx: Context): CltYear {
  const tables = { inss: ctx.law(inss), irrf: ctx.law(irrf) }
  assumeCltYear(ctx)
  assumeInssRounding(ctx, tables.inss)
  if (months < 12) ctx.assume('Menos de doze meses: 13º e férias proporcionais aos meses.')
  ctx.assume('O FGTS não entra no líquido: fica na conta vinculada.')
  const account = ctx.law(fgts)
  assumeFgtsRounding(ctx, account)
  return cltYear({ salary, months, dependents }, tables, account, yearlyRights(ctx))
}

function paidAlone(salaries: Money): CltYear {
  return { salaries, thirteenth: 0n, vacationThird: 0n, gross: salaries, inss: 0n, irrf: 0n, net: salaries, fgts: 0n }
}
