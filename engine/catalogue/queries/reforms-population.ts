import * as z from 'zod'
import { InvalidInput } from '../../core/errors.ts'
import { word } from '../../core/text/language.ts'
import { query } from '../../operation/definition/query.ts'
import { choice, count, integer, list, number, object, text } from '../../operation/input/fields.ts'
import { lawField } from '../../operation/input/law-field.ts'
import { populationUnder } from '../population/answer.ts'
import { YEARS } from '../population/model.ts'

const band = (label: string) => z.array(z.number()).meta({ description: label })
const side = (label: string) =>
  object(label, {
    share: number('Parte dos declarantes, de 0 a 1'),
    shareRange: band('Entre quanto e quanto'),
    meanChange: number('Quanto muda a renda líquida de cada um, por ano, em R$'),
  })

/** Cost in evaluations: equals this many light calculations. */
const EVALUATIONS = 400

export default query({
  id: 'reforms-population',
  title: 'Uma mudança do imposto de renda em todo o país',
  slug: 'reforma-no-pais',
  summary:
    'O imposto de renda anual de quem declara, na lei e em uma mudança dela: arrecadação, quem ganha e quem perde, por décimo de renda, e o Gini, cada número com a margem de erro medida, o ano e a fonte dos dados. É uma estimativa sobre declarantes, não sobre todos os brasileiros.',
  tag: 'Tabelas',
  path: '/v1/reforms/population',
  rows: 'deciles',
  // Evaluates every data cell under both laws.
  evaluations: () => EVALUATIONS,
  cache: 'day',
  input: {
    law: lawField,
    year: count('O ano dos dados', { min: 2006, max: 2020, hint: '2013, 2019 ou 2020' }, 'year').default(2020),
    money: choice('O dinheiro', ['own', '2026'], { own: 'Do ano dos dados, com a lei dele', '2026': 'De 2026, com a lei de hoje' }).default(
      '2026',
    ),
    declarants: integer('Quantos declarantes supor', { hint: 'Omitido: os do ano dos dados, ou os últimos publicados' }).optional(),
    uf: text('Estado', { hint: 'Ainda não há dados por estado' }).optional(),
  },
  result: z.object({
    hypothetical: z.literal(true).meta({ description: 'É de uma lei hipotética, que não vale' }),
    reform: object('A mudança', {
      id: text('O nome dela'),
      text: text('Em um texto'),
      title: text('Em palavras'),
      changes: z.array(z.record(z.string(), z.unknown())).meta({ description: 'Cada número que fica outro' }),
      warnings: z.array(z.record(z.string(), z.unknown())).meta({ description: 'O que se avisa' }),
    }),
    year: integer('O ano dos dados'),
    money: text('O dinheiro'),
    factors: object('Por quanto os dados foram multiplicados', {
      money: number('Rendas, limites e deduções'),
      declarants: number('Declarantes'),
    }),
    declarants: integer('Declarantes'),
    revenue: object('Arrecadação, em milhões de R$ por ano', {
      before: number('Na lei'),
      after: number('Na hipótese'),
      difference: number('A diferença'),
      percent: number('A diferença, em %'),
      beforeRange: band('Entre quanto e quanto, na lei'),
      differenceRange: band('Entre quanto e quanto, a diferença'),
    }),
    winners: side('Quem ganha'),
    losers: side('Quem perde'),
    same: side('Para quem muda menos de R$ 1,00 por ano'),
    deciles: list(
      'Por décimo de declarantes, do que tem menos renda ao que tem mais',
      object('Um décimo', {
        decile: integer('Décimo'),
        from: number('Renda desde'),
        to: number('Renda até'),
        meanIncome: number('Renda média'),
        meanChange: number('Quanto muda a renda líquida, em R$ por ano', { hint: 'Nulo onde não se estima' }).nullable(),
        range: band('Entre quanto e quanto').nullable(),
        percentOfIncome: number('Em % da renda').nullable(),
        effectiveBefore: number('Imposto em % da renda, na lei').nullable(),
        effectiveAfter: number('Imposto em % da renda, na hipótese').nullable(),
      }),
    ),
    gini: object('Gini da renda líquida', {
      before: number('Na lei'),
      after: number('Na hipótese'),
      differenceRange: band('Entre quanto e quanto muda'),
    }),
    uncertainty: object('A margem de erro', {
      model: text('Como foi medida'),
      total: number('Da arrecadação, em %'),
      byDecile: z.array(z.number().nullable()).meta({ description: 'De cada décimo, em %; nulo onde não se estima' }),
    }),
    covers: text('Quem está nos dados'),
    doesNotCover: text('Quem e o que não está'),
    source: text('A fonte'),
  }),
  examples: [
    { title: 'A volta da lei de 2025, em dinheiro de 2026', input: { law: 'irpf-annual=@2025-01-01' } },
    { title: 'O desconto simplificado até R$ 25.000,00, em 2020', input: { law: 'irpf-annual/simplified/cap=25000', money: 'own' } },
  ],
  answer: ({ law, year, money, declarants, uf }, ports) => {
    const chosen = YEARS.find((each) => each === year)
    if (chosen === undefined)
      throw new InvalidInput([
        {
          field: 'year',
          code: 'not_covered',
          message: word`há dados de ${YEARS.join(', ')}; veio ${year}`,
          english: `there are data of ${YEARS.join(', ')}; got ${year}`,
        },
      ])
    return populationUnder({ law, year: chosen, money, declarants, uf }, ports)
  },
})
