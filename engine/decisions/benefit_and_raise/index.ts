import { addMonths, type Day, firstOfMonth } from '../../core/day.ts'
import { type Money, split, toNumber } from '../../core/money.ts'
import { translate } from '../../core/text/language.ts'
import { type Phrase, say } from '../../core/text/sentence.ts'
import minimumWage from '../../domains/payroll/law/minimum-wage.ts'
import salaryAllowance from '../../domains/social-security/calculators/salary-allowance/index.ts'
import bpc from '../../domains/social-security/law/bpc.ts'
import { type DecisionContext, decision } from '../../operation/definition/decision.ts'
import { sensitivityLines } from '../../operation/evaluation/sensitivity.ts'
import { brl, choice, count, flag, list, money, object, referenceDate, text } from '../../operation/input/fields.ts'
import { type Ask, childrenOf, type Household, type Month, monthOf } from './family.ts'

type Verdict = 'worth_it' | 'worth_for_now' | 'not_worth'

const MONTHS_OF_A_YEAR = 12

export default decision({
  id: 'benefit_and_raise',
  slug: 'emprego-ou-beneficio',
  title: 'O emprego ou o aumento compensa o benefício?',
  summary:
    'O que um emprego ou um aumento muda no que a família recebe, mês a mês: salário, salário-família, Bolsa Família com a regra de proteção, BPC e auxílio-inclusão.',
  question: 'Com este emprego ou aumento, a família fica com mais ou com menos por mês?',
  verdicts: ['worth_it', 'worth_for_now', 'not_worth'],
  verdictWords: {
    worth_it: 'Compensa: a família fica com mais',
    worth_for_now: 'Compensa por enquanto, até o fim da proteção',
    not_worth: 'A família fica com menos',
  },
  seeAlso: { 'bolsa-familia': 'ver só o Bolsa Família', 'net-salary': 'ver só o salário líquido' },
  picture: { kind: 'bars', title: 'O que a família tem em cada mês com o salário novo', list: 'months', name: 'month', values: ['total'] },
  lawDay: 'reference_date',
  input: {
    members: count('Pessoas da família', { min: 1, max: 30 }),
    children_0_6: count('Crianças de até 6 anos', { min: 0, max: 30 }).default(0),
    children_7_17: count('Crianças e jovens de 7 a 17 anos', { min: 0, max: 30 }).default(0),
    children_up_to_14: count('Filhos de até 14 anos', {
      min: 0,
      max: 30,
      hint: 'Para o salário-família',
      blank: 'todos os informados',
    }).optional(),
    other_income: money('Outras rendas da família por mês', {
      means: 'other_family_income',
      min: 0,
      hint: 'De todos, sem este salário e sem os benefícios',
    }).prefault(0),
    current_pay: money('Salário de hoje', { min: 0, hint: 'Bruto; zero para quem não trabalha' }).prefault(0),
    new_pay: money('Salário novo', { hint: 'Bruto' }),
    formal: flag('Com carteira assinada', { hint: 'O salário de hoje, se houver, e o novo' }).default(true),
    dependents: count('Dependentes para o IRRF', { min: 0, max: 20 }).default(0),
    bpc: choice('BPC na família', ['none', 'elderly', 'disabled'], {
      none: 'Ninguém recebe',
      elderly: 'De um idoso da casa',
      disabled: 'De quem vai trabalhar, com deficiência',
    }).default('none'),
    disability: choice('Grau da deficiência', ['mild', 'moderate', 'severe'], {
      mild: 'Leve',
      moderate: 'Moderada',
      severe: 'Grave',
    }).optional(),
    already_beneficiary: flag('Já recebe o Bolsa Família').default(true),
    reference_date: referenceDate(),
  },
  names: {
    gross_salary: 'new_pay',
    remuneration: 'new_pay',
    pay: 'new_pay',
    average_pay: 'new_pay',
    monthly_income: 'other_income',
    family_income: 'other_income',
    other_family_income: 'other_income',
    children: 'children_7_17',
  },
  result: {
    before: brl('O que a família tem hoje por mês'),
    afterNow: brl('Com o salário novo, agora'),
    afterProtection: brl('Com o salário novo, depois da regra de proteção'),
    monthlyGainNow: brl('Ganho por mês, agora'),
    monthlyGainLater: brl('Ganho por mês, depois da proteção'),
    months: list(
      'Mês a mês',
      object('Mês', {
        month: text('Mês'),
        bolsaFamilia: brl('Bolsa Família'),
        otherBenefits: brl('Outros'),
        total: brl('Total'),
      }),
    ),
    cliff: brl('Primeiro salário com que a família fica com menos que hoje', {
      hint: 'Depois da regra de proteção',
      none: 'quando nenhum salário deixa a família com menos',
    }).nullable(),
    salaryAllowanceMonthly: brl('Abono salarial, por mês', {
      hint: 'De um ano inteiro de trabalho, pago dois anos depois; não entra na conta',
      none: 'sem direito',
    }).nullable(),
  },
  answer(input, ctx) {
    if (input.bpc === 'disabled' && input.disability === undefined)
      ctx.refuse('disability', 'diga o grau da deficiência de quem recebe o BPC')
    if (input.bpc !== 'disabled' && input.disability !== undefined)
      ctx.refuse('disability', 'só se usa quando o BPC é de quem vai trabalhar')
    const age = ctx.law(bpc).elderlyAge
    const asked =
      (when: 'before' | 'after', words: string): Ask =>
      (name, operation, question) =>
        ctx.take([`${when}_${name[0]}`, `${translate(name[1])} ${translate(words)}`], operation, question)
    const today = monthOf(asked('before', 'de hoje'), input, input.current_pay, age)
    const raised = monthOf(asked('after', 'com o salário novo'), input, input.new_pay, age)
    const at = (pay: Money, family: Household = input): Month =>
      monthOf((_, operation, question) => ctx.whatIf(operation, question), family, pay, age)
    const monthlyGainNow = raised.total - today.total
    const monthlyGainLater = raised.totalLater - today.totalLater
    ctx.combine(
      ['comparison', 'A família hoje e com o salário novo'],
      { before: today.total },
      { afterNow: raised.total, afterProtection: raised.totalLater, monthlyGainNow, monthlyGainLater },
    )
    const verdict = verdictOf(monthlyGainNow, monthlyGainLater)
    const cliff = cliffOf(at, input, today.totalLater, ctx.law(minimumWage).monthly)
    assumeFamily(ctx, input, today, raised)
    const trial = (before: Month, after: Month): Verdict => verdictOf(after.total - before.total, after.totalLater - before.totalLater)
    const around = (amount: Money): Money[] => [80n, 120n].map((percent) => split(amount * percent, 100, 'halfUp'))
    const sensitivity = [
      ...sensitivityLines(verdict, {
        assumption: 'salário novo',
        step: 'comparison',
        from: input.new_pay,
        to: around(input.new_pay),
        shown: toNumber,
        verdictAt: (pay) => trial(today, at(pay)),
      }),
      ...sensitivityLines(verdict, {
        assumption: 'outras rendas da família',
        step: 'comparison',
        from: input.other_income,
        to: input.other_income === 0n ? [split(input.new_pay, 4, 'halfUp')] : around(input.other_income),
        shown: toNumber,
        verdictAt: (others) => {
          const family = { ...input, other_income: others }
          return trial(at(input.current_pay, family), at(input.new_pay, family))
        },
      }),
    ]
    return {
      verdict,
      answer: answerOf(verdict, { now: monthlyGainNow, later: monthlyGainLater, cliff, atOnce: cliff === input.current_pay + 1n }),
      weakestLink: ctx.weakestLink(sensitivity, {
        step: 'after_bolsa_familia',
        why: 'A renda que o Cadastro Único registra pode não ser a deste mês, e é por ela que o benefício muda.',
      }),
      sensitivity,
      before: today.total,
      afterNow: raised.total,
      afterProtection: raised.totalLater,
      monthlyGainNow,
      monthlyGainLater,
      months: monthByMonth(ctx.day, raised),
      cliff,
      salaryAllowanceMonthly: allowanceOfAYear(ctx, input.formal, input.new_pay),
    }
  },
})

/** Protected months plus the first after them; twelve equal months without protection. */
function monthByMonth(day: Day, { allowance, assistance, bolsa, bolsaLater, protectionMonths, total, totalLater }: Month) {
  const held = protectionMonths ?? MONTHS_OF_A_YEAR
  return Array.from({ length: protectionMonths === null ? held : held + 1 }, (_, index) => {
    const over = index >= held
    return {
      month: addMonths(firstOfMonth(day), index).slice(0, 7),
      bolsaFamilia: over ? bolsaLater : bolsa,
      otherBenefits: allowance + assistance,
      total: over ? totalLater : total,
    }
  })
}

function verdictOf(now: Money, later: Money): Verdict {
  if (now <= 0n) return 'not_worth'
  return later > 0n ? 'worth_it' : 'worth_for_now'
}

/** One twelfth of the yearly salary allowance (abono salarial), reported separately and not added to the total. */
function allowanceOfAYear(ctx: DecisionContext, formal: boolean, pay: Money): Money | null {
  const name = ['salary_allowance', 'O abono salarial de um ano inteiro'] as const
  if (!formal) {
    ctx.skip(name, 'O abono é de quem tem carteira assinada.')
    return null
  }
  const found = ctx.takeOrSkip(name, salaryAllowance, { average_pay: pay, months_worked: MONTHS_OF_A_YEAR })
  return found?.eligible ? split(found.amount, MONTHS_OF_A_YEAR, 'halfUp') : null
}

/**
 * First pay above the current one that leaves the family with less than today after the protection ends.
 * Each benefit drops at a single centavo, and net pay drops where tax withholding begins; every drop is found by bisection. Between drops,
 * higher pay means more income.
 */
function cliffOf(
  at: (pay: Money) => Month,
  { current_pay: current, new_pay: offered, members }: { current_pay: Money; new_pay: Money; members: number },
  before: Money,
  wage: Money,
): Money | null {
  const levelAt = (pay: Money): string => {
    const { allowance, assistance, bolsaLater, taxed } = at(pay)
    return [allowance, assistance, bolsaLater, taxed].join()
  }
  const falls = (low: Money, high: Money, lowLevel: string, highLevel: string): Money[] => {
    if (lowLevel === highLevel) return []
    if (high - low === 1n) return [high]
    const middle = (low + high) / 2n
    const level = levelAt(middle)
    return [...falls(low, middle, lowLevel, level), ...falls(middle, high, level, highLevel)]
  }
  const top = offered + wage * BigInt(members + 2)
  const found = falls(current, top, levelAt(current), levelAt(top))
  return found.find((pay) => at(pay).totalLater < before) ?? null
}

function assumeFamily(ctx: DecisionContext, family: Household, before: Month, after: Month): void {
  if (before.bolsa !== before.bolsaLater)
    ctx.assume(
      'A família já está na regra de proteção hoje, que acaba com o salário novo ou sem ele: o ganho de depois compara os dois sem ela.',
    )
  ctx.assume('Para o Bolsa Família conta o salário bruto, como se declara no Cadastro Único: assim se lê em uma só fonte.')
  ctx.assume('Sair do Bolsa Família não é para sempre: quem volta a precisar tem prioridade na volta (Lei nº 14.601/2023, art. 6º, § 3º).')
  ctx.assume(
    'Não entram o que se gasta para trabalhar (transporte, creche, comida), nem férias, 13º, FGTS e o tempo para a aposentadoria, que o emprego registrado dá.',
  )
  if (family.bpc !== 'none') ctx.assume('O BPC e o auxílio-inclusão contam na renda do Bolsa Família.')
  if (after.mayBeWidened)
    ctx.assume('O BPC do idoso pode continuar com a ampliação do limite, que depende de prova: aqui se supõe que não.')
  if (family.formal && childrenOf(family) > 0 && family.children_up_to_14 === undefined)
    ctx.assume('Para o salário-família, supõe-se que todos os filhos informados têm até 14 anos.')
}

interface Answered {
  readonly now: Money
  readonly later: Money
  readonly cliff: Money | null
  /** True when the first centavo of pay already removes a benefit. */
  readonly atOnce: boolean
}

function answerOf(verdict: Verdict, { now, later, cliff, atOnce }: Answered): Phrase {
  const edge = atOnce
    ? ' Um salário pequeno pode deixar a família com menos que hoje, porque o benefício muda logo que se trabalha.'
    : cliff === null
      ? ''
      : say` O primeiro salário que deixaria a família com menos que hoje é ${cliff}.`
  if (verdict === 'worth_it')
    return say`Sim: a família fica com ${now} a mais por mês agora${now === later ? '' : say` e ${later} a mais depois da regra de proteção`}.${edge}`
  if (verdict === 'worth_for_now')
    return say`Por enquanto: a família fica com ${now} a mais por mês na regra de proteção, e com ${-later} a menos depois dela.${edge}`
  return say`A família fica com ${-now} a menos por mês${now === later ? '' : say`, e ${-later} a menos depois da regra de proteção`}.${edge}`
}
