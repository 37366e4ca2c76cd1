import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, choice, date, flag, money, number, percentage } from '../../../../operation/input/fields.ts'
import irrf from '../../../payroll/law/irrf.ts'
import courtFeesLaw from '../../law/court-fees.ts'
import { asPercent, centavos, even, inReais } from '../../rules/amounts.ts'
import { courtFee } from '../../rules/costs.ts'

export default calculator({
  id: 'court-fees',
  slug: 'honorarios-trabalhistas',
  title: 'Honorários na Justiça do Trabalho',
  summary: 'Honorários de advogado ou perito numa ação trabalhista, com juros e o imposto retido de quem os recebe, empresa ou pessoa.',
  group: 'trabalho',
  headline: 'total',
  says: 'Os honorários são de {value}',
  lawDay: 'settled_on',
  input: {
    settled_on: date('Dia da liquidação'),
    gross: money('Valor sobre o qual se calculam', { min: 0 }).prefault(0),
    percent: percentage('Percentual', { min: 0, max: 100 }).optional(),
    amount: money('Valor fixo, em vez do percentual', { min: 0 }).optional(),
    interest_percent: percentage('Juros', { min: 0, max: 100_000 }).prefault(0),
    withhold: choice('Reter imposto', ['none', 'company', 'person'], {
      none: 'Não',
      company: 'De pessoa jurídica',
      person: 'De pessoa física',
    }).default('none'),
    withhold_on_interest: flag('Reter também sobre os juros').default(false),
  },
  result: {
    base: brl('Base'),
    corrected: brl('Honorários'),
    interest: brl('Juros'),
    total: brl('Honorários com juros'),
    withheldRatePercent: number('Alíquota retida, em %'),
    withheld: brl('Imposto retido'),
    net: brl('Líquido de quem recebe'),
  },
  answer(input, ctx) {
    if ((input.percent === undefined) === (input.amount === undefined)) ctx.refuse('percent', 'informe percent ou amount, um dos dois')
    const { companyWithholding, mostShare } = ctx.law(courtFeesLaw)
    const fee = courtFee(
      {
        base: inReais(input.gross),
        percent: input.percent ?? null,
        amount: input.amount === undefined ? null : inReais(input.amount),
        interest: input.interest_percent,
        withhold: input.withhold,
        withholdOnInterest: input.withhold_on_interest,
      },
      companyWithholding,
      ctx.law(irrf),
      even,
    )
    const [corrected, interest, withheld] = [centavos(fee.corrected), centavos(fee.interest), centavos(fee.withheld)]
    if (input.percent !== undefined) ctx.step('Honorários', say`${input.gross} × ${input.percent}`, corrected)
    const total = ctx.step('Com juros', say`${corrected} + ${interest}`, corrected + interest)
    if (input.percent !== undefined && input.percent.compare(mostShare) > 0)
      ctx.assume(
        say`A sucumbência fixada pela Justiça do Trabalho vai a ${mostShare} (CLT, art. 791-A); honorários de contrato podem passar.`,
      )
    if (fee.isNegativeInPjeCalc)
      ctx.assume('A parcela a deduzir passa do imposto: aqui o retido é zero, e o PJe-Calc mostraria um valor negativo.')
    return {
      base: input.gross,
      corrected,
      interest,
      total,
      withheldRatePercent: asPercent(fee.withheldRate),
      withheld,
      net: total - withheld,
    }
  },
})
