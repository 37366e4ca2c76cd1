/** Search quality on questions as people type them. */
import { describe, expect, it } from 'vitest'
import { atCanonicalPages } from '../../engine/search/canonical-results.ts'
import { find, type SearchResult } from '../../engine/search/index.ts'
import { QUESTIONS } from '../support/corpora/questions.ts'
import { ANOTHER_DAY, AT_THE_COUNTER } from '../support/corpora/questions-at-the-counter.ts'
import { IN_THEIR_OWN_WORDS } from '../support/corpora/questions-in-their-own-words.ts'
import { OTHER_VOICES } from '../support/corpora/questions-other-voices.ts'
import { ports } from '../support/ports.ts'

const named = ({ type, id }: { type: string; id: string }): string =>
  type === 'operation' ? id : `${{ metric: 'metric', law: 'law', profession: 'cbo' }[type]}:${id}`

/** Rank of the expected result: 0 is first; -1 when missing. */
function placeOf(typed: string, expected: string): number {
  const right = expected.split('|')
  return findAsked(typed).findIndex((found) => right.includes(named(found)))
}

/** Results that answer by themselves, as on the pages and in the API. */
const findAsked = (typed: string): SearchResult[] =>
  find(ports, typed, {
    among: ({ type, id }) => type !== 'operation' || !['query', 'question'].includes(ports.registry.operations.get(id)!.kind),
  })

describe.each([
  ['as people type them', QUESTIONS],
  ['in other voices', OTHER_VOICES],
  ['at the counter', AT_THE_COUNTER],
  ['on another day', ANOTHER_DAY],
  ['in their own words', IN_THEIR_OWN_WORDS],
])('questions %s', (_name, questions) => {
  const places = questions.map(([typed, expected]) => ({ typed, place: placeOf(typed, expected) }))
  const missed = (within: number) => places.filter(({ place }) => place < 0 || place >= within).map(({ typed }) => typed)

  it('ranks the right result first in nine of ten', () =>
    expect(missed(1).length, missed(1).join('; ')).toBeLessThanOrEqual(questions.length * 0.1))
  it('ranks it in the top three for all but one in fifty', () =>
    expect(missed(3).length, missed(3).join('; ')).toBeLessThanOrEqual(questions.length * 0.02))
})

describe('question with enough information', () => {
  const first = (typed: string) => find(ports, typed)[0]!

  it.each([
    ['líquido de 5200 com 1 dependente', 'Você recebe R$ 4.624,06'],
    ['salario liquido 5200 em 2019', 'Você recebe R$ 4.222,83'],
    ['INSS 2019', 'Desde 01/01/2019: 8, 9 e 11%, teto R$ 5.839,45'],
    ['IPCA de 2015 a 2020', 'IPCA de 2015 a 2020: 36,97%'],
    ['inflação entre 2015 e 2020', 'IPCA de 2015 a 2020: 36,97%'],
    ['Dólar em 13/03/2020', 'Dólar PTAX, venda, em 13/03/2020: R$ 4,7362'],
    ['dolar 13 de março de 2020', 'Dólar PTAX, venda, em 13/03/2020: R$ 4,7362'],
    ['desconto de 15% em 200 reais', 'Com o desconto, você paga R$ 170,00'],
    ['13 salario 3000 8 meses', 'Você recebe R$ 1.844,32 de 13º'],
    ['1,5% ao mês é quanto ao ano', 'A taxa convertida é de 19,56%'],
    ['converter 12% ao ano em mensal', 'A taxa convertida é de 0,95%'],
    ['parcelar 2 mil em 10x a 2% ao mês', 'Cada parcela é de R$ 222,65'],
    ['financiamento 300 mil entrada 60 mil 360 meses 10% ao ano sac', 'A primeira parcela é de R$ 2.580,46'],
    ['financiamento sac 300 mil com 60 mil de entrada em 30 anos a 10% ao ano', 'A primeira parcela é de R$ 2.580,46'],
  ])('%s: %s', (typed, answer) => expect(first(typed).answer).toBe(answer))

  it.each(['13º de 2500', 'quanto é 13o de 2.500,00'])('the ordinal of the thirteenth salary is a name, not a number: %s', (typed) => {
    const [first] = findAsked(typed)
    expect(first).toMatchObject({ id: 'thirteenth-salary', input: { salary: 2500 }, unused: [] })
  })

  it('a limit or a difference fills no field', () => {
    for (const [typed, unused] of [
      ['passei do limite do mei em 10 mil', '10 mil'],
      ['dividendos acima de 50 mil tributação', '50 mil'],
      ['salário líquido para mais de 5000', '5000'],
    ] as const)
      expect(first(typed), typed).toMatchObject({ answer: null, unused: [unused] })
  })

  it('assigns each number to the field whose words are beside it', () => {
    expect(first('líquido 5200 com plano de saúde 300').input).toEqual({ gross_salary: 5200, health_plan: 300 })
    expect(first('férias 3000 vendendo 10 dias').input).toEqual({ salary: 3000, sell_days: 10 })
    expect(first('boleto de 350 reais atrasado 15 dias').input).toEqual({ amount: 350, days: 15 })
    expect(first('rescisão sem justa causa 2 anos salário 3000').input).toEqual({
      type: 'sem_justa_causa',
      salary: 3000,
      months_worked: 24,
    })
    expect(first('100 euros em reais').input).toEqual({ amount: 100, currency: 'EUR' })
  })

  it('shows no salary of a profession when a word is not understood', () => {
    const asked = (typed: string) => find(ports, typed).find(({ type }) => type === 'profession')
    expect(asked('quanto ganha um dentista')).toMatchObject({ id: '2232', answer: expect.stringContaining('Mediana'), unused: [] })
    expect(asked('quanto ganha um dentista em 2015')).toMatchObject({ id: '2232', answer: null, unused: ['2015'] })
  })

  it('assigns a date to the field whose words are beside it, and otherwise to the reference date', () => {
    expect(find(ports, 'rescisão admissão 10/03/2020 demissão 15/07/2026 salário 3000')[0]).toMatchObject({
      id: 'severance-by-dates',
      input: { salary: 3000, admission_date: '2020-03-10', termination_date: '2026-07-15' },
    })
    expect(find(ports, 'rescisão demissão 15/07/2026 admissão 10/03/2020 salário 3000')[0]).toMatchObject({
      id: 'severance-by-dates',
      input: { salary: 3000, admission_date: '2020-03-10', termination_date: '2026-07-15' },
    })
    for (const typed of ['compra 10/02/2026 vencimento 01/01/2029', 'vencimento 01/01/2029 compra 10/02/2026'])
      expect(find(ports, `tesouro prefixado ${typed}`)[0], typed).toMatchObject({
        id: 'tesouro-prefixado',
        input: { maturity: '2029-01-01' },
      })
  })

  it('shows the salary of a profession, with its months', () => {
    const { title, answer } = first('salário de enfermeiro')
    expect(title).toBe('Enfermeiros e afins')
    expect(answer).toMatch(/^Mediana de quem foi admitido: R\$ [\d.]+,\d{2} \(\d{2}\/\d{4} a \d{2}\/\d{4}\)$/)
    expect(first('quanto ganha um enfermeiro em sp').answer).toContain('em SP')
  })
})

describe('relative dates', () => {
  const first = (typed: string) => find(ports, typed)[0]!

  it('count from today', () => {
    expect(first('tabela inss ano passado').understood).toMatchObject([{ value: '2025-12-31', from: 'ano passado' }])
    expect(first('ipca ano passado').answer).toMatch(/^IPCA em 2025:/)
    expect(first('dolar ontem').answer).toMatch(/em 13\/11\/2026:/)
    expect(first('salario liquido 5200 desde 2019')).toMatchObject({ id: 'net-salary' })
  })

  it.each([
    ['salario liquido 5200 em 1980', 'net-salary'],
    ['1000 dolares em reais em 1960', 'currency'],
    ['dolar em 1950', 'dollar'],
    ['selic em 1970', 'selic'],
  ])('before the record are found without an answer: %s', (typed, id) => expect(first(typed)).toMatchObject({ id, answer: null }))
})

it('finds the operation without an answer when a data source is unavailable', () => {
  const currencies = Object.create(ports.market.currencies, { quote: { value: () => undefined } })
  const rates = Object.create(ports.rates, { latest: { value: () => undefined } })
  const away = { ...ports, rates, market: Object.create(ports.market, { currencies: { value: currencies } }) }
  expect(find(ports, '100 euros em reais')[0]!.answer).not.toBeNull()
  expect(find(away, '100 euros em reais')[0]).toMatchObject({ id: 'currency', answer: null, input: { amount: 100, currency: 'EUR' } })
})

it.each(['desde 2015', '2015 até hoje'])('parses a range up to today entirely: %s', (stretch) => {
  const { understood } = find(ports, `corrigir 1000 pelo ipca ${stretch}`)[0]!
  expect(understood.slice(-2)).toMatchObject([
    { field: 'from', value: '2015-01-01', from: stretch },
    { field: 'to', value: '2026-11-14', from: stretch },
  ])
})

describe('canonical pages', () => {
  const paged = (typed: string) => atCanonicalPages(find(ports, typed), ports.registry)

  it('a variant appears once on its canonical page, with its missing fields', () => {
    const ids = paged('fui demitido sem justa causa').map(({ id }) => id)
    expect(ids[0]).toBe('severance-by-dates')
    expect(new Set(ids).size).toBe(ids.length)
    const [dismissed] = paged('fui demitido sem justa causa')
    expect(dismissed!.input).toEqual({ type: 'sem_justa_causa' })
    expect(dismissed!.missing.map(({ field }) => field)).toEqual(['salary', 'admission_date', 'termination_date'])
  })

  it('requests no field when nothing was understood', () => {
    const behind = find(ports, 'rescisão por datas').filter(({ id }) => id === 'severance')
    expect(atCanonicalPages(behind, ports.registry)).toMatchObject([{ id: 'severance-by-dates', input: {}, missing: [] }])
  })

  it('a table or a profession stays unchanged', () => expect(paged('tabela inss')[0]).toMatchObject({ type: 'law', id: 'inss' }))
})

describe('phonetic spelling and abbreviations', () => {
  it.each([
    ['poupansa', 'savings-return|metric:poupanca'],
    ['recizão', 'severance|severance-by-dates'],
    ['holerit', 'net-salary|check-payslip'],
    ['seguro desenprego', 'unemployment-insurance'],
    ['piso de vijilante', 'cbo:5173'],
    ['qto ganha um enfermeiro', 'cbo:2235'],
    ['salario contadr', 'cbo:2522'],
    ['sou enfermeira, quanto ganha um motorista de ônibus', 'cbo:7824'],
    ['quanto ganha professor de matemática', 'cbo:2313'],
    ['quanto na igreja ganha um pedreiro', 'cbo:7152'],
    ['finaciamento de ap', 'financing'],
  ])('%s: %s', (typed, expected) => expect(placeOf(typed, expected)).toBe(0))

  it('an unknown word is read as a profession only when the question asks for a salary', () =>
    expect(find(ports, 'calculo fereias').filter(({ type }) => type === 'profession')).toEqual([]))
})

describe('partly understood question', () => {
  it.each([
    ['líquido de 5200 com 3 cachorros', '3'],
    ['líquido de 5200 e 700', '700'],
    ['líquido de 5200 autônomo', 'autônomo'],
    ['dolar turismo hoje', 'turismo'],
    ['tabela inss doméstica 2019', 'doméstica'],
    ['décimo terceiro 3000 com faltas', 'faltas'],
    ['férias 3000 em dobro', 'dobro'],
    ['insalubridade grau máximo em 2019', 'máximo'],
  ])('%s: no answer ignores “%s”', (typed, part) => {
    const found = findAsked(typed)
    expect(found.length).toBeGreaterThan(0)
    for (const { answer, input, id } of found)
      if (answer) expect([id, JSON.stringify(input)]).toEqual([id, expect.stringContaining(part.replace(/\D/g, '') || '§')])
    expect(found.some(({ unused }) => unused.includes(part))).toBe(true)
  })

  it('part of a cost is not the whole: an IPVA is not the monthly cost of a car', () => {
    const found = find(ports, 'ipva sp carro 60 mil')
    expect(found[0]).toMatchObject({ type: 'law', id: 'ipva', answer: null })
    for (const { answer } of found) expect(answer).toBeNull()
  })

  it('“um” is not an amount of money', () => {
    for (const typed of ['quanto custa manter um carro'])
      for (const { answer, id } of find(ports, typed)) expect([id, answer]).toEqual([id, null])
  })

  it('a table or a series that only shares words does not answer', () => {
    for (const typed of ['dias úteis 2026', 'juros compostos', 'taxa ao mês para ao ano'])
      for (const { answer, id } of find(ports, typed)) expect([id, answer]).toEqual([id, null])
  })

  it('a number outside the bounds of a field goes to another', () =>
    expect(find(ports, 'férias 3000 vendendo 10 dias')[0]!.input).toEqual({ salary: 3000, sell_days: 10 }))

  it('a yearly amount does not fill a monthly field', () => {
    const answers = find(ports, 'mei faturando 5000 por mês').filter(({ answer }) => answer)
    expect(answers.map(({ input }) => input)).toEqual([{ monthly_revenue: 5000 }])
  })
})
