/** FGTS deposit from the lines of a document. */
import type { Day } from '../../../../core/day.ts'
import { type Money, portion, smallest, sum } from '../../../../core/money.ts'
import { percent, type Ratio } from '../../../../core/ratio.ts'
import { joined, type Phrase, say } from '../../../../core/text/sentence.ts'
import { type CheckContext, causesOf, type Reading } from '../../../../operation/definition/check.ts'
import domestic from '../../law/domestic.ts'
import fgts from '../../law/fgts.ts'
import inss from '../../law/inss.ts'
import { isEmployed } from './absence.ts'
import { slipDoubt } from './copying-slip.ts'
import { askBase, askLine, suspended } from './document-inss.ts'
import { type Bases, type Readings, sideOf, totalOf } from './lines.ts'
import type { Month } from './pay-document.ts'
import { PAYMENT } from './payslip-audit.ts'
import { FGTS_MISTAKES } from './payslip-mistakes.ts'

/**
 * LC 110/2001, art. 2º: an extra half point for sixty months. Accepted but never required: some employers were exempt, and sources differ
 * on the months.
 */
const EXTRA_HALF = { from: '2001-10-01', to: '2006-12-31', rate: percent('8.5') } as const

const extraRates = (day: Day): Ratio[] => (day >= EXTRA_HALF.from && day <= EXTRA_HALF.to ? [EXTRA_HALF.rate] : [])

/** Accepted deposits of any day for the bases: each rounding is admitted. */
function depositsOf(bases: readonly Money[], rate: Ratio, day: Day): Money[] {
  const of = (rounding: 'truncate' | 'halfUp') => sum(bases.map((base) => portion(base, rate, rounding)))
  const rounding = day < fgts.recordStarts ? 'halfUp' : fgts.at(day).value.depositRounding
  const both = [of(rounding), of(rounding === 'truncate' ? 'halfUp' : 'truncate')]
  return [...new Set([...both, portion(sum(bases), rate, 'halfUp'), portion(sum(bases), rate, 'truncate')])]
}

/** Deposit under the rounding of the day's law, and the other accepted readings. */
export function depositReadings(pay: Money, rate: Ratio, day: Day): { expected: Money; how: Phrase; accepted: Reading[] } {
  const how = say`${pay} × ${rate}`
  const [expected, ...others] = depositsOf([pay], rate, day)
  const half = extraRates(day).flatMap((extra) => depositsOf([pay], extra, day))
  return {
    expected: expected!,
    how,
    accepted: [
      ...others.map((amount) => ({ amount, how })),
      ...half.map((amount) => ({
        amount,
        how: say`${pay} × ${EXTRA_HALF.rate}; com o meio ponto da LC nº 110/2001`,
      })),
    ],
  }
}

const parts = ({ fgts: month, fgts13, fgtsNotice }: Bases): Money[] => [month, fgts13, fgtsNotice].filter((base) => base > 0n)

/** Deposit rates admitted for the worker; the first is the default. */
function ratesOf(ctx: CheckContext, { worker }: Month): Ratio[] {
  const law = ctx.law(fgts)
  if (worker.kind === 'apprentice') return [law.apprenticeDepositRate]
  const rates = [law.depositRate, ...extraRates(ctx.day)]
  if (worker.kind === 'domestic' && ctx.day >= domestic.recordStarts) rates.push(law.depositRate.plus(domestic.at(ctx.day).value.indemnity))
  return rates
}

const NO_FGTS = ['partner', 'own_account', 'intern', 'retiree']

export function auditFgts(ctx: CheckContext, readings: Readings, month: Month): void {
  const printed = month.lines.filter(({ nature, kind }) => nature === '9908' && kind === 'informative')
  const informed = month.printed.fgts ?? (printed.length > 0 ? totalOf(printed) : undefined)
  const question = { id: 'fgts', label: 'FGTS', informed, favours: PAYMENT }
  const first = readings.all[0]
  if (!first) return void ctx.cannot(question, 'Há linhas demais que a lei admite ler de dois modos.')
  if (NO_FGTS.includes(month.worker.kind)) {
    if (informed !== undefined && informed > 0n)
      ctx.declared('fgts', 'FGTS', informed, 'Depósito que a lei não exige de quem não é empregado: mostrado como veio.')
    return
  }
  if (month.facts.suspendedByCourt?.includes('fgts')) return void suspended(ctx, { ...question, informed: informed ?? 0n })
  if (isSalaryAlone(ctx, informed, first, month)) return
  ctx.examine(question, () => {
    const [rate, ...others] = ratesOf(ctx, month)
    const bases = parts(first)
    const [expected] = depositsOf(bases, rate!, ctx.day)
    const word = (amount: Money, at: Ratio, of: readonly Money[]): Reading => ({
      amount,
      how: say`(${joined(of, ' + ', 0n)}) × ${at}`,
    })
    const accepted = readings.all.flatMap((each) =>
      [rate!, ...others].flatMap((at) =>
        [parts(each), [each.fgts]].flatMap((of) => depositsOf(of, at, ctx.day).map((amount) => word(amount, at, of))),
      ),
    )
    return {
      ...word(expected!, rate!, bases),
      expected: expected!,
      accepted,
      doubt(found) {
        const printed = month.printed.fgts_base === undefined ? [] : [month.printed.fgts_base]
        const more = [...printed, sum(bases) + sideOf(readings.unknown, 'earning')].flatMap((base) => depositsOf([base], rate!, ctx.day))
        const meant = [expected!, ...accepted.map(({ amount }) => amount), ...more]
        return fgtsDoubt(ctx, found, first, month, readings, rate!) ?? (found === 0n ? null : slipDoubt(ctx, found, meant))
      },
      causes: (found) =>
        causesOf(
          found,
          {
            pay: sum(bases),
            inss: totalOf(month.lines.filter(({ nature }) => nature === '9201')),
            inssCeiling: ctx.day < inss.recordStarts ? null : inss.at(ctx.day).value.ceiling,
            apprentice: month.worker.kind === 'apprentice',
            law: ctx.law(fgts),
          },
          FGTS_MISTAKES,
        ),
    }
  })
}

/** Asks about a deposit on the salary alone: that on the 13th of the document may be shown on another. */
function isSalaryAlone(ctx: CheckContext, informed: Money | undefined, { fgts: ofMonth, fgts13 }: Bases, month: Month): boolean {
  const read = ctx.attempt(() => ratesOf(ctx, month)[0]!)
  if (informed === undefined || informed === 0n || fgts13 === 0n || 'reason' in read) return false
  if (month.facts.otherPapers === false || !depositsOf([ofMonth], read.value, ctx.day).includes(informed)) return false
  const [due] = depositsOf([fgts13], read.value, ctx.day)
  ctx.inform('O FGTS da 1ª parcela do 13º veio em outro papel?', 'other_papers', ['true', 'false'])
  ctx.cannot(
    { id: 'fgts', label: 'FGTS', informed, favours: PAYMENT },
    say`O FGTS impresso é só o do salário. Sobre o 13º deste papel há mais ${due!} a depositar (Lei nº 8.036/1990, art. 15), que pode estar em outro papel.`,
  )
  return true
}

/** Months whose deposits were put off: MP 927/2020, art. 19, and MP 1.046/2021, art. 20. */
const PUT_OFF = [
  ['2020-03', '2020-05'],
  ['2021-04', '2021-07'],
] as const

/** Pay undisputed as such: overtime, commissions, weekly rest on them, night work, hazard pay. */
const SURELY_PAY = ['1003', '1012', '1202', '1203', '1205', '1207']
const MAX_LEFT_OUT = 8

/** True when the gap of a printed base equals, to the centavo, lines that are undisputed pay: the base itself is wrong. */
function leavesPayOut({ lines }: Month, missing: Money): boolean {
  const sure = lines.filter(
    ({ nature, kind, of }) => kind === 'earning' && of === 'month' && nature !== null && SURELY_PAY.includes(nature),
  )
  if (missing <= 0n || sure.length > MAX_LEFT_OUT) return false
  let sums: Money[] = [0n]
  for (const { amount } of sure) sums = sums.flatMap((each) => [each, each + amount])
  return sums.includes(missing)
}

/** A 2% deposit is an apprentice's (Lei 8.036/1990, art. 15, § 7º). */
export function apprenticeDoubt(ctx: CheckContext): Phrase {
  ctx.inform('Quem recebe é aprendiz?', 'worker')
  return 'É o FGTS de aprendiz, e o papel não diz se quem recebe é um.'
}

/** A larger deposit harms nobody: without a printed base it may include another document, or be the year's total. */
export function largerDepositDoubt(ctx: CheckContext): Phrase {
  ctx.inform('Qual é a base do FGTS impressa no papel?', 'fgts_base')
  return 'O FGTS veio maior que o destas linhas, e o papel não mostra sobre o que foi calculado: pode somar outro pagamento.'
}

function fgtsDoubt(ctx: CheckContext, found: Money, bases: Bases, month: Month, { unknown }: Readings, rate: Ratio): Phrase | null {
  const base = sum(parts(bases))
  if (found === 0n && PUT_OFF.some(([from, to]) => ctx.day.slice(0, 7) >= from && ctx.day.slice(0, 7) <= to))
    return 'O depósito deste mês podia ser adiado e pago em parcelas: veja no extrato do FGTS.'
  if (unknown.length > 0) {
    const plus = sideOf(unknown, 'earning')
    const minus = sideOf(unknown, 'deduction')
    const low = portion(base - smallest(minus, base), rate, 'truncate')
    if (found >= low - 2n && found <= portion(base + plus, rate, 'halfUp') + 2n) return askLine(ctx, unknown, 'FGTS')
  }
  const printed = month.printed.fgts_base
  const asPrinted = printed !== undefined && printed > 0n && printed !== base && depositsOf([printed], rate, ctx.day).includes(found)
  if (asPrinted && !(month.worker.told && leavesPayOut(month, base - printed))) return askBase(ctx, printed, base)
  const law = ctx.law(fgts)
  const asApprentice = depositsOf([base], law.apprenticeDepositRate, ctx.day).includes(found)
  if (month.facts.worker === undefined && month.worker.kind === 'employee' && asApprentice) return apprenticeDoubt(ctx)
  if (printed !== base && found > portion(base, rate, 'halfUp') + 2n) return largerDepositDoubt(ctx)
  if (!month.worker.told && !isEmployed(month)) {
    ctx.inform('Quem recebe é empregado, sócio, autônomo ou estagiário?', 'worker')
    return 'O papel não diz quem recebe, e só empregado tem FGTS.'
  }
  // With vacation, the deposit may be split between the payslip and the vacation receipt.
  if (bases.irrfVacation > 0n && found < portion(base, rate, 'truncate')) {
    ctx.inform('Qual é a base do FGTS impressa no papel?', 'fgts_base')
    return 'O papel tem férias: parte do depósito pode estar no recibo delas.'
  }
  return null
}
