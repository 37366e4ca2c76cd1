import { endOfMonth } from '../../../../core/day.ts'
import type { Ratio } from '../../../../core/ratio.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, flag, money, month, number, object, percentage, quantity } from '../../../../operation/input/fields.ts'
import inss from '../../../payroll/law/inss.ts'
import { asPercent, centavos, inReais, type Reading } from '../../rules/amounts.ts'
import { employeeInss, type UpdatedShare, updatedShare } from '../../rules/inss.ts'
import { READING_WORDS, READINGS } from '../../rules/readings.ts'

const share = (label: string) =>
  object(label, { corrected: brl('Corrigido'), interest: brl('Juros'), fine: brl('Multa'), total: brl('Total') })

export default calculator({
  id: 'court-inss',
  slug: 'inss-na-acao-trabalhista',
  title: 'INSS na ação trabalhista',
  summary:
    'A contribuição do empregado e da empresa sobre o que a sentença mandou pagar de um mês, acima do que já foi pago, como o PJe-Calc ou como a lei, com a atualização.',
  seeAlso: { 'inss-employee': 'calcular o INSS de um salário' },
  group: 'trabalho',
  headline: 'employee',
  says: 'O empregado contribui com {value}',
  lawDay: 'month',
  input: {
    month: month('Mês devido'),
    pay: money('Remuneração já paga no mês', { min: 0 }).prefault(0),
    claim: money('Valor da condenação no mês', { min: 0 }).prefault(0),
    thirteenth: flag('É de 13º salário').default(false),
    rates: object('Alíquotas da empresa', {
      company: percentage('Empresa', { min: 0, max: 100 }).prefault(20),
      rat: percentage('RAT', { min: 0, max: 100 }).prefault(2),
      third_parties: percentage('Terceiros', { min: 0, max: 100 }).prefault(5.8),
    }).prefault({}),
    amounts: object('Valores já conhecidos, em vez de calculados', {
      employee: money('Empregado', { min: 0 }).prefault(0),
      company: money('Empresa', { min: 0 }).prefault(0),
      rat: money('RAT', { min: 0 }).prefault(0),
      third_parties: money('Terceiros', { min: 0 }).prefault(0),
    }).optional(),
    update: choice('Atualização', ['labour', 'social_security'], {
      labour: 'Trabalhista',
      social_security: 'Previdenciária',
    }).default('labour'),
    labour_factor: quantity('Fator trabalhista', 'factor').prefault(1),
    social_factor: quantity('Fator previdenciário', 'factor').prefault(1),
    interest_percent: percentage('Juros', { min: 0, max: 100_000 }).prefault(0),
    fine_percent: percentage('Multa previdenciária', { min: 0, max: 20 }).prefault(0),
    as: choice('Conta', READINGS, READING_WORDS).default('pje-calc'),
  },
  result: {
    employee: brl('Contribuição do empregado'),
    effectiveRatePercent: number('Alíquota efetiva, em %'),
    byPjeCalc: brl('Do empregado, pelo PJe-Calc'),
    byLaw: brl('Do empregado, pela lei'),
    employer: object('Contribuição da empresa', {
      company: brl('Empresa'),
      rat: brl('RAT'),
      thirdParties: brl('Terceiros'),
      total: brl('Total'),
    }),
    updated: object('Atualizados', {
      employee: share('Empregado'),
      company: share('Empresa'),
      rat: share('RAT'),
      thirdParties: share('Terceiros'),
    }),
  },
  answer(input, ctx) {
    const { pay, claim, rates, amounts, as: reading } = input
    const table = ctx.law(inss, endOfMonth(input.month))
    const [ofPay, ofClaim] = [inReais(pay), inReais(claim)]
    const byPjeCalc = employeeInss(ofPay, ofClaim, table, 'pje-calc')
    const byLaw = employeeInss(ofPay, ofClaim, table, 'law')
    const chosen = reading === 'law' ? byLaw : byPjeCalc
    const employee = amounts ? inReais(amounts.employee) : chosen.amount
    const due = (rate: Ratio): Ratio => ofClaim.times(rate)
    const employer = {
      company: amounts ? inReais(amounts.company) : due(rates.company),
      rat: amounts ? inReais(amounts.rat) : due(rates.rat),
      thirdParties: amounts ? inReais(amounts.third_parties) : due(rates.third_parties),
    }
    ctx.step(
      'Empresa',
      say`${centavos(employer.company)} + ${centavos(employer.rat)} + ${centavos(employer.thirdParties)}`,
      totalOf(employer),
    )
    assumeReading(ctx, reading, centavos(byPjeCalc.amount) !== centavos(byLaw.amount))
    if (input.update === 'labour' && !input.fine_percent.isZero) ctx.assume('A multa é só da atualização previdenciária: não foi aplicada.')
    const terms = {
      kind: input.update,
      factor: input.update === 'labour' ? input.labour_factor : input.social_factor,
      interest: input.interest_percent,
      fine: input.fine_percent,
      reading,
    }
    return {
      employee: centavos(employee),
      effectiveRatePercent: asPercent(byPjeCalc.rate),
      byPjeCalc: centavos(byPjeCalc.amount),
      byLaw: centavos(byLaw.amount),
      employer: {
        company: centavos(employer.company),
        rat: centavos(employer.rat),
        thirdParties: centavos(employer.thirdParties),
        total: totalOf(employer),
      },
      updated: {
        employee: shown(updatedShare(employee, terms)),
        company: shown(updatedShare(employer.company, terms)),
        rat: shown(updatedShare(employer.rat, terms)),
        thirdParties: shown(updatedShare(employer.thirdParties, terms)),
      },
    }
  },
})

const totalOf = ({ company, rat, thirdParties }: Readonly<Record<'company' | 'rat' | 'thirdParties', Ratio>>) =>
  centavos(company) + centavos(rat) + centavos(thirdParties)

const shown = ({ corrected, interest, fine, total }: UpdatedShare) => ({
  corrected: centavos(corrected),
  interest: centavos(interest),
  fine: centavos(fine),
  total: centavos(total),
})

function assumeReading(ctx: Context, reading: Reading, differs: boolean): void {
  if (!differs) return
  ctx.assume(
    reading === 'law'
      ? 'Pela lei: a contribuição da soma menos a do que já foi pago (Súmula 368, III, do TST). O PJe-Calc aplica à condenação a alíquota efetiva da soma.'
      : 'Como o PJe-Calc: a alíquota efetiva da soma, aplicada à condenação. Que ela multiplica a condenação vem de uma só transcrição do sistema. Pela lei, veja byLaw (Súmula 368, III, do TST).',
  )
}
