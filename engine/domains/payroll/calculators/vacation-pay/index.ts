import { word } from '../../../../core/text/language.ts'
import { joined, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, count, integer, money, referenceDate, text } from '../../../../operation/input/fields.ts'
import { lawDefault } from '../../../../operation/input/law-default.ts'
import irrfTable from '../../law/irrf.ts'
import vacation from '../../law/vacation.ts'
import workingTime from '../../law/working-time.ts'
import { payOfDays, thirdOf } from '../../rules/vacation-and-thirteenth/vacation-parts.ts'
import { absencesField, daysOfRight } from '../../rules/vacation-and-thirteenth/vacation-right.ts'
import { variableAverage, variablePayFields, variablePayResult } from '../../rules/vacation-and-thirteenth/variable-pay.ts'
import { withholding } from '../../rules/withholding/withholding.ts'

export default calculator({
  id: 'vacation-pay',
  slug: 'ferias',
  title: 'Férias',
  summary: 'Pagamento das férias com o terço constitucional e o abono dos dias vendidos, com INSS e IRRF.',
  seeAlso: { 'check-vacation-receipt': 'conferir um recibo já recebido' },
  group: 'trabalho',
  headline: 'net',
  says: 'Você recebe {value}',
  picture: { kind: 'parts', title: 'Para onde vai o valor das férias', parts: ['net', 'inss', 'irrf'] },
  lawDay: 'reference_date',
  input: {
    salary: money('Salário bruto mensal'),
    days: lawDefault(
      count(
        'Dias de descanso',
        {
          min: 1,
          max: 30,
          hint: '30 com dias vendidos é o direito inteiro, do qual saem os vendidos.',
          spoken: ['férias', 'tirar', 'gozar'],
        },
        'days',
      ),
      vacation,
      ({ days }) => days,
    ),
    sell_days: count('Dias vendidos (abono pecuniário)', { min: 0, max: 10 }, 'days').default(0),
    dependents: count('Dependentes para o IRRF').default(0),
    ...variablePayFields,
    absences: absencesField('No período aquisitivo: passando de 5, os dias de férias diminuem'),
    reference_date: referenceDate(),
  },
  result: {
    restDays: integer('Dias de descanso pagos'),
    soldDays: integer('Dias vendidos'),
    vacationPay: brl('Férias gozadas'),
    oneThird: brl('Terço constitucional das férias gozadas'),
    cashAllowance: brl('Abono pecuniário', { hint: 'Dias vendidos' }),
    cashAllowanceThird: brl('Terço do abono'),
    inss: brl('INSS sobre férias gozadas e seu terço'),
    irrf: brl('IRRF das férias'),
    gross: brl('Total bruto'),
    net: brl('Total líquido'),
    ...variablePayResult,
    entitledDays: integer('Dias de direito pelas faltas', { hint: 'Quando as faltas são informadas' }).optional(),
    reason: text('Por que não há férias').optional(),
  },
  answer({ salary, days: told, sell_days: sold, dependents, absences, ...variable }, ctx) {
    const law = ctx.law(vacation)
    const days = told ?? ctx.usual('days', vacation, (table) => table.days)
    const { monthDays } = ctx.law(workingTime)
    const right = daysOfRight(ctx, absences)
    const entitled = absences === undefined ? {} : { entitledDays: right }
    if (right === 0) return { ...nothing(ctx, sold, absences ?? 0), ...entitled }
    const average = variableAverage(ctx, variable)
    const pay = salary + average
    const base = average > 0n ? say`(${salary} + ${average})` : salary
    const rested = days === law.days ? right - sold : days
    if (rested + sold > right) {
      ctx.refuse(
        'sell_days',
        say`${days} dias de descanso e ${sold} vendidos somam ${days + sold}, mais que os ${right} do direito a férias; para vender ${sold}, descanse no máximo ${right - sold}`,
      )
    }
    if (sold * law.thirdDivisor > rested + sold) {
      ctx.refuse(
        'sell_days',
        say`só se pode vender um terço das férias: de ${rested + sold} dias, no máximo ${Math.floor((rested + sold) / law.thirdDivisor)}; vieram ${sold}`,
      )
    }
    const vacationPay = payOfDays(pay, rested, monthDays)
    const oneThird = thirdOf(vacationPay, law)
    const cashAllowance = payOfDays(pay, sold, monthDays)
    const cashAllowanceThird = thirdOf(cashAllowance, law)
    ctx.step('Férias', say`${base} ÷ ${monthDays} × ${rested} dias`, vacationPay)
    ctx.step('Terço das férias', say`${vacationPay} ÷ ${law.thirdDivisor}`, oneThird)
    if (sold > 0) {
      ctx.step('Abono pecuniário', say`${base} ÷ ${monthDays} × ${sold} dias`, cashAllowance)
      ctx.step('Terço do abono', say`${cashAllowance} ÷ ${law.thirdDivisor}`, cashAllowanceThird)
      ctx.assume(
        law.soldDaysTaxed
          ? 'Dias vendidos e seu terço sem INSS (CLT, art. 144), com IRRF, que a Receita ainda cobrava nesta data.'
          : 'Dias vendidos e seu terço sem INSS e sem IRRF (CLT, art. 144; Lei nº 8.212/1991, art. 28, § 9º, "e", 6; Ato Declaratório PGFN nº 6/2006).',
      )
    }
    const gross = vacationPay + oneThird + cashAllowance + cashAllowanceThird
    ctx.step('Total bruto', () => joined([vacationPay, oneThird, cashAllowance, cashAllowanceThird], ' + '), gross)
    const { inss, irrf } = withholding(ctx, {
      of: 'das férias',
      gross: vacationPay + oneThird,
      alsoTaxed: law.soldDaysTaxed ? cashAllowance + cashAllowanceThird : 0n,
      dependents,
    })

    ctx.assume(
      'INSS calculado só sobre as férias e o terço; quando férias e salário caem na mesma competência, a folha soma os dois até o teto.',
    )
    ctx.assume('IRRF das férias calculado à parte do salário do mês.')
    if (ctx.law(irrfTable).reduction) {
      ctx.assume(
        'A redução da Lei nº 15.270/2025 é medida sobre as férias e seu terço; nenhum ato oficial diz ainda se o mês deve ser somado.',
      )
    }
    const withoutAbsences = absences === undefined ? 'Direito a 30 dias, sem faltas que o reduzam' : word`Direito a ${right} dias`
    ctx.assume(say`${withoutAbsences}${average === 0n ? ', sem médias de variáveis' : ''} e sem pagamento em dobro.`)
    return {
      restDays: rested,
      soldDays: sold,
      vacationPay,
      oneThird,
      cashAllowance,
      cashAllowanceThird,
      inss,
      irrf,
      gross,
      net: ctx.step('Total líquido', () => joined([gross, inss, irrf], ' − '), gross - inss - irrf),
      ...(average > 0n && { variableAverage: average }),
      ...entitled,
    }
  },
})

/** Result without vacation: too many absences, with the reason. */
function nothing(ctx: Context, sold: number, absences: number) {
  if (sold > 0) ctx.refuse('sell_days', say`com ${absences} faltas não há férias, nem dias para vender`)
  return {
    restDays: 0,
    soldDays: 0,
    vacationPay: 0n,
    oneThird: 0n,
    cashAllowance: 0n,
    cashAllowanceThird: 0n,
    inss: 0n,
    irrf: 0n,
    gross: 0n,
    net: 0n,
    reason: word`Com ${absences} faltas sem justificativa no período não há direito a férias (CLT, art. 130).`,
  }
}
