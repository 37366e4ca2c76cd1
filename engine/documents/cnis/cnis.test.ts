import { describe, expect, it } from 'vitest'
import { toNumber } from '../../core/money.ts'
import { answersBy } from './answers.ts'
import { historyOf } from './history.ts'
import { cnisOf } from './statement.ts'

/** Meu INSS layout; people, companies and figures are fictitious. */
const STATEMENT = `INSS
CNIS - Cadastro Nacional de Informações Sociais
Extrato Previdenciário 15/05/2024 10:20:30
Identificação do Filiado
NIT: 123.45678.90-1 CPF: 123.456.789-09 Nome: FULANA DE TAL
Data de nascimento: 07/03/1970 Nome da mãe: SICRANA DE TAL
Relações Previdenciárias
Seq. NIT Código Emp. Origem do Vínculo Matrícula do Trabalhador Tipo Filiado no Vínculo Data Início Data Fim Últ. Remun. Indicadores
1 123.45678.90-1 12.345.678/0001-90 PADARIA DO BAIRRO LTDA Empregado ou Agente Público 01/03/1994 30/09/1994 09/1994
Remunerações
Competência Remuneração Indicadores Competência Remuneração Indicadores Competência Remuneração Indicadores
06/1994 900.000,00 07/1994 350,00 08/1994 350,00 IREM-INDPEND
09/1994 1.350,50
Seq. NIT Código Emp. Origem do Vínculo Tipo Filiado no Vínculo Data Início Data Fim Últ. Remun. Indicadores
2 123.45678.90-1 RECOLHIMENTO Contribuinte Individual 01/01/2003 31/12/2004 PREC-MENOR-MIN
Contribuições
Competência Data Pgto. Contribuição Salário Contribuição Indicadores Competência Data Pgto. Contribuição Salário Contribuição Indicadores
01/2003 15/02/2003 40,00 200,00 PREC-MENOR-MIN 02/2003 15/03/2003 48,00 240,00
INSS Página 2 de 3 15/05/2024 10:20:30
NIT: 123.45678.90-1 CPF: 123.456.789-09 Nome: FULANA DE TAL
05/2003 16/06/2003 48,00 240,00
3 123.45678.90-1 98.765.432/0001-10 LOJA DOIS S/A Empregado ou Agente Público 10/02/2019 03/2024
Remunerações
02/2019 1.200,00 03/2019 2.000,00 01/2024 900,00 03/2024 2.500,00
4 123.45678.90-1 11.222.333/0001-44 BAR TRES LTDA Empregado ou Agente Público 01/03/2019 31/05/2019 05/2019
Remunerações
03/2019 500,00
5 123.45678.90-1 6123456789 Benefício 31 - AUXILIO DOENCA PREVIDENCIARIO 01/10/2020 31/12/2020 CESSADO
Legenda de Indicadores
PREC-MENOR-MIN Recolhimento abaixo do valor mínimo
`

const { birthDate, periods } = cnisOf(STATEMENT)
const pays = (seq: number) => periods.find((period) => period.seq === seq)!.pays.map(({ month, amount }) => [month, toNumber(amount)])

describe('CNIS statement', () => {
  it('parses it block by block, pay from left to right, and skips page headings', () => {
    expect(birthDate).toBe('1970-03-07')
    expect(periods.map(({ seq, employer, kind, from, to, lastPay }) => [seq, employer, kind, from, to, lastPay])).toEqual([
      [1, 'PADARIA DO BAIRRO LTDA', 'employee', '1994-03-01', '1994-09-30', '1994-09'],
      [2, 'RECOLHIMENTO', 'individual', '2003-01-01', '2004-12-31', null],
      [3, 'LOJA DOIS S/A', 'employee', '2019-02-10', null, '2024-03'],
      [4, 'BAR TRES LTDA', 'employee', '2019-03-01', '2019-05-31', '2019-05'],
      [5, '6123456789', 'benefit', '2020-10-01', '2020-12-31', null],
    ])
    expect(pays(1)).toEqual([
      ['1994-06', 900000],
      ['1994-07', 350],
      ['1994-08', 350],
      ['1994-09', 1350.5],
    ])
    expect(pays(2)).toEqual([
      ['2003-01', 200],
      ['2003-02', 240],
      ['2003-05', 240],
    ])
    expect(periods[0]!.pays[2]!.indicators).toEqual(['IREM-INDPEND'])
    expect(periods[1]!.pays.map(({ indicators }) => indicators)).toEqual([['PREC-MENOR-MIN'], [], []])
  })

  it('parses one cell per line alike', () => {
    expect(cnisOf(STATEMENT.replaceAll(' ', '\n')).periods.map(({ pays: each }) => each)).toEqual(periods.map(({ pays: each }) => each))
  })

  it('reports gaps, overlapping jobs, indicators, open-ended periods and pay below the minimum', () => {
    const { gaps, overlaps, doubts } = historyOf({ birthDate, periods })
    expect(gaps).toEqual([
      { from: '1994-10-01', to: '2002-12-31' },
      { from: '2003-03-01', to: '2003-04-30' },
      { from: '2003-06-01', to: '2019-02-09' },
    ])
    expect(overlaps).toEqual([{ from: '2019-03-01', to: '2019-05-31' }])
    const said = doubts.join('\n')
    for (const words of [
      'sem correção',
      'IREM-INDPEND, PREC-MENOR-MIN',
      'O vínculo 3 não tem data de fim',
      'O vínculo 5 é um benefício',
      'completado: 2024-01',
    ])
      expect(said).toContain(words)
  })

  it('fills the retirement calculators: sums pay per month, counts days once, splits at the reform date', () => {
    const { feeds } = historyOf({ birthDate, periods })
    const input = (name: string) => feeds.find((feed) => feed.name === name)!.input
    expect(input('contribution-average')).toEqual({
      contributions: [
        { month: '1994-07', amount: 350 },
        { month: '1994-08', amount: 350 },
        { month: '1994-09', amount: 1350.5 },
        { month: '2003-01', amount: 200 },
        { month: '2003-02', amount: 240 },
        { month: '2003-05', amount: 240 },
        { month: '2019-02', amount: 1200 },
        { month: '2019-03', amount: 2500 },
        { month: '2024-01', amount: 900 },
        { month: '2024-03', amount: 2500 },
      ],
      reference_month: '2024-04',
      joined_before_1994_07: true,
    })
    // 214 + 59 + 31 days until 2003, 277 from 10/02/2019 to the reform, 1,877 in the whole last job.
    expect(input('retirement-transition')).toEqual({
      contribution_years: Math.floor(((214 + 90 + 1877) * 10_000) / 365) / 10_000,
      years_at_reform: Math.floor(((214 + 90 + 277) * 10_000) / 365) / 10_000,
      birth_date: '1970-03-07',
      reference_date: '2024-03-31',
    })
    expect(feeds.map(({ name, missing }) => [name, missing])).toEqual([
      ['contribution-average', ['contributions.factor']],
      ['inss-contribution-time', []],
      ['retirement-transition', ['sex']],
      ['when_to_retire', ['sex', 'average_salary']],
    ])
  })

  it('fills missing fields from the user, passes the average on, and applies the law of today', () => {
    const { feeds } = historyOf({ birthDate, periods: periods.filter(({ seq }) => seq > 2) })
    const asked: [string, Readonly<Record<string, unknown>>][] = []
    const ask = (name: string, input: Readonly<Record<string, unknown>>) => {
      asked.push([name, input])
      // The index of the newest month is unpublished.
      if (input.reference_month === '2026-11') return 'sem índice'
      return name === 'contribution-average' ? { averageUsed: 2100 } : {}
    }
    const facts = { sex: 'female', birthDate: null, averageSalary: null, today: '2026-11-17' } as const
    const answers = answersBy(feeds, facts, ask)
    expect(answers.map(({ problem, missing }) => [problem, missing])).toEqual(feeds.map(() => [null, []]))
    expect(
      asked.map(([name, { reference_month: month, reference_date: day, sex, average_salary: mean }]) => [name, month ?? day, sex, mean]),
    ).toEqual([
      ['contribution-average', '2026-11', 'female', undefined],
      ['contribution-average', '2026-10', 'female', undefined],
      ['inss-contribution-time', undefined, undefined, undefined],
      ['retirement-transition', '2026-11-17', 'female', 2100],
      ['when_to_retire', '2026-11-17', 'female', 2100],
    ])
    expect(answers[0]!.asOf).toBe('2026-10')
    expect(answersBy(feeds, { ...facts, sex: null }, ask).at(-1)).toMatchObject({ answer: null, missing: ['sex'] })
  })

  it('computes the average for the latest month covered by its index, without later contributions', () => {
    const { feeds } = historyOf({ birthDate, periods: periods.filter(({ seq }) => seq > 2) })
    const asked: unknown[] = []
    const ask = (name: string, { reference_month: month, contributions }: Readonly<Record<string, unknown>>) => {
      if (name !== 'contribution-average') return {}
      if (typeof month !== 'string' || month > '2024-02') return 'sem índice'
      asked.push(contributions)
      return { averageUsed: 1500 }
    }
    const [mean] = answersBy(feeds, { sex: 'male', birthDate: null, averageSalary: null, today: '2024-05-20' }, ask)
    expect(mean).toMatchObject({ asOf: '2024-02', problem: null, answer: { averageUsed: 1500 } })
    expect(asked).toEqual([
      [
        { month: '2019-02', amount: 1200 },
        { month: '2019-03', amount: 2500 },
        { month: '2024-01', amount: 900 },
      ],
    ])
  })

  it('recognizes affiliation before July 1994 from the contract, without pay in the statement', () => {
    const { feeds } = historyOf(
      cnisOf(
        `1 123.45678.90-1 12.345.678/0001-90 FÁBRICA UM Empregado 02/05/1985 30/11/1993 IEAN
2 123.45678.90-1 12.345.678/0001-90 FÁBRICA DOIS Empregado 01/02/2010 31/03/2010 PRPPS Remunerações 02/2010 900,00 03/2010 900,00`,
      ),
    )
    expect(feeds[0]!.input).toMatchObject({ joined_before_1994_07: true })
  })

  it('parses single-word indicators', () => {
    const { periods: found } = cnisOf('1 123.45678.90-1 12.345.678/0001-90 FÁBRICA UM Empregado 02/05/1985 30/11/1993 IEAN')
    expect(found[0]!.indicators).toEqual(['IEAN'])
  })

  it('returns an empty history with a warning for an empty statement', () => {
    const nothing = cnisOf('CNIS')
    expect(historyOf(nothing)).toMatchObject({ gaps: [], feeds: [], doubts: [expect.stringContaining('Nenhum vínculo')] })
  })
})
