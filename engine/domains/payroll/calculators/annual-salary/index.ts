import { formatBRL, type Money, split } from '../../../../core/money.ts'
import { calculator } from '../../../../core/operation/calculator.ts'
import type { Context } from '../../../../core/operation/context.ts'
import { brl, count, flag, money, referenceDate } from '../../../../core/operation/fields.ts'
import fgts from '../../law/fgts.ts'
import inss from '../../law/inss.ts'
import irrf from '../../law/irrf.ts'
import { assumeCltYear, type CltYear, cltYear } from '../../rules/clt-year.ts'
import { assumeFgtsRounding } from '../../rules/fgts.ts'
import { assumeInssRounding } from '../../rules/inss.ts'
import { examples } from './examples.ts'

export default calculator({
  id: 'annual-salary',
  slug: 'salario-anual',
  title: 'Salário anual',
  summary: 'Um salário mensal no ano inteiro: 13º, terço de férias, FGTS, e o que sobra depois de INSS e IRRF.',
  siblings: { 'net-salary': 'ver um só mês' },
  group: 'trabalho',
  keywords: ['renda anual', 'ganho por ano', 'quanto ganho por ano', 'salário no ano', 'quanto recebo no ano', 'salário mensal em anual'],
  situations: `
    renda do ano, salário com 13 e férias, rendimento anual, pacote anual, remuneração anual, de janeiro a dezembro, ano inteiro,
    soma do ano, renda anual clt, 12 meses de salário, ganhos no ano, salário de um ano, faturo por ano de salário, soma de 12 salários,
    somando tudo no ano, ano inteiro recebendo, salário vezes 13`,
  headline: 'netAnnual',
  says: 'No ano, você recebe {value} líquidos',
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
  examples,
  answer({ monthly_salary: salary, months_worked: months, clt, dependents }, ctx) {
    const year = clt ? employedYear(salary, months, dependents, ctx) : paidAlone(salary * BigInt(months))
    if (!clt) ctx.assume('Sem vínculo CLT não há 13º, férias nem FGTS, e os impostos dependem de como se recebe: o líquido aqui é o bruto.')

    ctx.step('Salários', () => `${formatBRL(salary)} × ${months}`, year.salaries)
    if (clt) {
      ctx.step('13º salário', () => `${formatBRL(salary)} × ${months}/12`, year.thirteenth)
      ctx.step('Terço de férias', () => `${formatBRL(year.thirteenth)} ÷ 3`, year.vacationThird)
      ctx.step('FGTS', () => `sobre ${formatBRL(year.gross)}, depósito a depósito`, year.fgts)
    }
    ctx.step('Total bruto', () => [year.salaries, year.thirteenth, year.vacationThird].map(formatBRL).join(' + '), year.gross)
    ctx.step('Total líquido', () => `${formatBRL(year.gross)} − ${formatBRL(year.inss)} − ${formatBRL(year.irrf)}`, year.net)
    return {
      salaries: year.salaries,
      thirteenth: year.thirteenth,
      vacationThird: year.vacationThird,
      grossAnnual: year.gross,
      inss: year.inss,
      irrf: year.irrf,
      netAnnual: year.net,
      fgts: year.fgts,
      monthlyEquivalent: ctx.step('Por mês', () => `${formatBRL(year.net)} ÷ ${months}`, split(year.net, months, 'halfUp')),
    }
  },
})

function employedYear(salary: Money, months: number, dependents: number, ctx: Context): CltYear {
  const tables = { inss: ctx.law(inss), irrf: ctx.law(irrf) }
  assumeCltYear(ctx)
  assumeInssRounding(ctx, tables.inss)
  if (months < 12) ctx.assume('Menos de doze meses: 13º e férias proporcionais, um doze avos por mês.')
  ctx.assume('O FGTS não entra no líquido: fica na conta vinculada.')
  const account = ctx.law(fgts)
  assumeFgtsRounding(ctx, account)
  return cltYear({ salary, months, dependents }, tables, account)
}

function paidAlone(salaries: Money): CltYear {
  return { salaries, thirteenth: 0n, vacationThird: 0n, gross: salaries, inss: 0n, irrf: 0n, net: salaries, fgts: 0n }
}
