import { z } from 'zod'
import { SourceUnavailable } from '../../core/errors.ts'
import { choice, flag, list, number, object, text } from '../../core/operation/fields.ts'
import { query } from '../../core/operation/query.ts'
import { currentRates } from '../../indicators/current.ts'

const day = (description: string) => z.string().meta({ format: 'date', description })
/** Beside each value, for a number without its day is a number of no day. */
const of = () => day('De que dia é o valor').nullable()
const source = () =>
  choice('central_bank', ['central_bank', 'fallback'], undefined, { hint: 'Lido do Banco Central; fallback: o último valor guardado.' })

export default query({
  id: 'rates',
  title: 'Indicadores mais recentes',
  summary: 'Selic, CDI, IPCA, poupança, dólar, euro e salário mínimo: o valor mais recente de cada um, atualizado uma vez por dia.',
  tag: 'Indicadores',
  path: '/v1/rates',
  rows: 'observations',
  input: {},
  result: z.object({
    capturedAt: day('Dia da leitura mais antiga entre os valores desta resposta.'),
    source: source(),
    stale: flag('true', { hint: 'Ao menos um valor vem do que estava guardado e pode haver mais novo; `observations` diz qual.' }),
    rates: object(
      'Percentuais como número',
      {
        selic: object('Meta da taxa Selic', { annual: number('% ao ano').nullable(), date: of() }),
        cdi: object('CDI', { annual: number('% ao ano, base 252').nullable(), date: of() }),
        ipca: object('IPCA', { last12Months: number('% em 12 meses, como publicado').nullable(), date: of() }),
        poupanca: object('Poupança, depósitos desde 04/05/2012', {
          annual: number('% ao ano', { hint: 'O rendimento do mês que começou no último dia 1º, composto por 12' }).nullable(),
          date: of(),
        }),
        dollar: object('Dólar', { sell: number('R$, PTAX de fechamento, venda').nullable(), date: of() }),
        euro: object('Euro', { sell: number('R$, PTAX de fechamento, venda').nullable(), date: of() }),
        minimumWage: number('Salário mínimo, R$ por mês').nullable(),
        minimumWageDate: of(),
      },
      { hint: '13.75 é 13,75%. null: nunca lido.' },
    ),
    observations: list(
      'De que dia é cada valor',
      object('Observação', {
        metric: text('Indicador'),
        date: day('Dia da observação; para a Selic e o salário mínimo, o último dia em que se confirmou o valor.'),
        source: source(),
        stale: flag('true', { hint: 'Pode haver valor mais novo no Banco Central.' }),
      }),
    ),
  }),
  examples: [{ title: 'O valor mais recente de cada um', input: {} }],
  cache: 'minute',
  refusals: { 503: 'Nenhum indicador foi lido ainda neste servidor.' },
  answer(_input, ports) {
    const current = currentRates(ports.rates, ports.today())
    if (!current) throw new SourceUnavailable('Nenhum indicador foi lido ainda neste servidor. Tente mais tarde.')
    return current
  },
})
