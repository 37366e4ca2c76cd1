import type { Money } from '../../../../core/money.ts'
import { type Phrase, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { amounts, brl, count, dates, integer, list, object, percentage, text } from '../../../../operation/input/fields.ts'
import { flowsOf, toCentavo, total, worthToday } from '../../rules/cash-flow.ts'

/** Longest formula written out term by term. */
const WRITTEN_OUT = 12

export default calculator({
  id: 'net-present-value',
  title: 'Valor presente líquido (VPL)',
  slug: 'valor-presente-liquido',
  summary:
    'Quanto um projeto vale hoje: entradas e saídas de cada período trazidas à data inicial por uma taxa. Para a taxa que o zera, veja a TIR.',
  seeAlso: { irr: 'achar a taxa', 'present-value': 'parcelas iguais' },
  group: 'investimentos',
  headline: 'npv',
  says: { positive: 'O projeto vale {value} hoje', negative: 'O projeto perde {value} a esta taxa', zero: 'O projeto empata com a taxa' },
  input: {
    cash_flows: amounts('Entradas e saídas', {
      least: 2,
      most: 600,
      hint: 'Uma por período, a primeira hoje; o que se paga é negativo. Como -850; 200; 200',
    }),
    rate: percentage('Taxa por período', { means: 'period_rate', above: -100, max: 10_000, hint: 'Com datas, ao ano' }),
    dates: dates('Datas', {
      most: 600,
      hint: 'Uma para cada valor, a primeira é a da conta',
      blank: 'um período entre um valor e outro',
    }).optional(),
    day_count: count('Dias do ano', { min: 360, max: 366, hint: 'Só com datas' }, 'days').default(365),
  },
  result: {
    npv: brl('Valor presente líquido'),
    presentValues: list(
      'Cada valor, hoje',
      object('Valor', {
        period: integer('Período', { hint: '0 é hoje; com datas, os dias desde a primeira' }),
        date: text('Data').nullable(),
        amount: brl('Valor no seu tempo'),
        presentValue: brl('Valor hoje'),
      }),
    ),
  },
  answer({ cash_flows: cash, rate, dates: days, day_count: yearDays }, ctx) {
    const flows = flowsOf(ctx, cash, days, yearDays)
    const worths = worthToday(flows, rate)
    const npv = toCentavo(total(worths))
    ctx.assume('Cada valor é arredondado ao centavo só para ser mostrado; o total soma os valores sem arredondar.')
    if (days) ctx.assume(say`A taxa é ao ano e o tempo de cada valor é contado em dias corridos ÷ ${yearDays}.`)
    else ctx.assume('O primeiro valor é de hoje e os outros estão a um período de distância um do outro, na mesma unidade da taxa.')
    ctx.step(
      'Valor presente líquido',
      () =>
        cash.length <= WRITTEN_OUT && !days
          ? signedSum(
              cash.map((amount, at) => ({
                negative: amount < 0n,
                written: at === 0 ? say`${magnitude(amount)}` : say`${magnitude(amount)} ÷ (1 + ${rate})^${at}`,
              })),
            )
          : say`soma de ${cash.length} valores, cada um dividido por (1 + ${rate}) elevado ao seu tempo`,
      npv,
    )
    return {
      npv,
      presentValues: flows.flows.map(({ amount, at }, index) => ({
        period: at,
        date: days?.[index] ?? null,
        amount,
        presentValue: toCentavo(worths[index]!),
      })),
    }
  },
})

interface Signed {
  readonly negative: boolean
  readonly written: Phrase
}

const magnitude = (amount: Money): Money => (amount < 0n ? -amount : amount)

/** Sum with signs: −a + b − c. */
const signedSum = ([first, ...rest]: readonly Signed[]): Phrase =>
  rest.reduce<Phrase>(
    (so, { negative, written }) => (negative ? say`${so} − ${written}` : say`${so} + ${written}`),
    first!.negative ? say`−${first!.written}` : first!.written,
  )
