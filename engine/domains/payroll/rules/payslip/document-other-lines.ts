/** Other payslip lines: vale-transporte, family allowance, notes, and totals. */
import { daysInMonth, monthOf, yearOf } from '../../../../core/day.ts'
import { atLeastZero, type Money, portion, split } from '../../../../core/money.ts'
import { percent, type Ratio } from '../../../../core/ratio.ts'
import { type Phrase, say } from '../../../../core/text/sentence.ts'
import { type CheckContext, causesOf } from '../../../../operation/definition/check.ts'
import familyAllowance from '../../law/family-allowance.ts'
import voucher from '../../law/transport-voucher.ts'
import { familyQuota } from '../charges-and-benefits/family-quota.ts'
import { slipDoubt } from './copying-slip.ts'
import { foldedLabel } from './line-labels.ts'
import { type KnownLine, sideOf, totalOf } from './lines.ts'
import { daysInContract, type Facts, type Month } from './pay-document.ts'
import { EMPLOYER_WITHHOLDING, PAYMENT } from './payslip-audit.ts'
import { ALLOWANCE_MISTAKES, VOUCHER_MISTAKES } from './payslip-mistakes.ts'

const amountsOf = (lines: readonly KnownLine[], ...natures: string[]): Money =>
  totalOf(lines.filter(({ nature }) => nature !== null && natures.includes(nature)))

/** A printed "salário base" this far below the month's earnings is an hourly or daily rate. */
const OF_HOUR = 5n

const basicPrinted = ({ lines, printed: { basic_salary: basic } }: Month): Money | undefined =>
  basic !== undefined && basic * OF_HOUR < sideOf(lines, 'earning') ? undefined : basic

/** Basic salary, as far as the document shows it; null when the salary lines do not cover a whole month. */
function basicOf(month: Month): Money | null {
  const { lines, wholeMonth } = month
  const basic = basicPrinted(month)
  if (basic !== undefined) return basic
  if (!wholeMonth) return null
  const natures = lines.map(({ nature }) => nature)
  // For hourly workers the weekly rest is a separate line and part of the basic salary.
  const byHour = natures.includes('1012') && !natures.includes('1003') && !natures.includes('1207') && !natures.includes('1205')
  return amountsOf(lines, '1000', ...(byHour ? ['1012'] : [])) || null
}

/** True for the share of a full salary in a month with fewer paid days: 6% over 18 days looks like 10% of the pay. */
const ofPartMonth = (found: Money, paid: Money, share: Ratio): boolean =>
  Array.from({ length: 29 }, (_, index) => portion(split(paid * 30n, index + 1, 'halfUp'), share, 'halfUp')).some(
    (whole) => found - whole <= 1n && whole - found <= 1n,
  )

/** Transport deductions outside the 6% share: lost card, returned fares, another month. */
const OTHER_TRANSPORT = /\bvia\b|\bcartao\b|\bdevol\w*\b|\butiliz\w*\b|\bestorno\b|\bdif\w*\b|\banterior\b|\bretroat\w*\b|\bextravi\w*\b/

/** The discount may reach 6% of the basic salary (Lei 7.418/1985, art. 4º); any lower amount is accepted. */
export function auditTransport(ctx: CheckContext, month: Month) {
  const came = month.lines.filter(
    ({ nature, kind, label }) => nature === '9216' && kind === 'deduction' && !OTHER_TRANSPORT.test(foldedLabel(label)),
  )
  if (came.length === 0) return null
  const informed = totalOf(came)
  const question = { id: 'transport_discount', label: 'Vale-transporte', informed, favours: EMPLOYER_WITHHOLDING }
  const earned = sideOf(month.lines, 'earning')
  const basic = basicOf(month)
  const reached = basic ?? amountsOf(month.lines, '1000')
  return ctx.examine(question, () => {
    const { employeeShare } = ctx.law(voucher)
    const limit = portion(reached, employeeShare, 'halfUp')
    if (informed <= limit)
      return {
        expected: informed,
        how: say`${informed}; não passa de ${employeeShare} do salário, ${limit}`,
      }
    return {
      expected: limit,
      how: say`${reached} × ${employeeShare}; o máximo que se pode descontar`,
      doubt(found) {
        // Without the contract's basic salary the month may be incomplete, so report only a mistake that explains the exact amount.
        const named =
          causesOf(found, { salary: reached, earnings: earned }, VOUCHER_MISTAKES).length > 0 && !ofPartMonth(found, reached, employeeShare)
        const allKnown = month.lines.every(({ kind, incidence }) => kind !== 'earning' || incidence.length > 0)
        if (basicPrinted(month) !== undefined) return slipDoubt(ctx, reached, [amountsOf(month.lines, '1000')])
        if (basic !== null && reached > 0n && allKnown && (named || month.thirtyDays)) return null
        ctx.inform('Qual é o salário básico do contrato?', 'basic_salary')
        return 'O limite é de 6% do salário básico do contrato, que este mês não mostra inteiro.'
      },
      causes: (found) => causesOf(found, { salary: reached, earnings: earned }, VOUCHER_MISTAKES),
    }
  })
}

/** Quota for part of a month, divided by thirty days or by the month's days: payrolls use both. */
function partialQuotas(quota: Money, children: number, days: number, lastDay: number): Money[] {
  const of = (divisor: number) => split(quota * BigInt(days), divisor, 'halfUp')
  const whole = quota * BigInt(children)
  return [
    of(30) * BigInt(children),
    of(lastDay) * BigInt(children),
    split(whole * BigInt(days), 30, 'halfUp'),
    split(whole * BigInt(days), lastDay, 'halfUp'),
  ]
}

export function auditFamilyAllowance(ctx: CheckContext, month: Month) {
  const came = month.lines.filter(({ nature, kind }) => nature === '1409' && kind === 'earning')
  const { children } = month.facts
  const informed = came.length === 0 ? undefined : totalOf(came)
  const question = { id: 'family_allowance', label: 'Salário-família', informed, favours: PAYMENT }
  if (informed === undefined || month.worker.kind === 'partner' || month.worker.kind === 'own_account') return null
  const earned = (enters: (line: Month['lines'][number]) => boolean): Money =>
    sideOf(month.lines.filter(enters), 'earning') - amountsOf(month.lines, '1017')
  const absences = amountsOf(month.lines, '9207', '9208', '9211')
  const pay = atLeastZero(earned(({ incidence }) => incidence.some(({ cp }) => cp === '11')) - absences)
  // Lines of uncertain incidence, and pay lost to absences: the limit applies to the pay of a full month.
  const certain = earned(({ incidence }) => incidence[0]?.cp === '11')
  const others = [pay + absences, certain, atLeastZero(certain - absences)]
  if (children === undefined) {
    ctx.inform('Quantos filhos de até 14 anos, ou com deficiência, você tem?', 'children')
    return ctx.cannot(question, 'O número de filhos não foi informado.')
  }
  return ctx.examine(question, () => familyExpectation(ctx, month.facts, pay, children, others))
}

/** @param others Alternative readings of the pay, whose quotas are accepted too. */
export function familyExpectation(ctx: CheckContext, facts: Facts, pay: Money, children: number, others: readonly Money[] = []) {
  const table = ctx.law(familyAllowance)
  const { limit, quota, amount } = familyQuota(pay, children, table)
  const lastDay = daysInMonth(yearOf(ctx.day), monthOf(ctx.day))
  const days = daysInContract(ctx.day, facts, lastDay)
  const full = table.quota
  const quotas = new Set([quota, ...others.map((each) => familyQuota(each, children, table).quota)])
  return {
    expected: amount,
    how: quota === 0n ? say`${0n}; o ganho passa de ${limit}` : say`${quota} × ${children}`,
    accepted: [...quotas].flatMap((each) => {
      const whole = each * BigInt(children)
      if (days === null) return each === quota ? [] : [{ amount: whole, how: say`${each} × ${children}` }]
      return partialQuotas(each, children, days, lastDay).map((part) => ({ amount: part, how: say`${part}; a cota de ${days} dias` }))
    }),
    doubt: (found: Money) => partDoubt(ctx, found, { quota: quota || full, children, lastDay, told: days !== null }),
    causes: (found: Money) => causesOf(found, { pay, children, quota, day: ctx.day }, ALLOWANCE_MISTAKES),
  }
}

/** In the month of admission or termination the quota is proportional to the days: asks about such an amount instead of rejecting it. */
function partDoubt(
  ctx: CheckContext,
  found: Money,
  {
    quota,
    children,
    lastDay,
    told,
  }: { readonly quota: Money; readonly children: number; readonly lastDay: number; readonly told: boolean },
): Phrase | null {
  if (told || found === 0n || found % quota === 0n) return null
  const counted = Array.from({ length: lastDay - 1 }, (_, index) => index + 1)
  if (!counted.some((days) => partialQuotas(quota, Math.max(children, 1), days, lastDay).includes(found))) return null
  ctx.inform('Você entrou ou saiu da empresa neste mês? Em que dia?', 'admission_date')
  return 'É a cota de parte do mês, que vale no mês da admissão ou do desligamento.'
}

const LOAN_LIMIT = percent('40')
/** Overtime, night work and commissions, which require weekly rest pay on top. */
const WITH_REST = ['1003', '1205', '1207']
const RESTED = /\b(?:dsr|d s r|rsr|r s r|repouso|descanso)\b/
const UNION = ['9230', '9231', '9232', '9233']

/** Notes on lines that are not mistakes by themselves. */
export function noteOthers(ctx: CheckContext, { lines }: Month): void {
  const loans = amountsOf(lines, '9253', '9254')
  const available = atLeastZero(sideOf(lines, 'earning') - amountsOf(lines, '9201', '9203', '9213'))
  if (loans > portion(available, LOAN_LIMIT, 'halfUp'))
    ctx.note(
      say`Os empréstimos, ${loans}, passam de 40% do que sobra depois de INSS, imposto e pensão (Lei nº 10.820/2003, art. 2º, § 2º): confira a margem.`,
    )
  const variable = lines.filter(({ nature, kind }) => kind === 'earning' && nature !== null && WITH_REST.includes(nature))
  const rest = lines.some(({ nature, label }) => nature === '1012' || RESTED.test(foldedLabel(label)))
  if (variable.length > 0 && !rest)
    ctx.note(
      'Há horas extras, comissões ou adicional noturno e nenhuma linha de descanso semanal remunerado (DSR) sobre eles (Lei nº 605/1949, art. 7º; TST, Súmulas 27, 60 e 172): pergunte se já está incluído.',
    )
  if (lines.some(({ nature }) => nature !== null && UNION.includes(nature)))
    ctx.note(
      'Desconto para o sindicato só com autorização de quem recebe (CLT, arts. 545, 578 e 579), salvo a contribuição assistencial sem oposição (STF, Tema 935).',
    )
}
