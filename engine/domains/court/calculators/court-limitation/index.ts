import { calendarDate, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { date, flag, integer, object, text } from '../../../../operation/input/fields.ts'
import { limitationOf } from '../../rules/limitation.ts'

const day = (label: string) => text(label).meta({ format: 'date' })

export default calculator({
  id: 'court-limitation',
  slug: 'prescricao-trabalhista',
  title: 'Prescrição trabalhista',
  summary: 'Desde quando se pode cobrar na Justiça do Trabalho, até que dia entrar com a ação, e quantos anos de FGTS ainda se cobram.',
  group: 'trabalho',
  headline: 'fgtsYears',
  says: 'A ação alcança o que era devido desde {fiveYearsSince}, e o FGTS de {value|ano|anos}',
  lawDay: 'filed',
  input: {
    admission: date('Admissão'),
    dismissal: date('Fim do contrato').optional(),
    filed: date('Dia do ajuizamento'),
    ends_on: date('Último dia da conta', { hint: 'Sem fim do contrato' }).optional(),
    apply: flag('Aplicar o limite ao FGTS').default(true),
  },
  result: {
    fiveYearsSince: day('Alcança desde'),
    lastDayToFile: day('Último dia para entrar com a ação').nullable(),
    inTime: flag('Ajuizada no prazo'),
    fgtsSince: day('FGTS desde'),
    fgtsYears: integer('Anos de FGTS'),
    fgtsWindow: object('Meses de FGTS da conta', { from: day('Primeiro dia'), to: day('Último dia') }),
  },
  answer({ admission, dismissal, filed, ends_on: endsOn, apply }, ctx) {
    if (dismissal !== undefined && dismissal < admission) ctx.refuse('dismissal', 'vem antes de admission')
    if (filed < admission) ctx.refuse('filed', 'vem antes de admission')
    const limitation = limitationOf(ctx, { admission, dismissal, filed, endsOn, apply })
    ctx.step('Alcança desde', say`cinco anos antes de ${calendarDate(filed)}`, limitation.fiveYearsSince)
    ctx.step('FGTS desde', say`${limitation.fgtsYears} anos antes de ${calendarDate(filed)}`, limitation.fgtsSince)
    ctx.assume(
      'Os dois anos para entrar com a ação contam do fim do contrato, e o aviso prévio indenizado o adia (OJ 83 da SbDI-1): informe o dia projetado.',
    )
    return limitation
  },
})
