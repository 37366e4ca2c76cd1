import type { Money } from '../../../../core/money.ts'
import { calendarDate, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, choice, count, date, money, object, percentOf, referenceDate } from '../../../../operation/input/fields.ts'
import inssLaw from '../../../payroll/law/inss.ts'
import irrf from '../../../payroll/law/irrf.ts'
import { assumeInssRounding, inssDue } from '../../../payroll/rules/withholding/inss.ts'
import { assumeIrrfChoices, irrfDue, irrfFormula } from '../../../payroll/rules/withholding/irrf.ts'

const detail = (label: string) =>
  object(label, {
    deductionUsed: choice('Dedução usada', ['legal', 'simplified'], { legal: 'Deduções legais', simplified: 'Desconto simplificado' }),
    base: brl('Base'),
    ratePercent: percentOf('Alíquota da faixa'),
    deduct: brl('Parcela a deduzir'),
    beforeReduction: brl('Imposto da tabela'),
    reduction: brl('Redução da Lei nº 15.270/2025'),
    waived: brl('Dispensado, até R$ 10,00'),
    thirteenth: brl('Imposto do 13º'),
  })

const MONTHS = 12n

export default calculator({
  id: 'income-tax-change',
  slug: 'mudanca-do-imposto-de-renda',
  title: 'Imposto de renda: antes e depois da mudança',
  summary: 'O imposto do salário por duas leis, a de antes e a de depois: quanto se paga a menos por mês e no ano.',
  seeAlso: { 'income-tax': 'calcular a declaração do ano' },
  group: 'impostos',
  headline: 'saving',
  says: { positive: 'Você economiza {value} por mês', negative: 'Você paga {value} a mais por mês', zero: 'Para você, nada muda' },
  lawDay: 'reference_date',
  input: {
    salary: money('Salário bruto', { formerly: ['gross'] }),
    inss: money('INSS descontado', { min: 0, blank: 'pela tabela do INSS da data' }).optional(),
    dependents: count('Dependentes', { min: 0, max: 20 }).default(0),
    before: date('Data da lei de antes', { blank: '1º de dezembro de 2025' }).prefault('2025-12-01'),
    after: date('Data da lei de depois', { blank: '1º de janeiro de 2026' }).prefault('2026-01-01'),
    reference_date: referenceDate(),
  },
  result: {
    inss: brl('INSS'),
    before: brl('Imposto antes'),
    after: brl('Imposto depois'),
    beforeDetail: detail('Conta de antes'),
    afterDetail: detail('Conta de depois'),
    saving: brl('Economia por mês', { hint: 'Negativa se o imposto subiu' }),
    savingYear: brl('Economia no ano', { hint: 'Doze meses e o 13º' }),
  },
  answer({ salary: gross, inss: given, dependents, before, after }, ctx) {
    if (given !== undefined && given > gross) ctx.refuse('inss', say`passa do salário, ${gross}`)
    const contribution = given === undefined ? computed() : { amount: given, deductible: given }
    const [old, now] = [before, after].map((day) => taxOn(day))
    const saving = ctx.step('Economia por mês', say`${old!.tax} − ${now!.tax}`, old!.tax - now!.tax)
    const savingYear = ctx.step(
      'Economia no ano',
      say`12 × (${old!.tax} − ${now!.tax}) + ${old!.detail.thirteenth} − ${now!.detail.thirteenth}`,
      saving * MONTHS + old!.detail.thirteenth - now!.detail.thirteenth,
    )
    ctx.assume('O mesmo salário e o mesmo INSS nas duas datas: só a lei do imposto de renda muda.')
    ctx.assume('O 13º é um salário inteiro, tributado à parte, com o mesmo INSS e sem a dispensa de R$ 10,00.')
    return {
      inss: contribution.amount,
      before: old!.tax,
      after: now!.tax,
      beforeDetail: old!.detail,
      afterDetail: now!.detail,
      saving,
      savingYear,
    }

    function computed(): { amount: Money; deductible: Money } {
      const table = ctx.law(inssLaw)
      assumeInssRounding(ctx, table)
      return inssDue(gross, table)
    }

    function taxOn(day: typeof before) {
      const table = ctx.law(irrf, day)
      const deductions = contribution.deductible + BigInt(dependents) * table.perDependent
      const due = irrfDue({ gross, deductions }, table)
      const { legalBase: _legal, simplifiedBase: _simplified, ...shown } = due.detail
      const thirteenth = irrfDue({ gross, deductions, finalAtSource: true }, table).amount
      assumeIrrfChoices(ctx, due, table, say`pela lei de ${calendarDate(day)}`)
      const tax = ctx.step(say`Imposto pela lei de ${calendarDate(day)}`, () => irrfFormula(due), due.amount)
      return { tax, detail: { ...shown, thirteenth } }
    }
  },
})
