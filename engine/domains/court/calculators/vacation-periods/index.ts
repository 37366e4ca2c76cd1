import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { choice, date, flag, integer, list, object, text } from '../../../../operation/input/fields.ts'
import { CONTRACT_KINDS, CONTRACT_WORDS, STATUS_WORDS, VACATION_STATUSES, vacationPeriods } from '../../rules/vacation-periods.ts'

const day = (label: string) => text(label).meta({ format: 'date' })
const MAX_ABSENCES = 200

export default calculator({
  id: 'vacation-periods',
  slug: 'periodos-de-ferias',
  title: 'Períodos de férias',
  summary: 'Cada período aquisitivo e concessivo do contrato, com os dias de férias depois das faltas e o que se espera de cada um.',
  seeAlso: { 'vacation-pay': 'calcular o pagamento de umas férias' },
  group: 'trabalho',
  headline: 'count',
  says: {
    positive: 'O contrato tem {value|período completo|períodos completos} de férias',
    zero: 'Nenhum período de férias está completo',
  },
  input: {
    admission: date('Admissão'),
    to: date('Fim do contrato ou da conta'),
    dismissed: flag('O contrato acabou nesse dia').default(true),
    contract: choice('Contrato', CONTRACT_KINDS, CONTRACT_WORDS).default('full_time'),
    absences: list(
      'Faltas e afastamentos',
      object('Falta', {
        from: date('Primeiro dia'),
        to: date('Último dia'),
        justified: flag('Justificada').default(false),
        restarts_vacation: flag('Recomeça o período aquisitivo').default(false),
      }),
      { max: MAX_ABSENCES },
    ).prefault([]),
    collective_from: date('Férias coletivas antes de um ano, desde', { hint: 'Recomeçam o período (CLT, art. 140)' }).optional(),
  },
  result: {
    count: integer('Períodos completos'),
    periods: list(
      'Períodos',
      object('Período', {
        acquiredFrom: day('Aquisitivo, de'),
        acquiredTo: day('Aquisitivo, até'),
        grantFrom: day('Concessivo, de'),
        grantTo: day('Concessivo, até'),
        days: integer('Dias de férias'),
        status: choice('Situação provável', VACATION_STATUSES, STATUS_WORDS),
      }),
    ),
  },
  answer({ admission, to, dismissed, contract, absences, collective_from: collectiveFrom }, ctx) {
    if (to < admission) ctx.refuse('to', 'vem antes de admission')
    const periods = vacationPeriods(ctx, {
      admission,
      to,
      dismissed,
      contract,
      absences: absences.map(({ restarts_vacation: restartsVacation, ...absence }) => ({ ...absence, restartsVacation })),
      collectiveFrom,
    })
    ctx.step('Último dia do último período completo', say`anos inteiros desde a admissão`, periods.at(-1)?.acquiredTo ?? 'nenhum')
    ctx.assume('A situação é uma suposição pelas datas: férias cujo prazo acabou dentro do contrato contam como gozadas.')
    return { count: periods.length, periods }
  },
})
