/** Pay of a document against the wage floors: national by hours, of the agreement told, of the state by band. */
import { type Money, portion, split } from '../../../../core/money.ts'
import { calendarDate, type Phrase, say } from '../../../../core/text/sentence.ts'
import type { CheckContext } from '../../../../operation/definition/check.ts'
import fgts from '../../law/fgts.ts'
import inss from '../../law/inss.ts'
import minimumWage from '../../law/minimum-wage.ts'
import { isEmployed } from '../payslip/absence.ts'
import { type KnownLine, totalOf } from '../payslip/lines.ts'
import type { Month } from '../payslip/pay-document.ts'
import { PAYMENT } from '../payslip/payslip-audit.ts'
import { inssDue } from '../withholding/inss.ts'
import {
  FULL_MONTH,
  floorLaw,
  floorOfHours,
  hoursCovered,
  isFarAbove,
  isShortByLaw,
  minimumOn,
  monthlyHoursOf,
  type StateFound,
  stateFloor,
} from './wage-floor.ts'

const SALARY = ['1000', '6000']
/** Pay of the same hours by the employer, which counts for the minimum (OJ 272 of the SDI-1 of the TST). Tips do not. */
const BESIDE = ['1201', '1202', '1203', '1204', '1206', '1207', '1211', '1225', '1299', '1801', '2501']
/** Pay of other hours: enough with it, the document is only doubtful. */
const OTHER_HOURS = ['1003', '1004', '1012', '1205']
/** Lines of a month that was not worked whole. */
const BROKEN = ['1016', '1050', '4050', '6000', '9930', '1015']

/** Months in which hours and pay could be reduced: Lei 14.020/2020 and MP 1.045/2021. */
const REDUCED = [
  ['2020-04', '2020-12'],
  ['2021-05', '2021-08'],
] as const

interface Pay {
  readonly salary: Money
  /** Salary with the other pay of the same hours. */
  readonly together: Money
  /** Everything that could be pay of the month. */
  readonly most: Money
  readonly hours: number | undefined
  /** True when days, not the contract, give the salary. */
  readonly byDays: boolean
}

const QUESTION = { id: 'floor', label: 'Piso salarial', favours: PAYMENT }
const of = (lines: readonly KnownLine[], natures: readonly string[]): Money =>
  totalOf(lines.filter(({ kind, natures: each }) => kind === 'earning' && each.some((nature) => natures.includes(nature))))

/** Examines the floor; silent for who has none, for a broken month without the contract's salary, and for pay by the hour without hours. */
export function auditFloor(ctx: CheckContext, month: Month): void {
  const minimum = minimumOn(ctx.day)
  const apprentice = month.worker.kind === 'apprentice'
  if (minimum === null || month.facts.grossOnly || !month.whole.earnings || !isEmployed(month) || !month.kinds.includes('monthly')) return
  const pay = payOf(month)
  if (pay === null || ctx.day > ctx.today) return
  const { facts } = month
  const { hours } = pay
  const byHour = facts.contract === 'intermittent' || facts.contract === 'hourly' || facts.contract === 'daily' || apprentice
  if (byHour && hours === undefined) return
  ctx.judge({ ...QUESTION, informed: pay.salary }, () => {
    ctx.law(minimumWage)
    const national = against(ctx, { pay, floor: minimum, name: 'o salário mínimo', month, soft: apprentice })
    if (national.verdict !== 'matches' || apprentice) return national
    return beyondNational(ctx, { pay, month, national }) ?? national
  })
  if (facts.state === undefined && facts.agreementFloor === undefined && !isFarAbove(pay.salary, minimum))
    ctx.unchecked.push('Piso do estado e do sindicato: não conferidos.')
  showCorrected(ctx, pay, minimum)
}

interface Judged {
  readonly expected: Money | null
  readonly how: Phrase
  readonly verdict: 'matches' | 'differs' | 'not_checkable'
  readonly why: Phrase
}

function payOf({ lines, facts, printed }: Month): Pay | null {
  const own = lines.filter(({ nature, kind }) => kind === 'earning' && nature !== null && SALARY.includes(nature))
  const hours = monthlyHoursOf(facts.weeklyHours, facts.monthlyHours) ?? (own.length === 1 ? (own[0]!.hours ?? undefined) : undefined)
  const paid = totalOf(own)
  const beside = of(lines, BESIDE)
  const most = totalOf(
    lines.filter(
      ({ kind, natures }) =>
        kind === 'earning' && (natures.length === 0 || natures.some((nature) => [...SALARY, ...BESIDE, ...OTHER_HOURS].includes(nature))),
    ),
  )
  const isBroken =
    lines.some(({ nature }) => nature !== null && BROKEN.includes(nature)) ||
    [facts.admissionDate, facts.terminationDate].some((day) => day !== undefined) ||
    (facts.daysWorked !== undefined && facts.daysWorked < 30)
  const contract = printed.basic_salary
  if (isBroken) {
    if (contract === undefined || contract * 5n < paid || contract < paid) return null
    return { salary: contract, together: contract, most: contract + beside, hours, byDays: true }
  }
  if (paid === 0n && beside === 0n) return null
  const rested = lines.some(({ nature }) => nature === '1207') && !lines.some(({ nature }) => nature === '1003') ? of(lines, ['1012']) : 0n
  const days = own.length === 1 ? own[0]!.days : null
  if (days !== null && days < 28) {
    const whole = split(paid * 30n, days, 'halfUp')
    return { salary: whole, together: whole + beside + rested, most: most + whole, hours, byDays: true }
  }
  return { salary: paid, together: paid + beside + rested, most, hours, byDays: false }
}

interface Compared {
  readonly pay: Pay
  readonly floor: Money
  readonly name: Phrase
  readonly month: Month
  /** True where a shorter pay is only asked about. */
  readonly soft: boolean
}

/** Compares the pay with one floor by the hours of the contract. */
function against(ctx: CheckContext, { pay, floor, name, month: { facts }, soft }: Compared): Judged {
  const hours = facts.contract === 'short_by_law' ? FULL_MONTH : pay.hours
  const need = hours === undefined ? floor : floorOfHours(floor, hours)
  const least = need === floor ? need : need - 1n
  const how = hours === undefined || hours >= FULL_MONTH ? say`${floor}` : say`${floor} × ${hours} ÷ ${FULL_MONTH}`
  const agrees = (why: Phrase): Judged => ({ expected: pay.salary, how, verdict: 'matches', why })
  const asks = (why: Phrase): Judged => ({ expected: null, how, verdict: 'not_checkable', why })
  const part = pay.hours !== undefined && isShortByLaw(pay.hours) && facts.contract === undefined && pay.together < floor
  if (pay.salary >= least && !part) return agrees(say`O salário não é menor que ${name}, ${need} por estas horas.`)
  if (pay.together >= least && !part) {
    ctx.note(say`O salário-base é menor que ${name}; com o que se paga pelas mesmas horas, a soma passa (TST, SDI-1, OJ 272).`)
    return agrees(say`A soma do que se paga pelas mesmas horas, ${pay.together}, não é menor que ${name}, ${need}.`)
  }
  const covered = hoursCovered(floor, pay.together)
  if (hours === undefined) {
    ctx.inform('Quantas horas por semana diz o contrato?', 'weekly_hours')
    return asks(
      say`${pay.together} é menor que ${name}, ${floor}: é certo para até ${covered} horas no mês, e as horas não foram informadas.`,
    )
  }
  if (part && pay.together >= least) {
    ctx.inform('A jornada é curta por contrato ou por lei da profissão?', 'contract', ['part_time', 'short_by_law'])
    return asks(
      say`${pay.together} é ${name} por ${hours} horas; se a jornada é curta por lei da profissão, o salário é o do mês inteiro, ${floor}.`,
    )
  }
  if (pay.most >= least) {
    ctx.inform('As outras linhas pagam as mesmas horas do contrato?', 'line_is')
    return asks(say`Sem horas extras, adicional noturno e linhas que não se conhecem, ${pay.together} é menor que ${name}, ${need}.`)
  }
  const why = say`${pay.together} é ${need - pay.together} menor que ${name}, ${need} por ${hours} horas: é certo para até ${covered} horas no mês.`
  if (soft || pay.byDays || REDUCED.some(([from, to]) => ctx.day.slice(0, 7) >= from && ctx.day.slice(0, 7) <= to)) {
    ctx.inform('O mês foi trabalhado inteiro, com as horas do contrato?', 'days_worked')
    return asks(why)
  }
  return { expected: need, how, verdict: 'differs', why }
}

interface Beyond {
  readonly pay: Pay
  readonly month: Month
  readonly national: Judged
}

/** Floor of the agreement told, which replaces the state's; else the state's by band. Null where none applies. */
function beyondNational(ctx: CheckContext, { pay, month }: Beyond): Judged | null {
  const { facts } = month
  const agreed = facts.agreementFloor
  if (agreed !== undefined && agreed > 0n) {
    ctx.told.push(say`o piso do sindicato é de ${agreed}`)
    return against(ctx, { pay, floor: agreed, name: 'o piso do sindicato informado', month, soft: false })
  }
  const found = stateFloor(ctx.day, {
    state: facts.state,
    band: facts.floorBand,
    occupation: facts.occupation,
    domestic: month.worker.kind === 'domestic',
  })
  if (!found || found.uncovered) return null
  ctx.law(floorLaw(facts.state!)!)
  return found.band === null ? withoutBand(ctx, pay, found) : inBand(ctx, { pay, month, found, floor: found.band.monthly })
}

function withoutBand(ctx: CheckContext, pay: Pay, { highest, bands }: StateFound): Judged | null {
  const need = pay.hours === undefined ? highest : floorOfHours(highest, pay.hours)
  if (pay.together >= need) return null
  ctx.inform(
    'Em que faixa do piso do estado está o seu trabalho?',
    'floor_band',
    bands.map(({ band, who }) => `${band}: ${who}`),
  )
  return {
    expected: null,
    how: say`${highest}`,
    verdict: 'not_checkable',
    why: say`O estado tem pisos de até ${highest}, e não se sabe a faixa do trabalho.`,
  }
}

function inBand(
  ctx: CheckContext,
  { pay, month, found, floor }: Omit<Beyond, 'national'> & { found: StateFound; floor: Money },
): Judged | null {
  const { facts } = month
  const told = facts.agreementFloor === 0n
  const name: Phrase = found.atLeast ? 'o último piso do estado que se conhece' : 'o piso do estado'
  const judged = against(ctx, { pay, floor, name, month, soft: facts.state === 'RJ' })
  if (judged.verdict === 'matches') {
    const need = pay.hours === undefined ? floor : floorOfHours(floor, pay.hours)
    const near = told && found.atLeast && !isFarAbove(pay.together, need)
    if (!near) return judged
    return {
      expected: null,
      how: say`${floor}`,
      verdict: 'not_checkable',
      why: say`O último piso que conhecemos é de ${floor}; pode haver um mais novo.`,
    }
  }
  if (told) {
    ctx.told.push('não há piso de sindicato para a minha função')
    return judged
  }
  ctx.inform('O sindicato tem um piso para a sua função? De quanto?', 'agreement_floor')
  return {
    expected: null,
    how: judged.how,
    verdict: 'not_checkable',
    why: say`${pay.together} é menor que o piso do estado, ${floor}, que só vale sem piso de sindicato (LC nº 103/2000, art. 1º).`,
  }
}

/** INSS and FGTS of the floor, which follow the pay and are no mistake of their own. */
function showCorrected(ctx: CheckContext, pay: Pay, minimum: Money): void {
  const found = ctx.items.find(({ id }) => id === 'floor')
  if (found?.verdict !== 'differs' || found.expected === null || ctx.corrected !== null) return
  const due = found.expected
  const table = inss.at(ctx.day).value
  const deposit = portion(due, fgts.at(ctx.day).value.depositRate, 'truncate')
  ctx.corrected = {
    why: say`Com o salário no piso, o INSS e o FGTS são sobre ele (Lei nº 8.212/1991, art. 28, § 3º), pela lei de ${calendarDate(ctx.day)}.`,
    items: [
      { id: 'floor', label: 'Salário', expected: due, difference: pay.salary - due },
      { id: 'inss', label: 'INSS', expected: inssDue(due, table).amount, difference: null },
      { id: 'fgts', label: 'FGTS', expected: deposit, difference: null },
    ],
  }
  if (due < minimum)
    ctx.note(
      'Com contribuição abaixo da do salário mínimo o mês não conta para a aposentadoria, salvo complemento (Constituição, art. 195, § 14).',
    )
}
