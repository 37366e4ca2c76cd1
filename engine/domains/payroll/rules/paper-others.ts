/** The other lines of a payslip: vale-transporte, family allowance, what deserves a note, and the sums. */
import { daysInMonth, monthOf, yearOf } from '../../../core/day.ts'
import { atLeastZero, type Money, portion, split } from '../../../core/money.ts'
import { type CheckContext, causesOf } from '../../../core/operation/check.ts'
import { percent, type Ratio } from '../../../core/ratio.ts'
import { type Phrase, say } from '../../../core/sentence.ts'
import familyAllowance from '../law/family-allowance.ts'
import voucher from '../law/transport-voucher.ts'
import { slipDoubt } from './copying-slip.ts'
import { familyQuota } from './family-quota.ts'
import { foldedLabel } from './line-labels.ts'
import { type KnownLine, sideOf, totalOf } from './lines.ts'
import { daysInContract, type Facts, type Month } from './paper.ts'
import { KEPT, PAID } from './payslip-audit.ts'
import { ALLOWANCE_MISTAKES, VOUCHER_MISTAKES } from './payslip-mistakes.ts'

const amountsOf = (lines: readonly KnownLine[], ...natures: string[]): Money =>
  totalOf(lines.filter(({ nature }) => nature !== null && natures.includes(nature)))

/** A "salário base" so far under what the month paid is of an hour or a day, by whatever name its hours are paid. */
const OF_HOUR = 5n

const basicPrinted = ({ lines, printed: { basic_salary: basic } }: Month): Money | undefined =>
  basic !== undefined && basic * OF_HOUR < sideOf(lines, 'earning') ? undefined : basic

/** The basic salary as far as the paper shows it; null where the lines of salary are not those of a whole month. */
function basicOf(month: Month): Money | null {
  const { lines, wholeMonth } = month
  const basic = basicPrinted(month)
  if (basic !== undefined) return basic
  if (!wholeMonth) return null
  const natures = lines.map(({ nature }) => nature)
  // Whoever is paid by the hour has the weekly rest in a line of its own, which is basic salary too.
  const byHour = natures.includes('1012') && !natures.includes('1003') && !natures.includes('1207') && !natures.includes('1205')
  return amountsOf(lines, '1000', ...(byHour ? ['1012'] : [])) || null
}

/** Whether a share is that of a whole salary whose month paid fewer days: of 18 days it is 10% of what was paid. */
const ofPartMonth = (found: Money, paid: Money, share: Ratio): boolean =>
  Array.from({ length: 29 }, (_, index) => portion(split(paid * 30n, index + 1, 'halfUp'), share, 'halfUp')).some(
    (whole) => found - whole <= 1n && whole - found <= 1n,
  )

/** What is taken beside the share of the fare: a card lost, fares not used and given back, another month's. */
const OTHER_TRANSPORT = /\bvia\b|\bcartao\b|\bdevol\w*\b|\butiliz\w*\b|\bestorno\b|\bdif\w*\b|\banterior\b|\bretroat\w*\b|\bextravi\w*\b/

/** Up to 6% of the basic salary may be taken (Lei 7.418/1985, art. 4º); less is right whatever the reason. */
export function auditTransport(ctx: CheckContext, month: Month) {
  const came = month.lines.filter(
    ({ nature, kind, label }) => nature === '9216' && kind === 'deduction' && !OTHER_TRANSPORT.test(foldedLabel(label)),
  )
  if (came.length === 0) return null
  const informed = totalOf(came)
  const question = { id: 'transport_discount', label: 'Vale-transporte', informed, favours: KEPT }
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
        // Without the basic salary of the contract the month may not be whole, though no line says so: only a mistake that gives the figure shows it.
        const named =
          causesOf(found, { salary: reached, earnings: earned }, VOUCHER_MISTAKES).length > 0 && !ofPartMonth(found, reached, employeeShare)
        const allKnown = month.lines.every(({ kind, incidence }) => kind !== 'earning' || incidence.length > 0)
        if (basicPrinted(month) !== undefined) return slipDoubt(ctx, reached, [amountsOf(month.lines, '1000')])
        if (basic !== null && reached > 0n && allKnown && (named || month.thirtyDays)) return null
        ctx.inform('Qual é o salário básico do contrato?')
        return 'O limite é de 6% do salário básico do contrato, que este mês não mostra inteiro.'
      },
      causes: (found) => causesOf(found, { salary: reached, earnings: earned }, VOUCHER_MISTAKES),
    }
  })
}

/** A quota for part of a month, by thirty days or by those of the month: both are seen. */
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
  const question = { id: 'family_allowance', label: 'Salário-família', informed, favours: PAID }
  if (informed === undefined || month.worker.kind === 'partner' || month.worker.kind === 'own_account') return null
  const earned = (enters: (line: Month['lines'][number]) => boolean): Money =>
    sideOf(month.lines.filter(enters), 'earning') - amountsOf(month.lines, '1017')
  const absences = amountsOf(month.lines, '9207', '9208', '9211')
  const pay = atLeastZero(earned(({ incidence }) => incidence.some(({ cp }) => cp === '11')) - absences)
  // What a line may not enter, and what was lost by absences: the right is by what the whole month would pay.
  const certain = earned(({ incidence }) => incidence[0]?.cp === '11')
  const others = [pay + absences, certain, atLeastZero(certain - absences)]
  if (children === undefined) {
    ctx.inform('Quantos filhos de até 14 anos, ou com deficiência, você tem?')
    return ctx.cannot(question, 'O número de filhos não foi informado.')
  }
  return ctx.examine(question, () => familyExpectation(ctx, month.facts, pay, children, others))
}

/** @param others the pay by other readings, whose quotas are right too. */
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

/** In the month of admission or end the quota is by the days: a figure that is so is asked about, not held wrong. */
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
  ctx.inform('Você entrou ou saiu da empresa neste mês? Em que dia?')
  return 'É a cota de parte do mês, que vale no mês da admissão ou do desligamento.'
}

const LOAN_LIMIT = percent('40')
/** Overtime, night work and commissions, which also pay the weekly rest. */
const WITH_REST = ['1003', '1205', '1207']
const RESTED = /\b(?:dsr|d s r|rsr|r s r|repouso|descanso)\b/
const UNION = ['9230', '9231', '9232', '9233']

/** What is no mistake by itself and is worth knowing. */
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
