import * as z from 'zod'
import { SourceUnavailable } from '../../core/errors.ts'
import { currentRates } from '../../indicators/current.ts'
import { query } from '../../operation/definition/query.ts'
import { choice, flag, list, number, object, text } from '../../operation/input/fields.ts'

const day = (label: string, said?: Parameters<typeof text>[1]) => text(label, said).meta({ format: 'date' })
/** Every value carries the date of its observation. */
const of = () => day('do dia').nullable()
const source = () =>
  choice('De onde veio', ['central_bank', 'fallback'], { central_bank: 'Lido do Banco Central', fallback: 'Último valor guardado' })

export default query({
  id: 'rates',
  title: 'Indicadores mais recentes',
  slug: 'indicadores',
  summary: 'Selic, CDI, IPCA, poupança, dólar, euro e salário mínimo: o valor mais recente de cada um, atualizado uma vez por dia.',
  seeAlso: { 'rates-history': 'ver valores passados', 'rates-accumulated': 'acumular entre duas datas' },
  tag: 'Indicadores',
  path: '/v1/rates',
  rows: 'observations',
  input: {},
  result: z.object({
    capturedAt: day('Lidos em', { hint: 'O dia da leitura mais antiga entre os valores desta resposta' }),
    source: source(),
    stale: flag('Pode haver valor mais novo', { hint: 'Ao menos um vem do que estava guardado; `observations` diz qual' }),
    rates: object(
      'Os valores',
      {
        selic: object('Meta da taxa Selic', { annual: number('% ao ano').nullable(), date: of() }),
        cdi: object('CDI', { annual: number('% ao ano', { hint: 'Base 252' }).nullable(), date: of() }),
        ipca: object('IPCA', { last12Months: number('% em 12 meses', { hint: 'Como publicado' }).nullable(), date: of() }),
        poupanca: object('Poupança, depósitos desde 04/05/2012', {
          annual: number('% ao ano', { hint: 'O rendimento do mês que começou no último dia 1º, composto por 12' }).nullable(),
          date: of(),
        }),
        dollar: object('Dólar', { sell: number('R$', { hint: 'PTAX de fechamento, venda' }).nullable(), date: of() }),
        euro: object('Euro', { sell: number('R$', { hint: 'PTAX de fechamento, venda' }).nullable(), date: of() }),
        minimumWage: number('Salário mínimo, R$ por mês').nullable(),
        minimumWageDate: of(),
      },
      { hint: 'Percentuais como número: 13.75 é 13,75%. null: nunca lido' },
    ),
    observations: list(
      'Um a um: cada valor e de que dia é',
      object('Observação', {
        metric: text('Indicador'),
        value: number('Valor', { hint: 'O de `rates`, na mesma unidade' }),
        date: day('Dia', { hint: 'Da Selic e do salário mínimo, o último dia em que se confirmou o valor' }),
        source: source(),
        stale: flag('Pode haver valor mais novo'),
        provisionalFrom: day('Provisório desde', {
          hint: 'Desde este dia os valores não foram lidos na fonte e repetem a última taxa conhecida; ausente quando este foi lido',
        }).optional(),
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
